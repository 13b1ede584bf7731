import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Audience } from '@diwan/contract/kit/audience'
import type { Event } from '@diwan/contract/kit/event'
import type { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import type { Ctx, Portal } from '../portal.ts'
import type { Tx } from '../record/write.ts'
import type { LinkEnd, Source } from './links.ts'
import type { FoundKind, MakeFinder } from './search.ts'

/** A kind of object other parts may point at without knowing its module. */
export interface ObjectKind {
  readonly kind: string
  /** Those of the people who may see it: the policy asked for each, the record read once. */
  readers(portal: Portal, people: readonly Actor[], id: string): Promise<Actor[]>
  /** Returns which of these this person may see now; earlier notifications about the others are hidden. */
  readable?(portal: Portal, actor: Actor, ids: readonly string[]): Promise<readonly string[]>
  /** Explains the access of one person, from the very table the decision reads; undefined when there is no such record. */
  explain?(portal: Portal, person: Actor, id: string, flag: string): Promise<AccessExplanation | undefined>
  /** Absent where such records are linked with nothing. */
  readonly linked?: LinkEnd
  /** What actions make something of, as this person may read it; nothing where he may not. Absent where nothing is made of it. */
  source?(at: Pick<Ctx, 'db' | 'actor'>, id: string, part: string | undefined): Promise<Source | undefined>
  /** In the transaction in which something was made of it: what becomes of the source, where anything does. */
  made?(ctx: Ctx, tx: Tx, id: string, made: string): Promise<void>
  /** Whether this person has sent what such a record asks for. Absent where it asks for nothing. */
  hasSent?(portal: Pick<Portal, 'db'>, id: string, userId: string): Promise<boolean>
  /** Events by which such a record comes to its end: what it was made of may be complete then. */
  readonly endsBy?: readonly string[]
  /** Absent where nobody is shown what became of such a record. */
  readonly activity?: Activity
  /** The hint topics of such a record, where they are derived from its `reach`. */
  hints?(portal: Pick<Portal, 'db'>, id: string): Promise<readonly string[]>
  /** How the search of everything finds such records; absent where the manifest declares it as `found`, or none is found. */
  readonly found?: (make: MakeFinder) => FoundKind
}

export type LinkableKind = ObjectKind & { readonly linked: LinkEnd }

/** Why a person may or may not use one flag on a record. */
export interface AccessExplanation {
  readonly shortId: string | null
  readonly title: string
  readonly path: string
  readonly relations: readonly Relation[]
  readonly matching: readonly Relation[]
  /** Deleted, so no relation applies any more. */
  readonly gone: boolean
  readonly visible: boolean
  readonly allowed: boolean
  /** The state that the command needs, where the module declares one for this flag. */
  readonly move: { readonly command: string; readonly status: string; readonly open: boolean } | null
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
