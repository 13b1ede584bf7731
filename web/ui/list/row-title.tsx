import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, ReactNode } from 'react'
import { walkCells } from '../walk-cells.ts'
import { walkRows } from '../walk-rows.ts'
import classes from './data-table.module.css'
import type { RowOf } from './row-of.ts'
import type { Selection } from './use-selection.ts'

interface RowTitleProps<Row> {
  readonly row: Row
  readonly of: RowOf<Row>
  readonly id: string
  readonly selection: Selection<Row> | undefined
  readonly onLeave: (id: string) => void
}

export function RowTitle<Row>({ row, of, id, selection, onLeave }: RowTitleProps<Row>) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    selection?.keys(event, id)
    if (!event.defaultPrevented) walkRows(event)
    if (!event.defaultPrevented && event.key.startsWith('Arrow')) walkCells(event)
  }
  return (
    <>
      <span className={classes['title']}>
        <Opener row={row} of={of} id={id} onKeyDown={press} onLeave={() => onLeave(id)} />
        {of.beside?.(row)}
      </span>
      {of.below?.(row)}
    </>
  )
}

interface OpenerProps<Row> extends Pick<RowTitleProps<Row>, 'row' | 'of' | 'id'> {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onLeave: () => void
}

function Opener<Row>({ row, of, id, onKeyDown, onLeave }: OpenerProps<Row>): ReactNode {
  const words = of.title(row)
  const shared = { className: classes['open'], 'data-row': true, 'data-id': id, onKeyDown }
  if (of.link)
    return (
      <Link {...of.link(row)} {...shared} onClick={onLeave}>
        {words}
      </Link>
    )
  if (!of.onOpen) return <span className={classes['text']}>{words}</span>
  return (
    <button type="button" {...shared} onClick={() => of.onOpen?.(row)}>
      {words}
    </button>
  )
}
