import { StatusBadge, type Status } from '../status-badge.tsx'
import classes from './status-press.module.css'

interface StatusPressProps {
  readonly status: Status
  /** What pressing it does. */
  readonly title: string
  readonly onPress: () => void
}

/** Pressed, the list holds only records of this status. */
export function StatusPress({ status, title, onPress }: StatusPressProps) {
  return (
    <button type="button" className={classes['press']} tabIndex={-1} title={title} onClick={onPress}>
      <StatusBadge status={status} />
    </button>
  )
}
