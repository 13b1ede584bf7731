import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { Answer } from './call.ts'
import type { TestPerson } from './people.ts'

/** Who works in the portal while it is killed. */
export interface Cast {
  readonly clients: readonly TestPerson[]
  /** Those of the clients who may publish for the organisation. */
  readonly publishers: readonly TestPerson[]
  /** Signed in, and none of it is theirs. */
  readonly stranger: TestPerson
  readonly groups: readonly { readonly id: string; readonly parentId: string | null }[]
  groupOf(this: void, personId: string): string | undefined
  agentsOf(this: void, groupId: string | null | undefined): readonly string[]
}

/** Reads something through the front door, again and again while the portal is away. */
export type Look = <E extends Endpoint>(endpoint: E, input: object) => Promise<Answer<E>['body']>

/** What a client is about to write. The key is its `Idempotency-Key`, and written into it where there is room for words. */
export interface Draw {
  readonly person: TestPerson
  readonly key: string
  readonly dice: () => number
  readonly look: Look
  readonly cast: Cast
}

/** A fact as the history keeps it. */
export interface Kept {
  readonly id: string
  readonly objectId: string
  readonly event: string
  readonly actorId: string
  readonly detail: Readonly<Record<string, unknown>>
}

type Standing = Readonly<Record<string, string | null>>

/** One kind of write: how it is made, what it leaves behind, and how it is found again. */
export interface CommandEffect {
  readonly name: string
  readonly endpoint: Endpoint
  /** Refusals that a race may bring; every other is a fault. */
  readonly refusals: readonly string[]
  /** Nothing where this person has nothing of the kind to do now. */
  draw(of: Draw): Promise<object | null>
  /** The body of an endpoint that takes a file. */
  bytes?(input: Readonly<Record<string, unknown>>): Uint8Array<ArrayBuffer>
  /** What others may go on with. */
  acknowledged?(answer: unknown, of: Pick<Draw, 'person' | 'cast'>): void
  /** The events it records, each with its channels. */
  traces(objectId: string): readonly { readonly event: string; readonly channels: readonly string[] }[]
  /** SQL: of the keys `$1::text[]` one row `key` for each record that stands complete with all that belongs to it. */
  readonly found: string
  /** Who must have been told of a fact, and who else may have been; `standing` is the row of its record. */
  told(fact: Kept, standing: Standing, cast: Cast): { readonly must: readonly string[]; readonly may: readonly string[] }
}

/** What a kind of record puts under load when the portal is killed. How a browser folds it stands in `crash/holds`. */
export interface Load {
  readonly module: string
  /** Publishers write this load and no other one. */
  readonly byPublishers?: true
  readonly effects: readonly CommandEffect[]
  /** SQL: of the ids `$1::uuid[]` the rows that say whose each record is; one column is `id`. */
  readonly standing: string
  /** Forgets the records of the cycle before. */
  begin(): void
  /** Records of this cycle that this person may read. */
  readable(person: TestPerson, cast: Cast): readonly string[]
  /** Channels of all records of this cycle; a person who may not follow them is refused. */
  channels(): readonly string[]
  /** Words that only staff may ever hear. */
  readonly inner: string
}
