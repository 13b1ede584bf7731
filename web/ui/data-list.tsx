import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import type { Column as TableColumn } from './list/columns.ts'
import { DataTable } from './list/data-table.tsx'
import { ListRows } from './list/list-rows.tsx'
import { ListSkeleton } from './list/list-skeleton.tsx'
import type { Selection } from './list/use-selection.ts'

export interface Column<Row> {
  readonly name: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** In pixels; the first column takes what is left. */
  readonly width?: number
  /** The first to give way where the list is narrow. */
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
  /** Rows can be chosen: what the box of each says, and that of all. */
  readonly choosing?: { readonly selection: Selection<Row>; readonly one: (row: Row) => string; readonly all: string }
}

const USUAL_WIDTH = 150

/** A paged list in all its states, of a screen that has more than this list. Arrows walk through rows that open. */
export function DataList<Row>({ label, list, columns, keyOf, onOpen, empty = {}, choosing }: DataListProps<Row>) {
  const [first, ...others] = columns
  if (!first) return null
  const drawn: TableColumn<Row>[] = [
    { name: first.name, head: first.head, cell: first.cell },
    ...others.map(({ wide, width = USUAL_WIDTH, ...column }, place) => ({
      ...column,
      width,
      rank: wide ? 0 : others.length - place,
    })),
  ]
  return (
    <ListRows list={list} skeleton={<ListSkeleton columns={drawn} />} empty={<EmptyState {...empty} literally="noData" />}>
      {(rows) => (
        <DataTable
          label={label}
          rows={rows}
          columns={drawn}
          of={{ keyOf, title: first.cell, ...(onOpen && { onOpen }), ...(choosing && { choose: choosing.one }) }}
          {...(choosing && { selection: choosing.selection, chooseAll: choosing.all })}
        />
      )}
    </ListRows>
  )
}
