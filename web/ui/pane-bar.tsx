import type { ReactNode } from 'react'
import classes from './pane-bar.module.css'
import { RecordStar } from './record-star.tsx'
import { UserText } from './user-text.tsx'

interface PaneBarProps {
  readonly title: string
  /** The id of the record. */
  readonly record?: string | undefined
  /** Between the title and the buttons. */
  readonly beside?: ReactNode
  /** Buttons at the end of the line. */
  readonly children: ReactNode
}

/** The first line of what stands beside a list. */
export function PaneBar({ title, record, beside, children }: PaneBarProps) {
  return (
    <header className={classes['bar']}>
      <h3>
        <UserText text={title} lines={1} />
      </h3>
      {beside}
      <div className={classes['end']}>
        <RecordStar id={record} />
        {children}
      </div>
    </header>
  )
}
