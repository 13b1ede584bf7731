import type { ComponentPropsWithoutRef, KeyboardEvent, ReactNode } from 'react'
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

/** From the bar to the lower edge; what is in it scrolls by itself. Escape leads back to the row that it shows. */
export function SidePane(props: Omit<ComponentPropsWithoutRef<'aside'>, 'className' | 'onKeyDown'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of what is in it
    <aside className={classes['pane']} onKeyDown={backToRow} data-side-pane {...props} />
  )
}

function backToRow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || event.isDefaultPrevented()) return
  const rows = event.currentTarget.parentElement
  const row = rows?.querySelector<HTMLElement>('[data-current] [data-row]') ?? rows?.querySelector<HTMLElement>('[data-row]')
  if (!row) return
  event.preventDefault()
  row.focus()
}
