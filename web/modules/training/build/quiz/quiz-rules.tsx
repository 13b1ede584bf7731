import { MAX_ATTEMPTS, MAX_QUESTIONS, MAX_QUIZ_MINUTES } from '@diwan/contract/training/limits'
import { FEEDBACK } from '@diwan/contract/training/vocabulary'
import { NumberInput, Select, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PartProps } from '../../types.ts'
import classes from '../build.module.css'

type Figure = 'pass' | 'attempts' | 'minutes' | 'count'
const most: Readonly<Record<Figure, number>> = {
  pass: 100,
  attempts: MAX_ATTEMPTS,
  minutes: MAX_QUIZ_MINUTES,
  count: MAX_QUESTIONS,
}

/** When it is passed, how often and how long it may be tried, and what is drawn. */
export function QuizRules({ lesson, errors, onChange }: PartProps<'quiz'>) {
  const { t } = useTranslation('training')
  const figure = (name: Figure) => {
    const mayBeEmpty = name === 'minutes' || name === 'count'
    return (
      <NumberInput
        data-field={name}
        label={t(`quiz_${name}`)}
        {...(mayBeEmpty && { placeholder: t(`quiz_${name}_none`) })}
        min={1}
        max={most[name]}
        allowDecimal={false}
        value={lesson[name] ?? ''}
        error={errors[name]}
        onChange={(typed) => {
          if (typeof typed === 'number') onChange({ [name]: typed })
          else if (typed === '' && mayBeEmpty) onChange({ [name]: null })
        }}
      />
    )
  }
  const turned = (name: 'shuffleQuestions' | 'shuffleOptions') => (
    <Switch label={t(name)} checked={lesson[name]} onChange={(event) => onChange({ [name]: event.currentTarget.checked })} />
  )
  return (
    <>
      <div className={classes['figures']}>
        {figure('pass')}
        {figure('attempts')}
        {figure('minutes')}
        {figure('count')}
      </div>
      {turned('shuffleQuestions')}
      {turned('shuffleOptions')}
      <Select
        data-field="feedback"
        label={t('feedback')}
        data={FEEDBACK.map((value) => ({ value, label: t(`feedback_${value}`) }))}
        value={lesson.feedback}
        allowDeselect={false}
        onChange={(feedback) => feedback && onChange({ feedback })}
      />
    </>
  )
}
