import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import type { Column as TableColumn } from './list/columns.ts'
import { DataTable } from './list/data-table.tsx'
import { ListRows, type ListRowsProps } from './list/list-rows.tsx'
import { ListSkeleton } from './list/list-skeleton.tsx'
import type { Selection } from './list/use-selection.ts'

export interface Column<Row> {
  readonly name: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** In pixels; the first column takes what is left. */
  readonly width?: number
  /** Gives way first where the list is narrow, the last of them before the others. */
  readonly wide?: boolean
  /** Shown only where somebody chooses it. */
  readonly hidden?: boolean
}

export interface DataListProps<Row> extends Pick<ListRowsProps<Row>, 'unmatched'> {
  readonly label: string
  /** Under this name the columns are chosen and their widths kept. */
  readonly name?: string
  readonly list: Pick<
    UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>, Error>,
    'data' | 'error' | 'isPaused' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
  /** What a row opens: its whole width is the target of the first cell's button. */
  readonly onOpen?: (row: Row) => void
  /** The heading above the first row of each group of neighbours. */
  readonly groupOf?: (row: Row) => string
  readonly empty?: { title?: string; text?: string; action?: ReactNode }
  /** Rows can be chosen: what the box of each says, and that of all. */
  readonly choosing?: { readonly selection: Selection<Row>; readonly one: (row: Row) => string; readonly all: string }
}

const USUAL_WIDTH = 150

/** A paged list in all its states, of a screen that has more than this list. Arrows walk through rows that open. */
export function DataList<Row>({
  label,
  name,
  list,
  columns,
  keyOf,
  onOpen,
  groupOf,
  empty = {},
  unmatched,
  choosing,
}: DataListProps<Row>) {
  const [first, ...others] = columns
  if (!first) return null
  const drawn: TableColumn<Row>[] = [
    { name: first.name, head: first.head, cell: first.cell },
    ...others.map(({ wide, hidden, width = USUAL_WIDTH, ...column }, place) => ({
      ...column,
      width,
      ...(hidden && { optional: true, hidden }),
      rank: wide ? -place : others.length - place,
    })),
  ]
  return (
    <ListRows
      list={list}
      skeleton={<ListSkeleton columns={drawn} />}
      empty={<EmptyState {...empty} literally="noData" />}
      unmatched={unmatched}
    >
      {(rows) => (
        <DataTable
          label={label}
          {...(name !== undefined && { name })}
          rows={rows}
          columns={drawn}
          of={{
            keyOf,
            title: first.cell,
            ...(onOpen && { onOpen }),
            ...(groupOf && { groupOf }),
            ...(choosing && { choose: choosing.one }),
          }}
          {...(choosing && { selection: choosing.selection, chooseAll: choosing.all })}
        />
      )}
    </ListRows>
  )
}

/** A column as the menu that chooses columns knows it: the first is the title, which always stands. */
export const listed = <Row,>(column: Column<Row>, place: number) => ({
  name: column.name,
  head: column.head,
  ...(place > 0 && { width: column.width ?? USUAL_WIDTH }),
  ...(column.hidden && { optional: true, hidden: true }),
})
