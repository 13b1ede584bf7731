import type { Change } from '@diwan/contract/kit/event'
import { setTimeout as pause } from 'node:timers/promises'
import type { Follows, Hint, PresenceReport } from './bus.ts'
import type { Follower } from './follower.ts'
import type { Following } from './following.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Followers per second that are sent back to their lists after a loss, so that their requests come spread out. */
const FOLLOWERS_A_SECOND = 500

/** Topics notified in one turn of the event loop. */
const TOPICS_AT_ONCE = 20

export interface HintListenerOptions {
  readonly following: Following
  readonly pump: { run(channel: string, fresh?: readonly Change[], follows?: Follows): void; poll(): Promise<void> }
  readonly hints: { notify(topic: string): void }
  readonly presence: { hear(report: PresenceReport): void }
  readonly revalidate: (which?: (follower: Follower) => boolean) => Promise<void>
  readonly log: (error: unknown) => void
}

/** Brings each hint of the bus to what it concerns here: logs to read, lists to refetch, rights to look up, presence to show. */
export function createHintListener({ following, pump, hints, presence, revalidate, log }: HintListenerOptions) {
  /** After lost hints: rights first, then every log, then every list. */
  const lookEverywhere = oneAtATime(async () => {
    await revalidate()
    await pump.poll()
    for (const [index, follower] of [...following.everybody].entries()) {
      if (following.everybody.has(follower)) for (const topic of follower.topics) follower.hint(topic)
      if (index % FOLLOWERS_A_SECOND === FOLLOWERS_A_SECOND - 1) await pause(1_000)
    }
  }, log)

  /** A message of a large group names the lists of all its people, and delivery from the logs must not wait behind them. */
  const notifyInBatches = (topics: readonly string[]): void => {
    for (const topic of topics.slice(0, TOPICS_AT_ONCE)) hints.notify(topic)
    if (topics.length > TOPICS_AT_ONCE) setImmediate(notifyInBatches, topics.slice(TOPICS_AT_ONCE))
  }

  return ({ presences = [], channels = [], fresh = [], follows, topics = [], people = [], everything = false }: Hint): void => {
    for (const report of presences) presence.hear(report)
    const written = Map.groupBy(fresh, ({ channel }) => channel)
    for (const channel of new Set(channels)) pump.run(channel, written.get(channel), follows?.get(channel))
    notifyInBatches([...new Set(topics)])
    if (everything) lookEverywhere()
    if (people.length > 0) void revalidate((follower) => people.includes(follower.caller.actor.id)).catch(log)
  }
}
