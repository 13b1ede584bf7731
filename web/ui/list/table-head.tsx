import type { Direction } from '@diwan/contract/kit/list'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { END, GAP, START, widthOf, type Column, type KeptColumns } from './columns.ts'
import { ChooseAll } from './choose-all.tsx'
import classes from './data-table.module.css'
import { ColumnEdge } from './column-edge.tsx'
import type { Selection } from './use-selection.ts'

export interface HeadProps<Row> {
  readonly name: string | undefined
  readonly columns: readonly Column<Row>[]
  readonly kept: KeptColumns
  readonly marked: boolean
  readonly selection: Selection<Row> | undefined
  readonly all: string | undefined
  /** What the list is sorted by, where a head may change it. */
  readonly order?:
    | { readonly sort: string; readonly direction: Direction; readonly change: (sort: string, direction: Direction) => void }
    | undefined
}

export function TableHead<Row>({ name, columns, kept, marked, selection, all, order }: HeadProps<Row>) {
  const { t } = useTranslation('kit')
  return (
    <thead>
      <tr>
        {marked && (
          <th scope="col" className={classes['mark']}>
            {selection && <ChooseAll label={all ?? t('chooseAll')} className={classes['box']} selection={selection} />}
          </th>
        )}
        {columns.map((column, place) => (
          <Head
            key={column.name}
            list={name}
            column={column}
            width={widthOf(column, kept)}
            around={GAP + (place === 0 && !marked ? START : 0) + (place === columns.length - 1 ? END : 0)}
            order={order}
          />
        ))}
      </tr>
    </thead>
  )
}

interface CellProps<Row> extends Pick<HeadProps<Row>, 'order'> {
  readonly list: string | undefined
  readonly column: Column<Row>
  readonly width: number | undefined
  /** Its padding. */
  readonly around: number
}

function Head<Row>({ list, column, width, around, order }: CellProps<Row>) {
  const { t } = useTranslation('kit')
  const { name, head, sign, sort } = column
  const sorted = order !== undefined && sort !== undefined && order.sort === sort ? order.direction : undefined
  const Arrow = sorted === 'rising' ? IconArrowUp : IconArrowDown
  const words = sign ? (
    <span role="img" aria-label={head} title={head}>
      {sign}
    </span>
  ) : (
    head
  )
  return (
    <th
      scope="col"
      aria-label={head}
      data-column={name}
      aria-sort={sorted && (sorted === 'rising' ? 'ascending' : 'descending')}
      style={width === undefined ? {} : { inlineSize: width + around }}
    >
      {order && sort !== undefined ? (
        <button
          type="button"
          className={classes['sort']}
          title={t('sortBy', { name: head })}
          onClick={() => order.change(sort, sorted === 'falling' ? 'rising' : 'falling')}
        >
          {words}
          {sorted && <Arrow size={15} stroke={1.8} aria-hidden />}
        </button>
      ) : (
        words
      )}
      {list !== undefined && width !== undefined && <ColumnEdge list={list} column={column} width={width} />}
    </th>
  )
}
