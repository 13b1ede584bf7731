import type { ItemType } from '@diwan/contract/kit/item-types'
import type { Queryable } from '../db/database.ts'
import type { Ctx } from '../portal.ts'

export type SpanKind = 'busy' | 'maybe' | 'away'

/** The time between two instants in which a record makes a person busy, perhaps busy, or away. */
export interface Span {
  readonly personId: string
  readonly kind: SpanKind
  readonly starts: Date
  readonly ends: Date
  /** The place in a series; 0 where there is none. */
  readonly occurrence?: number
}

/** A kind of record that makes people busy or away: see the module `calendar`. */
export interface SpanSource {
  readonly kind: string
  /** Gives its times their colour in a calendar. */
  readonly type: ItemType
  /** Those of these records, of any kind, to which the caller may give another time by the command of their module. */
  movable?(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]>
  /** Returns the spans of all its records, worked out from the records alone. A test compares them with those that are stored. */
  rebuilt(db: Queryable): Promise<readonly (Span & { readonly objectId: string })[]>
}
