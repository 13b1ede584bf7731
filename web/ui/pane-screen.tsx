import type { ReactNode } from 'react'
import classes from './pane-screen.module.css'

interface PaneScreenProps {
  /** The name of the pane, as it is heard. */
  readonly label: string
  /** The first line of the pane. */
  readonly head: ReactNode
  /** The entries of the pane. */
  readonly pane: ReactNode
  /** On a phone the pane stands above the screen; otherwise the screen brings its own way to it. */
  readonly phone?: 'above' | 'none'
  readonly children: ReactNode
}

/** A screen with the places of its module beside it: the pane keeps its place while the screen scrolls. */
export function PaneScreen({ label, head, pane, phone = 'none', children }: PaneScreenProps) {
  return (
    <div className={classes['screen']}>
      <nav className={classes['pane']} aria-label={label} data-pane={phone}>
        <header className={classes['head']}>{head}</header>
        {pane}
      </nav>
      <div className={classes['content']}>{children}</div>
    </div>
  )
}
