import type { Document } from '@diwan/core/document'
import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Audience } from '@diwan/contract/kit/audience'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { Event } from '@diwan/contract/kit/event'
import type { Counter } from '@diwan/contract/kit/page'
import type { z } from 'zod'
import type { Actor } from './access/actor.ts'
import type { Database, Pool, Queryable } from './db/database.ts'
import type { Route } from './http/route.ts'
import type { Ctx, Portal } from './portal.ts'
import type { Forgetting } from './record/forget.ts'
import type { Fact, Reaction } from './record/jobs.ts'
import type { Tx } from './record/write.ts'
import type { Sample } from './sample.ts'
import type { Dictionary, Sentences } from './words/sentences.ts'

/** Who is told of an event and where it leads; the sentence is `told_<event>` of the module's words. */
export interface Tell {
  /** It is about the recipient's own account, standing or office: no policy is asked, and the own deed is told as well. */
  readonly toSelf?: boolean
  /** People concerned, the actor left out by the runner; the policy of the record is asked again for each. */
  recipients(portal: Portal, fact: Fact): Promise<string[]>
  /** For the sentence; of `name_ar` and `name_en` each reader gets the one in their language as `name`. */
  params(portal: Portal, fact: Fact): Promise<Record<string, string>>
  path(objectId: string): string
}

/** Channels of one prefix: `ticket:…`. */
export interface ChannelKind {
  readonly prefix: string
  /** The module key that must not be COMING_SOON, as with an endpoint. */
  readonly module?: string
  mayFollow(portal: Portal, actor: Actor, channel: string): Promise<boolean>
  /** Absent: all who follow a channel see what was said on it. */
  readonly presence?: PresenceWords
}

/** What people may be shown doing on channels of a kind, where some of it is not for everybody. */
export interface PresenceWords {
  /** Weakest first: of several tabs of a person the strongest is shown. */
  readonly order: readonly string[]
  /** The only ones that followers of a record's outer channel may see, wherever in the record they were said. */
  readonly outer: readonly string[]
}

/** A kind of object other parts may point at without knowing its module. */
export interface ObjectKind {
  readonly kind: string
  /** Those of the people who may see it: the policy asked for each, the record read once. */
  readers(portal: Portal, people: readonly Actor[], id: string): Promise<Actor[]>
  /** Which of these this person may see now, asked together: what was told once is told no longer. */
  readable?(portal: Portal, actor: Actor, ids: readonly string[]): Promise<readonly string[]>
  /** Why one of them may or may not: read from the very table the decision reads. Nothing when there is no such record. */
  explain?(portal: Portal, person: Actor, id: string, flag: string): Promise<Standing | undefined>
  /** Absent where such records are linked with nothing. */
  readonly linked?: LinkEnd
  /** What actions make something of, as this person may read it; nothing where he may not. Absent where nothing is made of it. */
  source?(at: Pick<Ctx, 'db' | 'actor'>, id: string, part: string | undefined): Promise<Source | undefined>
  /** Absent where nobody is shown what became of such a record. */
  readonly activity?: Activity
}

/** What people are shown of the history of a record. */
export interface Activity {
  /** Whose facts this person may read; nothing where they may not see the record, or there is none. */
  audiences(portal: Portal, actor: Actor, id: string): Promise<readonly Audience[] | undefined>
  /** Each has a sentence in the words of the module. */
  readonly events: readonly Event[]
  /** All that is shown of their details. */
  readonly shown: z.ZodObject
}

/** A record, or a part of it, that something else is made of. */
export interface Source {
  readonly title: string
  readonly body: Document | null
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
  /** Answers the id of what was made; the link to its source is made by the caller. */
  make(ctx: Ctx, tx: Tx, source: Source, choices: z.output<Choices>): Promise<string>
}

/** What stands at one end of a link. */
export interface LinkEnd {
  /** Of these, those this person may see now, as a link shows them; `change`: whether he may link them. */
  cards(portal: Portal, actor: Actor, ids: readonly string[]): Promise<readonly LinkCard[]>
  /** Of these parts, those this person may see now, and where each is read; absent where links lead to no part. */
  parts?(portal: Portal, actor: Actor, asked: readonly PartOf[]): Promise<readonly { part: string; path: string }[]>
  /** Records in the transaction of the link that there is one, or none any more; never with what. */
  told(ctx: Ctx, tx: Tx, id: string, fact: { readonly link: string; readonly joined: boolean }): void
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

export type LinkableKind = ObjectKind & { readonly linked: LinkEnd }

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

/** How a person stands to a record, under one flag. */
export interface Standing {
  readonly shortId: string | null
  readonly title: string
  readonly path: string
  readonly relations: readonly Relation[]
  readonly matching: readonly Relation[]
  /** Deleted: nobody's any more. */
  readonly gone: boolean
  readonly visible: boolean
  readonly allowed: boolean
  /** When, where the module says so for this flag. */
  readonly move: { readonly command: string; readonly status: string; readonly open: boolean } | null
}

/**
 * Records of a module that lie in groups: what a group takes along when it moves, what stands against deleting it, and who
 * sees how many of them. Units asks all who declare some, and so knows no module.
 */
export interface UnitContent {
  /** The kind of object: `ticket`. */
  readonly kind: string
  /** The flag by which one of them is seen. */
  readonly flag: string
  /** How many lie in these groups, stopped at the limit; all there are, or the living ones this person does not reach. */
  count(db: Queryable, groupIds: readonly string[], limit: number, unreachedBy?: Actor): Promise<number>
  /** The records of these groups stand under another department now. */
  follow(db: Queryable, groupIds: readonly string[], departmentId: string): Promise<void>
  /** The records of one group belong to another from now on. */
  relocate(db: Queryable, fromGroupId: string, to: { groupId: string; departmentId: string }): Promise<void>
}

/** Whether this caller (nothing for a stranger) may see the record a file belongs to, and the part of it where the file lies. */
export type FileReader = (portal: Portal, caller: Actor | null, objectId: string, fileId: string) => Promise<boolean>
/** By the kind of that record, whatever the file is for; each kind has one owner. */
export type FileReaders = Readonly<Record<string, FileReader>>
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
  /** By which one of them is seen: who holds it on no relation finds none. */
  readonly flag: string
  /** The module key that must be open, as with an endpoint. */
  readonly module?: string
  /** The audiences whose parts are searched. */
  readonly parts?: readonly string[]
  /** Of what this caller may see: the best first, page by page. */
  find(ctx: Ctx, asked: { readonly q: string; readonly after?: string | undefined; readonly limit: number }): Promise<FoundPage>
}

/** What a module does outside of transactions, told by ids only. */
export interface ErrandKind {
  readonly name: string
  run(portal: Portal, data: Record<string, string>): Promise<void>
}

/** How a recorded change is taken back: by the module's own command, for anyone who could make it by hand. */
export interface Revert {
  /** Module and flag of that command. */
  readonly needs: readonly [module: string, flag: string]
  /** The fields as they stand now, named as in `before` and `after`; nothing when the record is gone. */
  now(ctx: Ctx, objectId: string): Promise<{ version: number; values: Readonly<Record<string, unknown>> } | null>
  /** Why what it was cannot come back, whatever stands now; asked before anybody is shown what becomes what. */
  refuses?(ctx: Ctx, values: Readonly<Record<string, unknown>>): Promise<ErrorCode | undefined>
  /** Makes the fields what they were; demands, checks and records as always, and refuses a stale version. */
  change(ctx: Ctx, objectId: string, version: number, values: Readonly<Record<string, unknown>>): Promise<unknown>
}
/** By event: `settings.changed`. */
export type Reverts = Readonly<Record<string, Revert>>

/** Who people are and what they may do, for modules of lower tiers than the one that knows it. */
export interface ActorReaders {
  readActors(at: Pick<Ctx, 'db' | 'clock'>, ids: readonly string[]): Promise<Actor[]>
  readGrants(at: Pick<Ctx, 'db' | 'clock'>, ids: readonly string[]): Promise<ReadonlyMap<string, Actor['grants']>>
  /** Who runs the portal: told of what a release brought. */
  readSuperAdmins(db: Queryable): Promise<string[]>
}

/** All that the application knows of a module. */
export interface Module {
  readonly name: string
  /** The dictionary of the module, where the server writes sentences from it. */
  readonly words?: Dictionary
  /** Brings a migrated database to what this code expects; each start asks, so what is there already stays. */
  readonly prepare?: (db: Database) => Promise<unknown>
  /** After each start, in every process, before it answers: records and tells what an upgrade brought. What was told stays told. */
  readonly started?: (portal: Portal) => Promise<void>
  /** Its part of the sample organisation. */
  readonly seed?: (sample: Sample) => Promise<void>
  /** `npm run seed -- --<name> N`: so many of its records in bulk, on top of what is there; says what came of it. */
  readonly load?: { readonly most: number; readonly insert: (pool: Pool, count: number) => Promise<string> }
  readonly routes?: readonly Route[]
  readonly channels?: readonly ChannelKind[]
  /** The kinds of object it makes: `user`. They and the events are names for ever, each of one module. */
  readonly objects?: readonly string[]
  /** What it records. */
  readonly events?: readonly Event[]
  readonly kinds?: readonly ObjectKind[]
  readonly files?: FileReaders
  readonly reverts?: Reverts
  readonly savedLists?: readonly SavedList[]
  readonly inUnits?: readonly UnitContent[]
  /** Declared by the one module that knows it. */
  readonly actors?: ActorReaders
  readonly searchable?: readonly Searchable[]
  readonly actions?: readonly Action[]
  readonly numbers?: readonly NumberedList[]
  readonly found?: readonly FoundKind[]
  readonly tells?: Readonly<Record<string, Tell>>
  readonly errands?: readonly ErrandKind[]
  /** What the module does at its own hour; a worker asks every minute, unless the module is closed. */
  readonly everyMinute?: (portal: Portal) => Promise<void>
  /** What the module tidies once a night, higher tiers first: what they let go of goes in the same night. */
  readonly everyNight?: (portal: Portal) => Promise<void>
  /**
   * These records are purged: whatever the module keeps of them goes in this transaction, of any kind of record, its own rows
   * included. Ids it does not know are ignored, and asking twice changes nothing.
   */
  readonly forget?: (portal: Portal, tx: Forgetting, ids: readonly string[]) => Promise<void>
  /** Says at night, before files that nothing took go, which of them it still holds. */
  readonly holdFiles?: (portal: Portal) => Promise<void>
  /** What follows from a fact of another module; each may hear a thing twice. */
  readonly reactions?: (portal: Portal) => readonly Reaction[]
  /** Topics whose hints this person may hear. */
  topics?(actor: Actor): string[]
}

/** What all modules declare, for the manifest of one. It is complete once every manifest is read, so ask it in calls only. */
export interface House {
  /** The address people open. */
  readonly publicUrl: string
  /** From the words of all modules. */
  readonly sentences: Sentences
  /** What all modules declare of one thing, lower tiers first. */
  all<Declared>(of: (module: Module) => readonly Declared[] | undefined): readonly Declared[]
}

/** What `module.ts` exports as `manifest`: the module, or how it is made of what the others declare. */
export type Manifest = Module | ((house: House) => Module)
