import { Checkbox } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { coverColumns } from './cover-columns.ts'
import { isTitle, type Column } from './columns.ts'
import classes from './data-table.module.css'
import { EditCell } from './edit-cell.tsx'
import { RowLines } from './row-lines.tsx'
import type { RowOf, Shape } from './row-of.ts'
import { RowTitle } from './row-title.tsx'
import type { Selection } from './use-selection.ts'

interface TableRowProps<Row> {
  readonly row: Row
  readonly of: RowOf<Row>
  readonly shape: Shape
  readonly columns: readonly Column<Row>[]
  readonly marked: boolean
  readonly selection: Selection<Row> | undefined
  readonly current: boolean
  readonly onLeave: (id: string) => void
}

/** The title opens the record, and its target is the whole row. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, of, shape, columns, marked, selection, current } = props
  const id = of.keyOf(row)
  const [reached, setReached] = useState(false) // its buttons come with the first pointer or focus, and stay
  const reach = () => setReached(true)
  const unread = of.unread?.(row) ?? false
  const box = selection && (
    <Checkbox
      size="xs"
      radius={5}
      className={classes['box']}
      aria-label={of.choose?.(row)}
      checked={selection.has(id)}
      onChange={(event) => selection.toggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
    />
  )
  const title = <RowTitle {...props} id={id} />
  const actions = reached && of.actions?.(row)
  return (
    <tr
      className={classes['row']}
      data-opens={of.link || of.onOpen ? true : undefined}
      data-chosen={selection?.has(id)}
      data-current={current || undefined}
      data-unread={unread || undefined}
      {...of.marks?.(row)}
      {...(of.actions && { onPointerEnter: reach, onFocus: reach })}
    >
      {shape === 'table' ? (
        <>
          {marked && (
            <td className={classes['mark']}>
              {unread && <i className={classes['dot']} />}
              {box}
            </td>
          )}
          {columns.map((column, place) => (
            <td key={column.name} data-column={column.name}>
              <Cell row={row} column={column} title={title} />
              {actions && place === columns.length - 1 && (
                <span ref={coverColumns} className={classes['actions']}>
                  {actions}
                </span>
              )}
            </td>
          ))}
        </>
      ) : (
        <td className={classes['whole']}>
          <RowLines row={row} of={of} shape={shape} columns={columns} title={title} unread={unread} />
          {box}
        </td>
      )}
    </tr>
  )
}

function Cell<Row>({ row, column, title }: { row: Row; column: Column<Row>; title: ReactNode }) {
  if (isTitle(column)) return title
  return column.edit?.may(row) ? <EditCell row={row} column={column} edit={column.edit} /> : column.cell(row)
}
