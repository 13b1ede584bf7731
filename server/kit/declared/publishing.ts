import type { Ctx } from '../portal.ts'
import type { Tx } from '../record/write.ts'

/** What is planned for a record, and what of it is done. */
export interface Planned {
  readonly object_id: string
  readonly publish_at: Date | null
  readonly remind_at: Date | null
  readonly remove_at: Date | null
  readonly push: boolean
  readonly published_at: Date | null
  readonly reminded_at: Date | null
  readonly removed_at: Date | null
  readonly version: number
}

/** Content of one kind, for the routine that publishes and removes at its hour: see the module `publishing`. */
export interface PublishedKind {
  readonly kind: string
  /** The module key that must be open; until then it waits. */
  readonly module: string
  /** In the transaction that holds what is planned: does what is due, as the portal. */
  run(ctx: Ctx, tx: Tx, planned: Planned): Promise<void>
}
