import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { Counter } from '@diwan/contract/kit/page'
import type { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import type { Queryable } from '../db/database.ts'
import type { Ctx, Portal } from '../portal.ts'

/** What home and charts show of a list: a number is the count of the list, so that both say the same. */
export interface NumberedList {
  /** By which the list is read. */
  readonly module: string
  readonly flag: string
  /** The list itself. */
  readonly list: Endpoint
  /** What the list is asked, by the key of the number: `tickets.mine`. Keys are names for ever. */
  readonly queries: Readonly<Record<string, object>>
  /** All of them in one trip, by the counter of the list. */
  count(ctx: Ctx, queries: readonly object[]): Promise<readonly Counter[]>
}

/** A list of which people save views, and who may. */
export interface SavedList {
  /** `tickets.queue`; never renamed, since views outlive a release. */
  readonly name: string
  /** The module key that must not be closed. */
  readonly module: string
  /** What such a view may ask for, made by `savedQuery`. */
  readonly query: z.ZodType
  /** Who may see the list. */
  sees(actor: Actor): boolean
  /** Who looks after the list, and so may show a view to all who see it. */
  shares(actor: Actor): boolean
  /** Where each record has such a list of its own: whether this person sees that of one, and looks after it. */
  of?(db: Queryable, actor: Actor, id: string): Promise<{ readonly sees: boolean; readonly shares: boolean }>
}

/** Records of a kind that have labels of their own: those of a workspace are on its tasks. */
export interface LabelScope {
  readonly kind: string
  /** The module key that must not be closed. */
  readonly module: string
  /** Whether this person changes the labels of that record, sees them, or neither. */
  accessTo(portal: Portal, actor: Actor, id: string): Promise<'change' | 'read' | undefined>
  /** Whose lists show them. */
  topics(portal: Portal, id: string): Promise<readonly string[]>
}
