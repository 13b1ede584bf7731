import { Fragment, useRef } from 'react'
import { useColumnsOf } from '../../kit/list/kept-columns.ts'
import { useWidth } from '../use-width.ts'
import { columnsIn, tellingColumns, type Column } from './columns.ts'
import classes from './data-table.module.css'
import type { RowOf, Shape } from './row-of.ts'
import { TableHead, type HeadProps } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useRowCommands, useWalkKeys } from './use-row-commands.ts'
import { useReturn } from './use-return.ts'
import type { Selection } from './use-selection.ts'
import { useSteadyRows } from './use-steady-rows.ts'

export interface DataTableProps<Row> extends Pick<HeadProps<Row>, 'order'> {
  readonly label: string
  /** Under this name the columns are chosen and their widths kept. */
  readonly name?: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly of: RowOf<Row>
  readonly selection?: Selection<Row> | undefined
  readonly chooseAll?: string
  /** The record that stands beside the list. */
  readonly current?: string | undefined
  /** Two lines a row, where a record stands beside the list. */
  readonly lines?: boolean
}

/** Under this width a row is a card. */
const CARDS = 420
/** A box, or the dot of what is unread. */
export const MARK = 16

export const shapeIn = (width: number, lines: boolean): Shape => (lines ? 'lines' : width < CARDS ? 'cards' : 'table')

/** Rows of 40 px from edge to edge; without room first columns give way, and under 420 px each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, name, columns, of, selection, chooseAll, current, lines = false, order } = props
  const frame = useRef<HTMLDivElement>(null)
  const table = useWidth(frame)
  const kept = useColumnsOf(name)
  const marked = selection !== undefined || of.unread !== undefined
  const shape = shapeIn(table, lines)
  const shown = columnsIn(tellingColumns(columns, kept, props.rows), kept, {
    table,
    window: window.innerWidth,
    before: marked ? MARK + 12 : 0,
  })
  const steady = useSteadyRows(frame, props.rows, of.keyOf, `${order?.sort} ${order?.direction}`)
  const { rows } = steady
  const back = useReturn(frame, rows.length > 0)
  useWalkKeys(frame)
  const reach = useRowCommands({ rows, of, selection, current })
  return (
    <div
      ref={frame}
      className={classes['frame']}
      onFocus={(event) => {
        reach(event)
        steady.onFocus(event)
      }}
      onBlur={steady.onBlur}
      data-shape={shape}
      data-chooses={selection !== undefined || undefined}
      data-choosing={selection?.choosing || undefined}
    >
      <table className={classes['table']} aria-label={label} data-marked={marked || undefined}>
        {shape === 'table' && (
          <TableHead
            name={name}
            columns={shown}
            kept={kept}
            marked={marked}
            order={order}
            selection={selection}
            all={chooseAll}
          />
        )}
        <tbody>
          {rows.map((row, place) => (
            <Fragment key={of.keyOf(row)}>
              <GroupHead
                title={headOf(of, row, rows[place - 1])}
                span={shape === 'table' ? shown.length + (marked ? 1 : 0) : 1}
              />
              <TableRow
                row={row}
                of={of}
                shape={shape}
                columns={shown}
                marked={marked}
                selection={selection}
                current={of.keyOf(row) === current}
                onLeave={back.leave}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The head of a group where it differs from that of the row before. */
function headOf<Row>({ groupOf }: RowOf<Row>, row: Row, before: Row | undefined): string | undefined {
  const head = groupOf?.(row)
  return before !== undefined && groupOf?.(before) === head ? undefined : head
}

function GroupHead({ title, span }: { title: string | undefined; span: number }) {
  return (
    title !== undefined && (
      <tr className={classes['group']}>
        <th colSpan={span} scope="rowgroup">
          {title}
        </th>
      </tr>
    )
  )
}
