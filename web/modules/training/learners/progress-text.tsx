import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import classes from './learners.module.css'

/** Required lessons that are done, of all of them; nothing before it was begun. */
export function ProgressText({ of: { done, required } }: { of: Pick<Enrolment, 'done' | 'required'> }) {
  const { t, i18n } = useTranslation('training')
  if (required === 0) return null
  return (
    <span className={classes['progress']}>
      <progress max={required} value={done} aria-label={t('progressHead')} />
      <span>{t('doneOf', { done: numberText(done, i18n.language), all: numberText(required, i18n.language) })}</span>
    </span>
  )
}
