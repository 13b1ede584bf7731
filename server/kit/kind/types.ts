import type { Event } from '@diwan/contract/kit/event'
import type { KindName } from '@diwan/contract/kit/record-kind'
import type { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import type { May, Reach } from '../access/reach.ts'
import type { Queryable } from '../db/database.ts'
import type {
  DocumentHolder,
  FileReader,
  FinderOf,
  FoundRecord,
  LinkCard,
  KindMembers,
  NotificationRule,
  NumberedList,
  ObjectKind,
  Searchable,
} from '../module.ts'
import type { Delivery } from '../record/recorded.ts'

type Person = Pick<Actor, 'id'>

/** The columns that every kind of record has. */
export interface RecordRow {
  readonly id: string
  readonly deleted_at: Date | null
  readonly version: number
}

/** The access table of a kind: one check for each thing a person may do with a record. */
export type Can<Row, Flag extends string> = Readonly<Record<'view' | Flag, May<Row>>>

/** The words by which a record is found. */
export interface FoundTexts {
  readonly id: string
  readonly texts: readonly string[]
  /** The texts that order results: records found by the first ones come before those found by the second ones, then all others. */
  readonly ranks?: readonly (readonly string[])[]
  /** When the record was created. */
  readonly at: Date
}

/** How search finds a kind of record. */
export interface KindSearch<Row, Shown> extends Pick<
  FinderOf<Row, Shown>,
  'sort' | 'second' | 'people' | 'persons' | 'units' | 'parts' | 'seen'
> {
  /** The time and the two people that a result names below its title. */
  readonly meets?: (shown: Shown) => NonNullable<FoundRecord['meets']>
  /** Reads the texts of those records that still exist. */
  readonly texts: (db: Queryable, ids: readonly string[]) => Promise<readonly FoundTexts[]>
  /** Answers where its files are searched, where not everybody who sees a record reads them all. */
  readonly placesOfFiles?: NonNullable<Searchable['placesOfFiles']>
  /** Whether a search of the module's own lists shows the record, for readers who may not view it: in their trash. */
  readonly shows?: May<Row>
}

/** The one definition of a kind of record. The kit derives from it all that other modules ask about the kind. */
export interface RecordKindOf<Row extends RecordRow, Shown extends Row, Flag extends string> {
  readonly table: string
  /** The only statement of who reaches a record, under the flag `view` of the kind. */
  readonly reach: Reach<Row>
  readonly can: Can<Row, Flag>
  /** Reads those records that exist, deleted ones included, with the relation of this person to each. */
  readonly read: (db: Queryable, actor: Person, ids: readonly string[]) => Promise<readonly Shown[]>
  /** Takes the row lock under which commands run. The default locks the row of the table, then reads the record. */
  readonly lock?: (db: Queryable, actor: Person, id: string) => Promise<Row | undefined>
  /** Required where `reach` shares records with people: their degrees, by person. */
  readonly degrees?: (db: Queryable, id: string) => Promise<ReadonlyMap<string, string>>
  /** The holders of the other links in `reach`: tokens of the audience, people whom a step asks. */
  readonly linked?: (row: Row) => readonly string[]
  readonly title: (row: Shown) => string
  /** Overrides what links and search show of a record: its title, no short id, no status, the address of the kind. */
  readonly card?: (actor: Actor, row: Shown) => Partial<Pick<LinkCard, 'title' | 'shortId' | 'status' | 'path'>>
  readonly events: Readonly<Record<string, Event>>
  /** The history that people are shown. `may` is needed besides seeing the record. */
  readonly activity?: { readonly events: readonly Event[]; readonly shown: z.ZodObject; readonly may?: May<Row> }
  /** Decides who follows the channel of a record, where it takes more than seeing the record. */
  readonly follow?: May<Row>
  /** `view`: who sees a record reads its files. */
  readonly files?: 'view' | FileReader
  readonly search?: KindSearch<Row, Shown>
  /** Present where links show the record. `may` says who links it by hand; the events record that at the record. */
  readonly links?: { readonly may?: May<Row>; readonly linked?: Event; readonly unlinked?: Event }
  /** Numbers that other screens show of the list. */
  readonly counts?: Omit<NumberedList, 'module'>
  /** Replaces the default, which deletes the rows of the table, when records are purged. */
  readonly forget?: (db: Queryable, ids: readonly string[]) => Promise<void>
  /** Answers that few kinds give to other modules, or give in a way of their own. */
  readonly more?: Partial<Pick<ObjectKind, 'readable' | 'readers' | 'source' | 'made' | 'hasSent' | 'endsBy' | 'explain'>>
}

/** The members of a manifest that follow from one kind; what search finds is declared with the kind. */
export type KindParts = Required<Omit<KindMembers, 'found'>>

/** A kind of record as its own module uses it. */
export interface RecordKind<Row extends RecordRow, Shown extends Row = Row, Flag extends string = string> {
  readonly name: KindName
  readonly can: Can<Row, Flag>
  readonly lock: (db: Queryable, actor: Person, id: string) => Promise<Row | undefined>
  readonly readOne: (db: Queryable, actor: Person, id: string) => Promise<Shown | undefined>
  /** Those of the people who may see the record. */
  readonly readers: (db: Queryable, people: readonly Actor[], id: string) => Promise<Actor[]>
  /** The hint topics of everyone who may see the record; `linked` are its people and the tokens of its audience. */
  readonly hints: (row: Partial<Row>, linked?: readonly string[]) => string[]
  /** The channel of the record, and these hints. */
  readonly delivery: (row: Partial<Row> & Pick<Row, 'id'>, linked?: readonly string[]) => Delivery
  /** The same with everyone to whom a link of `reach` opens the record. */
  readonly deliveryToAll: (db: Queryable, row: Row) => Promise<Delivery>
  /** Its search entries, read from the database as they are now. */
  readonly entries: (db: Queryable, ids: readonly string[]) => ReturnType<KindParts['searchable'][number]['textsOf']>
  /** For `finder`, where the module searches its own lists. */
  readonly found: FinderOf<Row, Shown>
  /** Title and address for the sentence of a notification. */
  readonly about: Pick<NotificationRule, 'params' | 'path'>
  /** Declares the documents that people write in a record: who sees it reads them, and `writes` says who writes in them. */
  readonly documents: (of: Pick<DocumentHolder, 'written' | 'settled'> & { readonly writes: May<Row> }) => DocumentHolder
  /** The owner's deleted records under their row locks, longest there first. */
  readonly lockTrash: (db: Queryable, owner: Person, limit: number) => Promise<readonly Shown[]>
  readonly parts: KindParts
}
