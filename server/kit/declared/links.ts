import type { Document } from '@diwan/core/document'
import type { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import type { Ctx, Portal } from '../portal.ts'
import type { Tx } from '../record/write.ts'

/** The record at one end of a link. */
export interface LinkEnd {
  /** Returns those of these records that this person may see now, as a link shows them; `change`: whether they may link them. */
  cards(portal: Portal, actor: Actor, ids: readonly string[]): Promise<readonly LinkCard[]>
  /** Of these parts, those this person may see now, and where each is read; absent where links lead to no part. */
  parts?(portal: Portal, actor: Actor, asked: readonly PartOf[]): Promise<readonly { part: string; path: string }[]>
  /** Records, in the transaction of the link, that one was added or removed; it never names the other end. */
  recordLink(ctx: Ctx, tx: Tx, id: string, fact: { readonly link: string; readonly joined: boolean }): void | Promise<void>
}

/** A part of a record, as a message of a thread. */
export interface PartOf {
  readonly id: string
  readonly part: string
}

export interface LinkCard {
  readonly id: string
  readonly shortId: string | null
  readonly title: string
  readonly status: string | null
  readonly path: string
  readonly change: boolean
}

/** A record, or a part of it, that something else is made of. */
export interface Source {
  readonly title: string
  readonly body: Document | null
  /** The solution in words that everyone who sees the record may read; never a note among those who work on it. */
  readonly solution?: Document | null
  /** The person who wrote it, and when: what is made of it quotes both. Without them the words are taken as they are. */
  readonly by?: string | null
  readonly at?: Date
  /** Further people whom it concerns: a meeting about it begins with them. */
  readonly people?: readonly string[]
}

/** A source as an action takes it: quoted, with its address in the portal. */
export interface QuotedSource extends Source {
  /** Absent where it has none. */
  readonly address: string | undefined
}

export interface ChoicesAsked {
  readonly q: string
  readonly of: string | undefined
  readonly person: string | undefined
  readonly limit: number
}

/** "Make a ticket of this": declared by the module of what is made, offered wherever a kind is a source. */
export interface Action<Choices extends z.ZodObject = z.ZodObject> {
  /** A name for ever: `tickets.make`. The words of the module call it `action_make`. */
  readonly key: string
  /** By which one of them is made by hand. */
  readonly module: string
  readonly flag: string
  /** What it asks for beside the source; texts, as a form sends them. */
  readonly choices: Choices
  /** The first records that a choice may name for this caller, with these words; `of` is what was chosen before it, `person` a colleague who must have a place in it. */
  readonly named?: (ctx: Ctx, asked: ChoicesAsked) => Promise<readonly { id: string; nameAr: string; nameEn: string }[]>
  /**
   * Answers what was made, a record or a part of one; the link to its source is made by the caller. Absent where an editor of the
   * module makes it, filled in with the source: its command asks `makingOf` for the link.
   */
  make?(ctx: Ctx, tx: Tx, source: QuotedSource, choices: z.output<Choices>): Promise<string | PartOf>
  /** Throws what was made away again, as the command of the module does; absent where it is not taken back. */
  unmake?(ctx: Ctx, id: string): Promise<unknown>
}
