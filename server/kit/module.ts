import type { Event } from '@diwan/contract/kit/event'
import type { Actor } from './access/actor.ts'
import type { Database, Pool } from './db/database.ts'
import type { ApprovedKind } from './declared/approvals.ts'
import type { ArchivedKind } from './declared/archived.ts'
import type { CustomizedKind } from './declared/custom-fields.ts'
import type { DocumentHolder, FileLimits, FileReaders, FileUploaders } from './declared/documents.ts'
import type { GuestPurpose } from './declared/guests.ts'
import type { Action } from './declared/links.ts'
import type { LabelScope, NumberedList, SavedList } from './declared/lists.ts'
import type { ChannelKind, NotificationRule, RegularMail } from './declared/notifications.ts'
import type { ObjectKind } from './declared/objects.ts'
import type { ActorReaders, UnitContent } from './declared/organisation.ts'
import type { PublishedKind } from './declared/publishing.ts'
import type { Reverts } from './declared/reverts.ts'
import type { FoundKind, Searchable } from './declared/search.ts'
import type { BookingWay, PersonOffer, SharedKind } from './declared/shared-records.ts'
import type { SpanSource } from './declared/spans.ts'
import type { TimelineSource } from './declared/timeline.ts'
import type { FirstStep, WaitingList, Widget } from './declared/widgets.ts'
import type { Route } from './http/route.ts'
import type { AnyImport } from './import/define.ts'
import type { Portal } from './portal.ts'
import type { Forgetting } from './record/forget.ts'
import type { Reaction } from './record/jobs.ts'
import type { Sample } from './sample.ts'
import type { Dictionary, Sentences } from './words/sentences.ts'

// What modules declare to each capability; they import it from here.
export type { ApprovedKind } from './declared/approvals.ts'
export type { ArchivedKind } from './declared/archived.ts'
export type { CustomizedKind } from './declared/custom-fields.ts'
export type { DocumentHolder, FileLimits, FileReader, FileReaders, FileRules, FileUploaders } from './declared/documents.ts'
export type { GuestPurpose } from './declared/guests.ts'
export type { LinkCard, LinkEnd, PartOf, QuotedSource, Source, Action } from './declared/links.ts'
export type { NumberedList, SavedList, LabelScope } from './declared/lists.ts'
export type { NotificationRule, ChannelKind, PresenceWords, RegularMail } from './declared/notifications.ts'
export type { ObjectKind, LinkableKind, AccessExplanation, Activity } from './declared/objects.ts'
export type { UnitContent, ActorReaders } from './declared/organisation.ts'
export type { Planned, PublishedKind } from './declared/publishing.ts'
export type { Revert, Reverts } from './declared/reverts.ts'
export type {
  FindAsked,
  FinderOf,
  FilePlace,
  FoundBy,
  FoundKind,
  FoundRecord,
  MakeFinder,
  PartReaders,
  PartRow,
  PartTexts,
  Searchable,
  Searched,
} from './declared/search.ts'
export type { BookingWay, PersonOffer, SharedKind } from './declared/shared-records.ts'
export type { SpanSource } from './declared/spans.ts'
export type { TimelineSource, BarsAsked } from './declared/timeline.ts'
export type { FirstStep, WaitingList, Widget, WidgetAsked } from './declared/widgets.ts'

/** Work that a module does outside of transactions; its data are ids only. */
export interface BackgroundJobKind {
  readonly name: string
  run(portal: Portal, data: Record<string, string>): Promise<void>
}

/**
 * The members of a manifest that follow from its kinds of record. `defineModule` derives them; only modules that have not moved to
 * `recordKind` state them by hand.
 */
export interface KindMembers {
  /** The kinds of object it makes: `user`. They and the events are names for ever, each of one module. */
  readonly objects?: readonly string[]
  /** The events it records. */
  readonly events?: readonly Event[]
  readonly kinds?: readonly ObjectKind[]
  readonly channels?: readonly ChannelKind[]
  readonly files?: FileReaders
  readonly searchable?: readonly Searchable[]
  readonly found?: readonly FoundKind[]
  readonly numbers?: readonly NumberedList[]
  /**
   * These records are purged: whatever the module keeps of them goes in this transaction, of any kind of record, its own rows
   * included. Ids it does not know are ignored, and asking twice changes nothing.
   */
  readonly forget?: (portal: Portal, tx: Forgetting, ids: readonly string[]) => Promise<void>
  /** Topics whose hints this person may receive. */
  topics?(actor: Actor): string[]
}

/** All that the application knows of a module. */
export interface Module extends KindMembers {
  readonly name: string
  /** The dictionary of the module, where the server writes sentences from it. */
  readonly words?: Dictionary
  /** Brings a migrated database to what this code expects; each start asks, so what is there already stays. */
  readonly prepare?: (db: Database) => Promise<unknown>
  /** Runs after each start, in every process, before it answers: records and announces what an upgrade brought, once. */
  readonly started?: (portal: Portal) => Promise<void>
  /** Its part of the sample organisation. */
  readonly seed?: (sample: Sample) => Promise<void>
  /** `npm run seed -- --<name> N`: so many of its records in bulk, on top of what is there; says what came of it. */
  readonly load?: { readonly most: number; readonly insert: (pool: Pool, count: number) => Promise<string> }
  readonly routes?: readonly Route[]
  /** Files it imports; they may run in the background. */
  readonly imports?: readonly AnyImport[]
  readonly fileLimits?: FileLimits
  readonly fileUploaders?: FileUploaders
  readonly reverts?: Reverts
  readonly savedLists?: readonly SavedList[]
  /** Its cards of home, and its lists in the card of what waits for a person. */
  readonly widgets?: readonly Widget[]
  readonly waiting?: readonly WaitingList[]
  readonly firstSteps?: readonly FirstStep[]
  readonly customized?: readonly CustomizedKind[]
  readonly documents?: readonly DocumentHolder[]
  readonly labelScopes?: readonly LabelScope[]
  readonly inUnits?: readonly UnitContent[]
  /** Declared by the one module that knows it. */
  readonly actors?: ActorReaders
  readonly actions?: readonly Action[]
  /** The page of a person shows these records of both, and the way to book a time with the person. */
  readonly shared?: readonly SharedKind[]
  readonly booking?: readonly BookingWay[]
  /** The page of a person offers these with some people only. */
  readonly offersWithPerson?: readonly PersonOffer[]
  readonly onTimeline?: readonly TimelineSource[]
  /** Purposes for which it makes links of guests. */
  readonly guestPurposes?: readonly GuestPurpose[]
  /** Records that make people busy or away. */
  readonly spans?: readonly SpanSource[]
  /** Content that is published for an audience, at once or at its hour. */
  readonly published?: readonly PublishedKind[]
  /** Records that people approve step by step. */
  readonly approved?: readonly ApprovedKind[]
  /** Its closed records, for an archive of all kinds. */
  readonly archived?: readonly ArchivedKind[]
  readonly notifications?: Readonly<Record<string, NotificationRule>>
  /** Mails that people chose to receive again and again. */
  readonly regularMails?: readonly RegularMail[]
  readonly backgroundJobs?: readonly BackgroundJobKind[]
  /** What the module does at its own hour; a worker asks every minute, unless the module is closed. */
  readonly everyMinute?: (portal: Portal) => Promise<void>
  /** What the module tidies once a night, higher tiers first: what they let go of goes in the same night. */
  readonly everyNight?: (portal: Portal) => Promise<void>
  /** Says at night, before files that nothing took go, which of them it still holds. */
  readonly holdFiles?: (portal: Portal) => Promise<void>
  /** Reactions to facts of other modules; each may receive a fact twice. */
  readonly reactions?: (portal: Portal) => readonly Reaction[]
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
