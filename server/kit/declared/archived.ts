import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { RawBuilder } from 'kysely'
import type { Reach } from '../access/reach.ts'

/** Closed records of a kind. They stay in their table; an archive lists those of all kinds by when they were closed, the newest first. */
export interface ArchivedKind {
  readonly kind: string
  /** The module key that must be open, as with an endpoint. */
  readonly module: string
  /** The flag that lets a person see them, on the relations of `reach`. */
  readonly flag: string
  readonly reach: Reach<never>
  readonly table: string
  /** Selects the closed rows of the table, which is named `record`. A partial index on `time` and the id has the same condition. */
  readonly when: RawBuilder<boolean>
  /** The column that says when they were closed. */
  readonly time: string
  /** The columns that narrow a list of them. */
  readonly filters: Readonly<Partial<Record<'owner' | 'unit' | 'type' | 'status', string>>>
  /** The command that opens one again, and the rows it may open; null where closed is final. */
  readonly restore: { readonly command: Endpoint; readonly when: RawBuilder<boolean> } | null
}
