import type { Change } from '@diwan/contract/kit/event'
import type { Present } from '@diwan/contract/kit/live'
import type { Caller } from '../http/caller.ts'

/** One open connection, socket or stream, that follows channels. */
export interface Follower {
  caller: Caller
  /** Channel to the last sequence delivered; what is followed is added and left by `Following` alone. */
  readonly positions: Map<string, number>
  /** Changed by `Following` alone. */
  topics: ReadonlySet<string>
  deliver(change: Change): void
  /** The log does not reach back to the position: the record must be fetched again. */
  refetch(channel: string): void
  hint(topic: string): void
  /** Rights changed; what may no longer be followed was dropped before. */
  rightsChanged(): void
  refuse(channel: string): void
  /** Who is present; a stream does not show it. */
  present?(channel: string, people: readonly Present[]): void
  /** The session ended. */
  end(): void
}
