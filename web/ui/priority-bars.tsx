import { useTranslation } from 'react-i18next'
import classes from './priority-bars.module.css'

export type Priority = 'LOW' | 'NORMAL' | 'HIGH'

/** Three bars and the word. */
export function PriorityBars({ priority }: { priority: Priority }) {
  const { t } = useTranslation('kit')
  return (
    <span className={classes['priority']} data-priority={priority}>
      <span className={classes['bars']} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      {t(`priority_${priority}`)}
    </span>
  )
}
