import { useTranslation } from 'react-i18next'
import classes from './course.module.css'

interface CourseProgressProps {
  /** Of the required lessons. */
  readonly done: number
  readonly required: number
}

/** How far a course has come: a line which grows from where the reader begins to read, and its numbers. */
export function CourseProgress({ done, required }: CourseProgressProps) {
  const { t } = useTranslation('training')
  const part = required === 0 ? 1 : done / required
  return (
    <span className={classes['progress']} data-done={done} data-required={required}>
      <span
        className={classes['track']}
        role="progressbar"
        aria-label={t('progressColumn')}
        aria-valuemin={0}
        aria-valuemax={Math.max(required, 1)}
        aria-valuenow={required === 0 ? 1 : done}
        aria-valuetext={t('progressOf', { done, required })}
      >
        <i style={{ inlineSize: `${part * 100}%` }} />
      </span>
      <span className={classes['numbers']} aria-hidden>
        {t('requiredDone', { done, required })}
      </span>
    </span>
  )
}
