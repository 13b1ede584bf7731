import type { Audience } from '@diwan/contract/kit/audience'
import type { Queryable } from '../db/database.ts'
import type { Ctx } from '../portal.ts'

/** One part of a record as it is found by its words: see the module `search`. */
export interface FoundBy {
  readonly objectId: string
  readonly part: string
  readonly audience: Audience
  /** The chat or workspace in which it is searched for, where its kind has one. */
  readonly scope?: string
  readonly texts: readonly string[]
  readonly at: Date
}

/** Records of a kind that are found by their words: what they say, read again when the rules of folding move. */
export interface Searchable {
  readonly kind: string
  /** Of these parts, those that still exist. */
  readonly textsOf: (db: Queryable, parts: readonly { objectId: string; part: string }[]) => Promise<readonly FoundBy[]>
}

/** A record as a search of everything shows it. */
export interface FoundRecord {
  readonly id: string
  readonly title: LitText
  /** Where its title does not carry the words: the newest part that does. */
  readonly said: LitText | null
  readonly shortId: string | null
  readonly status: string | null
  /** Where it belongs, in the language of the reader. */
  readonly place: string | null
  /** Nothing where it is shown on the spot. */
  readonly path: string | null
}

/** A text with the places of its hits, from the first to before the second. */
interface LitText {
  text: string
  lit: [number, number][]
}

interface FoundPage {
  items: FoundRecord[]
  next: string | null
  /** How the question was understood, where little was found as typed. */
  reading: { kind: 'layout' | 'spelling'; text: string } | null
}

/** How records of a kind are found in the search of everything: see the module `find`, which makes one of words. */
export interface FoundKind {
  readonly kind: string
  /** The kind of record whose parts are found; the kind itself where nothing is said. */
  readonly of?: string
  /** By which one of them is seen: who holds it on no relation finds none. */
  readonly flag: string
  /** The module key that must be open, as with an endpoint. */
  readonly module?: string
  /** The audiences whose parts are searched. */
  readonly parts?: readonly string[]
  /** Of what this caller may see: the best first, page by page. */
  find(ctx: Ctx, asked: { readonly q: string; readonly after?: string | undefined; readonly limit: number }): Promise<FoundPage>
}
