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
  /** Extra detail for some of the channels, by their names; a fact delivered to many is stored once. */
  readonly each?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Lists that may look different now: a hint, no log. */
  readonly topics?: readonly string[]
  /**
   * The people who follow the channels by their policy, read in this transaction under the lock that every change of the policy takes. Then
   * delivery from memory does not ask the policy again.
   */
  readonly follows?: Follows | undefined
  /** `staff` keeps it out of every history a requester reads. */
  readonly audience?: Audience
}

/** One event of a write, with its delivery. */
export interface Recorded extends Delivery {
  /** What history keeps, and reactions are given. */
  readonly fact: Fact
  /** The detail that the channels deliver, where it is more than history keeps. */
  readonly delivered?: Readonly<Record<string, unknown>>
  readonly written?: Written
}
