import type { Attachment } from '@diwan/contract/files/schemas'
import type { Marking } from '@diwan/contract/training/schemas/quiz'
import type { Answer } from '@diwan/core/fields/field'
import { givenAnswers } from '@diwan/core/fields/given'
import { isEmpty, readAnswer } from '@diwan/core/fields/read'
import type { Question } from '@diwan/core/quiz/question'
import { IconCheck, IconCircleDashed, IconMinus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { numberText, useLocalName } from '../../../kit/formats.ts'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { AnswerText } from '../../fields/reading.ts'
import { judgementOf, type Judgement } from '../model/judgement.ts'
import classes from './quiz.module.css'
import { RightAnswerText } from './right-answer-text.tsx'

interface MarkedQuestionProps {
  readonly question: Question
  readonly number: number
  readonly answer: Answer | undefined
  readonly files: readonly Attachment[]
  readonly marking: z.infer<typeof Marking> | undefined
  /** Below it: where it is marked. */
  readonly children?: ReactNode
}
const signs: Readonly<Record<Judgement, typeof IconCheck>> = {
  right: IconCheck,
  partly: IconMinus,
  wrong: IconX,
  unanswered: IconMinus,
  owed: IconCircleDashed,
  marked: IconCheck,
  dropped: IconMinus,
}

/** One question, what was answered, and how it was marked: in words, not by its colour alone. */
export function MarkedQuestion({ question: { field, marks }, number, answer, files, marking, children }: MarkedQuestionProps) {
  const { t, i18n } = useTranslation(['training', 'fields'])
  const nameOf = useLocalName()
  const label = nameOf({ nameAr: field.labelAr, nameEn: field.labelEn })
  const reading = answer === undefined || isEmpty(answer) ? undefined : readAnswer(field, answer)
  const value = reading && ('value' in reading ? reading.value : answer)
  const named = (id: string) => files.filter((file) => file.id === id).map(({ name }) => ({ nameAr: name, nameEn: name }))[0]
  const [given] = value === undefined ? [] : givenAnswers([field], { [field.key]: value }, named)
  const judgement = marking && judgementOf(field.type, marking, given !== undefined)
  const figures = { points: numberText(marking?.marks ?? 0, i18n.language), total: numberText(marks, i18n.language) }
  return (
    <li data-question={field.key} data-judgement={judgement} aria-label={label}>
      <header>
        <span className={classes['number']}>{t('questionNumber', { number })}</span>
        {judgement && <Judged judgement={judgement} />}
        <span className={classes['points']}>
          {marking && marking.marks !== null && !marking.dropped ? t('pointsOf', figures) : t('marksOf', { count: marks })}
        </span>
      </header>
      <h3>
        <LinkedText text={label} />
      </h3>
      <dl>
        <div>
          <dt>{t('givenAnswer')}</dt>
          <dd>{given ? <AnswerText answer={given} /> : t('notAnswered', { ns: 'fields' })}</dd>
        </div>
        {marking?.right && marking.right.type !== 'long_text' && marking.right.type !== 'file' && (
          <div data-right>
            <dt>{t('rightAnswer')}</dt>
            <dd>
              <RightAnswerText field={field} solution={marking.right} />
            </dd>
          </div>
        )}
        {marking && marking.comment !== '' && !children && (
          <div data-comment>
            <dt>{t('markComment')}</dt>
            <dd>
              <LinkedText text={marking.comment} />
            </dd>
          </div>
        )}
      </dl>
      {children}
    </li>
  )
}

function Judged({ judgement }: { judgement: Judgement }) {
  const { t } = useTranslation('training')
  const Sign = signs[judgement]
  return (
    <span className={classes['judgement']}>
      <Sign size={16} stroke={2} aria-hidden />
      {t(`judged_${judgement}`)}
    </span>
  )
}
