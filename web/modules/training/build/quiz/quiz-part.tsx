import { MAX_QUESTIONS } from '@diwan/contract/training/limits'
import { quizProblems } from '@diwan/core/quiz/problems'
import { MARKS_MAX } from '@diwan/core/quiz/question'
import type { Field } from '@diwan/core/fields/field'
import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../../../../kit/problem-words.ts'
import { FieldsEditor, type EditorOptions } from '../../../fields/public.ts'
import type { PartProps } from '../../types.ts'
import { QUESTION_TYPES, totalOf, withFields, withMarks, withRight } from '../../model/questions.ts'
import { QuizRules } from './quiz-rules.tsx'
import { RightAnswerEditor } from './right-answer.tsx'
import classes from '../build.module.css'

/** How a quiz is taken, and what it asks, with what is right. */
export default function QuizPart({ lesson, errors, onChange }: PartProps<'quiz'>) {
  const { t } = useTranslation(['training', 'checks'])
  const { questions, rights } = lesson
  const problems = new Map(quizProblems(questions, rights).map(({ key, code }) => [key, fieldText({ path: '', code })]))
  const questionOf = (key: string) => questions.find(({ field }) => field.key === key)
  const options: EditorOptions = {
    types: QUESTION_TYPES,
    most: MAX_QUESTIONS,
    plain: true,
    words: { list: t('questions'), none: t('noQuestions'), add: t('addQuestion') },
    mark: ({ key }) => t('marksOf', { count: questionOf(key)?.marks ?? 1 }),
    lacking: ({ key }) => problems.get(key),
    more: (field: Field) => (
      <>
        <RightAnswerEditor
          field={field}
          solution={rights[field.key]}
          error={errors[`questions.${questions.findIndex((one) => one.field.key === field.key)}`]}
          onChange={(right) => onChange({ rights: withRight(rights, field.key, right) }, `${field.key}.right`)}
        />
        <NumberInput
          className={classes['figure'] ?? ''}
          label={t('marks')}
          min={1}
          max={MARKS_MAX}
          allowDecimal={false}
          value={questionOf(field.key)?.marks ?? 1}
          onChange={(marks) =>
            typeof marks === 'number' &&
            marks >= 1 &&
            onChange({ questions: withMarks(questions, field.key, marks) }, `${field.key}.marks`)
          }
        />
      </>
    ),
  }
  return (
    <>
      <QuizRules lesson={lesson} errors={errors} onChange={onChange} />
      <h2>
        {t('questions')}
        {questions.length > 0 && (
          <small>
            {t('questionCount', { count: questions.length })} · {t('marksOf', { count: totalOf(questions) })}
          </small>
        )}
      </h2>
      {errors['questions'] && (
        <p className={classes['error']} role="alert">
          {t('noQuestions')}
        </p>
      )}
      <FieldsEditor
        fields={questions.map(({ field }) => field)}
        errors={fieldErrors(errors)}
        options={options}
        onChange={(fields, where) => onChange(withFields(lesson, fields), where)}
      />
    </>
  )
}

/** `questions.2.field.labelAr` is `2.labelAr` among the fields. */
const fieldErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      const [, at, inside] = /^questions\.(\d+)(?:\.field\.(.+))?$/.exec(path) ?? []
      return at === undefined ? [] : [[`${at}.${inside ?? 'right'}`, text]]
    }),
  )
