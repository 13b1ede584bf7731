import type { Audience } from '@diwan/contract/kit/audience'
import type { Event } from '@diwan/contract/kit/event'
import type { Ctx } from '../portal.ts'
import type { Delivery } from '../record/recorded.ts'
import type { Tx } from '../record/write.ts'

/** A kind of record that an administrator gives fields of its own. */
export interface CustomizedKind {
  readonly kind: string
  /** The module key that must not be closed; who may see any of its records may know which fields they have. */
  readonly module: string
  /** What such records are called. */
  readonly of: { readonly nameAr: string; readonly nameEn: string }
  /** Who reads them, as they read the title. */
  readonly audience: Audience
  /** The event that records a change; made by `customEvent`. */
  readonly event: Event
  /** In the transaction of a change: the record is locked, and who and when are judged as by its own commands. Returns where it is delivered. */
  take(ctx: Ctx, tx: Tx, id: string): Promise<Delivery>
}
