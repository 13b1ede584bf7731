import type { Audience } from '@diwan/contract/kit/audience'
import type { Counter } from '@diwan/contract/kit/page'
import type { RawBuilder } from 'kysely'
import type { Actor } from '../access/actor.ts'
import type { Reach } from '../access/reach.ts'
import type { SecondRight } from '../access/second-right.ts'
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
  /** The texts that order results. */
  readonly ranks?: readonly (readonly string[])[]
  readonly at: Date
  /** The part is a file, whose words are its text: they correct nobody's spelling, and go with the file. */
  readonly isFile?: boolean
}

/** Where the text of a file is found: by those who read that audience of its record. */
export type FilePlace = Pick<FoundBy, 'audience' | 'scope' | 'at'> & { readonly id: string }

/** Records of a kind that are found by their words: what they say, read again when the rules of folding move. */
export interface Searchable {
  readonly kind: string
  /** Of these parts, those that still exist. */
  readonly textsOf: (db: Queryable, parts: readonly { objectId: string; part: string }[]) => Promise<readonly FoundBy[]>
  /** Answers which of these files of one record are searched, and the audience that reads each. */
  readonly placesOfFiles?: (db: Queryable, objectId: string, files: readonly string[]) => Promise<readonly FilePlace[]>
}

/** A record as a search of everything shows it. */
export interface FoundRecord {
  readonly id: string
  readonly title: LitText
  /** Where its title does not carry the words: the newest part that does. */
  readonly said: (LitText & { file?: string }) | null
  readonly shortId: string | null
  readonly status: string | null
  /** Where it belongs, in the language of the reader. */
  readonly place: string | null
  /** In seconds; nothing where its kind has no time. */
  readonly date: number | null
  /** A booking names its booker, the person it is with, and its beginning. */
  readonly meets?: { readonly who: string; readonly with: string; readonly startsAt: number }
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
  /** Counts all pages, where that was asked for. */
  count: Counter | null
}

/** A search of everything, narrowed: a kind without such a person or unit is not asked. */
export interface FindAsked {
  readonly q: string
  /** Only the words as typed. */
  readonly exact: boolean
  readonly order: 'nearest' | 'newest'
  readonly person?: string | undefined
  /** A unit and all below it. */
  readonly units?: readonly string[] | undefined
  readonly from?: Date | undefined
  /** The first moment after. */
  readonly until?: Date | undefined
  readonly counts: boolean
  readonly after?: string | undefined
  readonly limit: number
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
  /** The filters that it has; where another one is asked for, it is left out. */
  readonly narrows: readonly ('person' | 'units' | 'time')[]
  /** Of what this caller may see: the best first, page by page. */
  find(ctx: Ctx, asked: FindAsked): Promise<FoundPage>
}

/** A condition on a record that somebody sees: whether this person reads its parts of one audience. */
export type PartReaders = (actor: Actor, record: string) => RawBuilder<boolean>

/** Records of a kind as a search walks them. In all SQL the record is called `record`. */
export interface Searched<Row> {
  readonly kind: string
  readonly table: string
  /** The column of its lists, newest first. */
  readonly sort: string
  readonly reach: Reach<Row>
  /** The flag by which a record is seen. */
  readonly flag: string
  readonly second?: SecondRight
  /** The readers of the parts of each audience, by a right or by a condition; parts of an audience that is not named here are found by nobody. */
  readonly parts?: Partial<Readonly<Record<Audience, string | PartReaders>>>
  /** Records that nobody sees: deleted, in the trash. */
  readonly living: RawBuilder<boolean>
  /** A condition that leaves out records which a person reaches and may not see, such as drafts of others. Without it counts would include them. */
  readonly seen?: (actor: Pick<Actor, 'id'>) => RawBuilder<boolean>
  /** Columns of people: a record is found by their names as well. */
  readonly people?: readonly string[]
  /** The people that the filter by person means: columns of the record, those of `people` where nothing is stated, or a condition. */
  readonly persons?: readonly (string | ((person: string) => RawBuilder<boolean>))[]
  /** Columns of units, for the filter by unit. */
  readonly units?: readonly string[]
}

/** How the text of a part is read where a search shows it; `entry` is its entry. */
export interface PartTexts {
  readonly join: RawBuilder<unknown>
  /** The id by which screens name the part, where that is not the part of its entry. */
  readonly id?: RawBuilder<string>
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
  /** The name of the file whose text this is. */
  readonly file: string | null
}

/** A kind of record that is found, and how it is shown. */
export interface FinderOf<Row, Shown> extends Searched<Row> {
  /** The module key that must be open, as with an endpoint. */
  readonly module?: string
  /** Those of them that this person may see: the policy of the record is asked once more. */
  readonly read: (ctx: Ctx, ids: readonly string[]) => Promise<readonly Shown[]>
  /** In the language of this person, where it has a title in both. */
  readonly title: (shown: Shown, reader: Actor) => string
  readonly texts?: PartTexts
  readonly card: (ctx: Ctx, shown: Shown) => Omit<FoundRecord, 'title' | 'said' | 'date'>
}

/** Builds the search of one kind; the module `find` has it. A kind declares what is built, and so stays free of its types. */
export type MakeFinder = <Row, Shown extends { readonly id: string }>(of: FinderOf<Row, Shown>) => FoundKind
