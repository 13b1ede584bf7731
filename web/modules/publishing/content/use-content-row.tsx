import type { ContentStatus } from '@diwan/contract/publishing/vocabulary'
import type { ReactNode } from 'react'
import { useLocalName } from '../../../kit/formats.ts'
import type { Column } from '../../../ui/list/columns.ts'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import type { To } from '../types.ts'
import { searchOf } from '../model/address.ts'

interface Named {
  readonly nameAr: string
  readonly nameEn: string
}
export interface ContentRow extends Named {
  readonly id: string
  readonly unit: Named | null
  readonly status: ContentStatus
  readonly updatedDate: number
}
export type ContentHeads = Readonly<Record<'name' | 'unit' | 'status' | 'updated', string>>

interface Drawn<Row> {
  readonly details: To
  readonly heads: ContentHeads
  /** Of one that has no name yet. */
  readonly unnamed: string
  /** Between its unit and its status. */
  readonly columns: readonly Column<Row>[]
  readonly actions?: (row: Row) => ReactNode
}

/** A piece of content in a list of those who manage it: in a table with columns of its module, as lines, as a card. */
export function useContentRow<Row extends ContentRow>({ details, heads, unnamed, columns, actions }: Drawn<Row>) {
  const nameOf = useLocalName()
  const of: RowOf<Row> = {
    keyOf: ({ id }) => id,
    link: ({ id }) => ({ to: details, search: searchOf({ id }) }),
    title: (row) => <UserText text={nameOf(row) || unnamed} lines={1} />,
    lines: ({ unit, updatedDate, status }) => ({
      about: unit ? <UserText text={nameOf(unit)} lines={1} /> : null,
      when: <UpdatedText seconds={updatedDate} />,
      state: <StatusBadge status={status} plain />,
    }),
    ...(actions && { actions }),
  }
  const all: readonly Column<Row>[] = [
    { name: 'name', head: heads.name, cell: () => null },
    {
      name: 'unit',
      head: heads.unit,
      width: 180,
      rank: 1,
      comparable: ({ unit }) => (unit ? nameOf(unit) : ''),
      cell: ({ unit }) => unit && <UserText text={nameOf(unit)} lines={1} />,
    },
    ...columns,
    { name: 'status', head: heads.status, width: 120, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      name: 'updated',
      head: heads.updated,
      width: 110,
      sort: 'updated',
      cell: ({ updatedDate }) => <UpdatedText seconds={updatedDate} />,
    },
  ]
  return { of, columns: all }
}
