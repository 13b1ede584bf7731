import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { keyPrefix } from '../platform/redis.ts'
import { Problem } from './problem.ts'

/** Calls of one person in a minute, by all browsers and programs together; of one address where nobody is signed in. */
export const CALLS_A_MINUTE = 600
/** Calls of one address to what needs no session: a guesser that changes the e-mail each time ends here. */
export const STRANGERS_CALLS_A_MINUTE = 300
/** Bytes of JSON that one person sends in a minute, whatever to: calls alone would let a program write gigabytes. Files count elsewhere. */
export const BODY_BYTES_A_MINUTE = 20_000_000
/** Bodies up to here are bounded well enough by the calls of a minute. */
export const SMALL_BODY_BYTES = 4_096
/** Streams of notifications that one person opens in a minute. */
export const STREAMS_A_MINUTE = 60
/** Sockets that one person opens in a minute: every tab of some devices comes back at once, more than once. */
export const UPGRADES_A_MINUTE = 300
/** Channels that one person begins to follow in a minute: some full sockets, again. */
export const SUBSCRIPTIONS_A_MINUTE = 600

/** The counter itself knows no bound: each kind has its own. */
const WINDOW = { duration: 60, points: 1 }

export interface Limits {
  /** Counts `amount` more of this kind for this person or address. Refuses more than `most` within a minute, and says when to come again. */
  take(kind: string, who: string, most: number, amount?: number): Promise<void>
}

/** For measurements, and for suites that ask more than any person does. */
export const unlimited: Limits = { take: () => Promise.resolve() }

/** Counts for all processes; while that fails, each counts its own: nobody is shut out, and no guesser let in. */
export function createLimits(redis?: Redis): Limits {
  const own = new RateLimiterMemory(WINDOW)
  const counter = redis
    ? new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${keyPrefix(redis)}calls`,
        ...WINDOW,
        rejectIfRedisNotReady: true,
        insuranceLimiter: own,
      })
    : own
  return {
    take: async (kind, who, most, amount = 1) => {
      const { consumedPoints, msBeforeNext } = await counter.penalty(`${kind} ${who}`, amount)
      if (consumedPoints > most)
        throw new Problem('too_many_requests', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)) })
    },
  }
}
