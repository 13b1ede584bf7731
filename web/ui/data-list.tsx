import { Skeleton } from '@mantine/core'
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../kit/problem.ts'
import classes from './data-list.module.css'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { MoreRows } from './more-rows.tsx'
import { walkRows } from './walk-rows.ts'

export interface Column<Row> {
  readonly name: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** In pixels; the first column takes what is left. */
  readonly width?: number
  /** Left out where the list is narrower than 1120 px and wider than a phone; cards show it again. */
  readonly wide?: boolean
}

export interface DataListProps<Row> {
  readonly label: string
  readonly list: Pick<
    UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>, Error>,
    'data' | 'error' | 'isPaused' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
  /** What a row opens: its whole width is the target of the first cell's button. */
  readonly onOpen?: (row: Row) => void
  readonly empty?: { title?: string; text?: string; action?: ReactNode }
}

/** A paged list in all its states. At phone width each row is a card. Arrows walk through rows that open. */
export function DataList<Row>({ label, list, columns, keyOf, onOpen, empty = {} }: DataListProps<Row>) {
  const rows = list.data?.pages.flatMap(({ items }) => items)
  if (!rows && list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (!rows && list.isPaused) return <ErrorState error={new Problem('unavailable')} />
  if (!rows) return <DataListSkeleton />
  if (rows.length === 0) return <EmptyState {...empty} />
  return (
    <>
      <div className={classes['frame']}>
        <table className={classes['table']} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ name, head, width, wide }) => (
                <th key={name} scope="col" data-wide={wide} style={width === undefined ? {} : { inlineSize: width }}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={keyOf(row)} row={row} columns={columns} {...(onOpen && { onOpen })} />
            ))}
          </tbody>
        </table>
      </div>
      <MoreRows list={list} />
    </>
  )
}

function Line<Row>({ row, columns, onOpen }: Pick<DataListProps<Row>, 'columns' | 'onOpen'> & { row: Row }) {
  const [first, ...others] = columns
  if (!first) return null
  return (
    <tr className={classes['row']} data-opens={onOpen !== undefined}>
      <td className={classes['first']}>
        {onOpen ? (
          <button type="button" className={classes['open']} data-row onClick={() => onOpen(row)} onKeyDown={walkRows}>
            {first.cell(row)}
          </button>
        ) : (
          first.cell(row)
        )}
      </td>
      {others.map(({ name, head, cell, wide }) => (
        <td key={name} data-wide={wide}>
          <span className={classes['label']} aria-hidden>
            {head}
          </span>
          <span className={classes['value']}>{cell(row)}</span>
        </td>
      ))}
    </tr>
  )
}

const SHAPES = [38, 52, 30, 44, 60, 36]

function DataListSkeleton() {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['frame']} role="status" aria-label={t('loading')}>
      {SHAPES.map((width) => (
        <div key={width} className={classes['shape']}>
          <Skeleton height={12} width={`${width}%`} radius={6} />
          <Skeleton height={12} width="16%" radius={6} />
          <Skeleton height={12} width="12%" radius={6} />
        </div>
      ))}
    </div>
  )
}
