import type { ItemType } from '@diwan/contract/kit/item-types'
import type { Ctx } from '../portal.ts'

/** Records of a kind that lie on the timeline of people who see them: see the module `timeline`. */
export interface TimelineSource {
  readonly kind: string
  /** The colour of the kind in a legend; a bar may have another. */
  readonly type: ItemType
  /** By which one of them is seen: who holds it on no relation has none. */
  readonly flag: string
  /** The module key that must be open, as with an endpoint. */
  readonly module: string
  /** Of what this caller may see, whatever has a day between these two; page by page, in an order of its own. */
  bars(ctx: Ctx, asked: BarsAsked): Promise<{ items: DatedBar[]; next: string | null }>
}

export interface BarsAsked {
  readonly from: string
  readonly to: string
  /** What is assigned to the caller, or all that they see. */
  readonly scope: 'mine' | 'all'
  readonly after: string | undefined
  readonly limit: number
}

/** Something with a beginning, an end, or both; with one of them it is on that day. */
export interface DatedBar {
  id: string
  kind: string
  type: ItemType
  title: string
  path: string
  startDate: string | null
  dueDate: string | null
  /** `HH:MM` on the clock of the reader, where it is due at a time of its day. */
  time?: string | null | undefined
  progress: number | null
  done: boolean
  person: { id: string; fullName: string; photo: string | null } | null
  group: { id: string; title: string } | null
  movable: boolean
}
