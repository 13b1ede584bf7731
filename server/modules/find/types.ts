import type { Relation } from '@diwan/contract/access/vocabulary'
import type { LitText, Reading, Span } from '@diwan/contract/search/schemas'
import type { RawBuilder } from 'kysely'
import type { PartRow } from '../../kit/module.ts'
import type { AskedWord, Question } from '../search/public.ts'

/** A list in which is searched: what it leaves out, and fewer relations than are held. */
export interface Listing {
  readonly where: RawBuilder<unknown>
  readonly only?: readonly Relation[] | undefined
}

/** What is asked of the records of one kind, in one of their lists. */
export interface FindInput {
  readonly q: string
  /** Only the words as typed. */
  readonly exact?: boolean
  readonly list: Listing
  /** Where a short id is looked for, whatever state its record is in; the list itself where nothing is said. */
  readonly whole?: Listing
  readonly after?: string | undefined
  readonly limit: number
  /** With `title`, records whose whole title is the question stand before all others. */
  readonly first: 'newest' | 'title'
  /** How many ranks the texts of the kind have: records with a word in a text of a rank come before those without. */
  readonly ranks?: number
}

/** A word, how many entries carry it (counted to one more than are few), and who is called so; nothing where these are many. */
export interface Weighed {
  readonly word: AskedWord
  readonly hits: number
  readonly people: readonly string[] | undefined
}

/** A word so rare that its records can all be looked at. */
export type Rare = Weighed & { readonly people: readonly string[] }

export interface Place {
  readonly id: string
  readonly sort: string
}

export interface Hit<Shown> {
  readonly record: Shown
  /** Hits in its title. */
  readonly title: Span[]
  readonly said: (LitText & Pick<PartRow, 'id' | 'audience' | 'mark' | 'file'>) | null
}

export interface Results<Shown> {
  readonly hits: readonly Hit<Shown>[]
  readonly next: string | null
  readonly reading: Reading | null
  /** The question that found them. */
  readonly question: Question
}
