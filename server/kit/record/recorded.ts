import type { Audience } from '@diwan/contract/kit/audience'
import type { Written } from '@diwan/contract/kit/event'
import type { Follows } from '../realtime/bus.ts'
import type { Fact } from './jobs.ts'

/** Where a fact goes beside the history of its object. */
export interface Delivery {
  /** The object it happened to. */
  readonly object: string
  /** Logs with one audience each; nothing is filtered inside a channel. */
  readonly channels?: readonly string[]
  /** What some of the channels are told beside the detail, by their names: a fact that is told to many is kept once. */
  readonly each?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Lists that may look different now: a hint, no log. */
  readonly topics?: readonly string[]
  /**
   * Who follows the channels, as their policy says it, read in this transaction under the lock that every change of it takes: then who
   * is told of it from memory is not asked again.
   */
  readonly follows?: Follows | undefined
  /** `staff` keeps it out of every history a requester reads. */
  readonly audience?: Audience
}

/** What one write says of one event. */
export interface Recorded extends Delivery {
  /** What history keeps, and reactions are given. */
  readonly fact: Fact
  /** What the channels tell, where it is more than that. */
  readonly told?: Readonly<Record<string, unknown>>
  readonly written?: Written
}
