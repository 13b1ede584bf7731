import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import classes from './split-pane.module.css'

interface SplitPaneProps {
  /** Of the element around the rows. */
  readonly rows?: ComponentPropsWithoutRef<'div'>
  readonly children: ReactNode
  /** A `SidePane`, or what becomes one. */
  readonly pane: ReactNode
}

/** The rows of a list, and beside them the record that is looked at. */
export function SplitPane({ rows, children, pane }: SplitPaneProps) {
  return (
    <div className={classes['beside']}>
      <div className={classes['rows']} {...rows}>
        {children}
      </div>
      {pane}
    </div>
  )
}

/** From the bar to the lower edge; what is in it scrolls by itself. */
export function SidePane(props: Omit<ComponentPropsWithoutRef<'aside'>, 'className'>) {
  return <aside className={classes['pane']} {...props} />
}
