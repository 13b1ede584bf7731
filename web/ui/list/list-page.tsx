import type { Direction, Filters, ListShape } from '@diwan/contract/kit/list'
import type { Counter } from '@diwan/contract/kit/page'
import type { ReactNode } from 'react'
import type { ListAddress } from '../../kit/list/address.ts'
import { PageHeader, type PageHeaderProps } from '../page-header.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { FilterBar, type FilterBarProps } from './filter-bar.tsx'
import { cleared, shownOf, type CustomWords, type FilterWords } from './filters-of.ts'
import { ListMenu } from './list-menu.tsx'
import type { ListMenuItemsProps } from './list-menu-items.tsx'
import classes from './list-page.module.css'
import { ListRows, type ListRowsProps } from './list-rows.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { SortChoice } from './sort-choice.tsx'

export interface ListPageProps<Row, S extends string, F extends Filters> {
  /** The contract of the list, and how its address asks for it now. */
  readonly of: ListShape<string, S, F>
  readonly address: Pick<ListAddress<S, F>, 'narrowing' | 'narrow' | 'clear' | 'q' | 'look' | 'order' | 'sort' | 'direction'>
  readonly header: Pick<PageHeaderProps, 'title' | 'crumbs' | 'action'> & { readonly count?: Counter | undefined }
  readonly views?: ReactNode
  readonly filters: Readonly<Partial<Record<keyof F & string, FilterWords>>>
  readonly custom?: readonly CustomWords[]
  readonly bar: Pick<FilterBarProps, 'field' | 'show' | 'children'> & { readonly search?: string; readonly end?: ReactNode }
  /** Which sorts are offered, in words. */
  readonly sorts?: { readonly offered: readonly S[]; readonly labelOf: (sort: S, direction: Direction) => string }
  readonly menu?: Omit<ListMenuItemsProps, 'button' | 'columns' | 'onChoose'>
  readonly table: Omit<DataTableProps<Row>, 'rows' | 'order'>
  readonly rows: Pick<ListRowsProps<Row>, 'list' | 'empty' | 'unmatched'>
  /** In place of the rows: what was found. */
  readonly found?: ReactNode
  readonly above?: ReactNode
  readonly bulk?: ReactNode
  /** Puts a record beside the rows. */
  readonly beside?: (rows: ReactNode) => ReactNode
}

/** A list as a screen: its header with the views, what narrows it, and its rows in every state. */
export function ListPage<Row, S extends string, F extends Filters>(props: ListPageProps<Row, S, F>) {
  const { of, address, header, views, filters, custom = [], bar, sorts, menu, table, rows, found, above, bulk, beside } = props
  const { name, columns, selection } = table
  const order = sorts && {
    sort: address.sort,
    direction: address.direction,
    // a head knows no more than the names of the sorts that are offered
    change: (sort: string, direction: Direction) => address.order(sort as S, direction),
  }
  const offered = columns.map((column) =>
    column.sort !== undefined && !sorts?.offered.some((one) => one === column.sort) ? without(column) : column,
  )
  const shown = found ?? (
    <ListRows {...rows} skeleton={<ListSkeleton columns={columns} name={name} lines={table.lines} />}>
      {(all) => <DataTable {...table} columns={offered} rows={all} order={order} />}
    </ListRows>
  )
  return (
    <div className={classes['screen']}>
      <PageHeader
        {...header}
        flush
        tabs={views}
        action={
          <>
            <ListMenu {...menu} {...(name !== undefined && { columns: { name, of: columns } })} onChoose={selection?.begin} />
            {header.action}
          </>
        }
      />
      <FilterBar
        filters={shownOf(of, address.narrowing, filters, custom)}
        field={bar.field}
        show={bar.show}
        onRemove={(one) => address.narrow(cleared(of, address.narrowing, one))}
        onClear={address.clear}
        {...(bar.search !== undefined && { search: { label: bar.search, value: address.q, onSearch: address.look } })}
        end={
          <>
            {sorts && address.q === '' && (
              <SortChoice sorts={sorts.offered} value={address} labelOf={sorts.labelOf} onChange={address.order} />
            )}
            {bar.end}
          </>
        }
      >
        {bar.children}
      </FilterBar>
      {above}
      {beside ? beside(shown) : shown}
      {bulk}
    </div>
  )
}

function without<C extends { readonly sort?: string }>({ sort: _sort, ...column }: C): Omit<C, 'sort'> {
  return column
}
