import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Audience } from '@diwan/contract/kit/audience'
import type { LitText, Reading, Span } from '@diwan/contract/search/schemas'
import type { RawBuilder } from 'kysely'
import type { Reach } from '../../kit/access/reach.ts'
import type { SecondRight } from '../../kit/access/second-right.ts'
import type { FoundRecord } from '../../kit/module.ts'
import type { Ctx } from '../../kit/portal.ts'
import type { AskedWord } from '../search/public.ts'

/** Records of a kind as a search walks them. In all SQL the record is called `record`. */
export interface Searched<Row> {
  readonly kind: string
  readonly table: string
  /** The column of its lists, newest first. */
  readonly sort: string
  readonly reach: Reach<Row>
  /** By which a record is seen. */
  readonly flag: string
  readonly second?: SecondRight
  /** Who reads the parts of each audience; those of an audience that is not named here are found by nobody. */
  readonly parts?: Partial<Readonly<Record<Audience, string>>>
  /** What is nobody's: deleted, in the trash. */
  readonly living: RawBuilder<boolean>
  /** Columns of people: a record is found by their names as well. */
  readonly people?: readonly string[]
}

/** How the text of a part is read where a search shows it; `entry` is its entry. */
export interface PartTexts {
  readonly join: RawBuilder<unknown>
  /** Nothing where the part is no message. */
  readonly audience: RawBuilder<string | null>
  readonly mark: RawBuilder<string | null>
  readonly text: RawBuilder<string>
  /** Texts that no query reads. */
  readonly fill?: (ctx: Ctx, rows: readonly PartRow[]) => Promise<readonly PartRow[]>
}

export interface PartRow {
  readonly record: string
  readonly id: string
  readonly audience: string | null
  readonly mark: string | null
  readonly text: string
}

/** A kind of record that is found, and how it is shown. */
export interface FinderOf<Row, Shown> extends Searched<Row> {
  /** The module key that must be open, as with an endpoint. */
  readonly module?: string
  /** Of these, those this person may see: the policy of the record is asked once more. */
  readonly read: (ctx: Ctx, ids: readonly string[]) => Promise<readonly Shown[]>
  readonly title: (shown: Shown) => string
  readonly texts?: PartTexts
  readonly card: (ctx: Ctx, shown: Shown) => Omit<FoundRecord, 'title' | 'said'>
}

/** A list in which is searched: what it leaves out, and fewer relations than are held. */
export interface Listing {
  readonly where: RawBuilder<unknown>
  readonly only?: readonly Relation[] | undefined
}

/** What is asked of the records of one kind, in one of their lists. */
export interface FindInput {
  readonly q: string
  readonly list: Listing
  /** Where a short id is looked for, whatever state its record is in; the list itself where nothing is said. */
  readonly whole?: Listing
  readonly after?: string | undefined
  readonly limit: number
  /** With `title`, records whose whole title is the question stand before all others. */
  readonly first: 'newest' | 'title'
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
  readonly said: (LitText & Pick<PartRow, 'id' | 'audience' | 'mark'>) | null
}

export interface Results<Shown> {
  readonly hits: readonly Hit<Shown>[]
  readonly next: string | null
  readonly reading: Reading | null
}
