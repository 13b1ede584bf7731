import { useTranslation } from 'react-i18next'
import classes from './priority-bars.module.css'

export type Priority = 'LOW' | 'NORMAL' | 'HIGH'

/** Three bars and the word; in a list the word is in the tooltip. */
export function PriorityBars({ priority, bare = false }: { priority: Priority; bare?: boolean }) {
  const { t } = useTranslation('kit')
  const word = t(`priority_${priority}`)
  return (
    <span
      className={classes['priority']}
      data-priority={priority}
      {...(bare && { role: 'img', 'aria-label': word, title: word })}
    >
      <span className={classes['bars']} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      {!bare && word}
    </span>
  )
}
