import type { Actor } from '../access/actor.ts'
import type { Callers } from '../http/caller.ts'
import { createCalmHints } from './calm-hints.ts'
import { createFollowPolicy, kindOf, type FollowPolicyOptions } from './follow-policy.ts'
import type { Follower } from './follower.ts'
import { createFollowing } from './following.ts'
import { createHintListener } from './hint-listener.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { createPresence } from './presence.ts'
import { createPump, type Replay } from './pump.ts'
import { createRevalidation } from './revalidation.ts'

/** Polling interval: the maximum delay caused by a lost hint. */
const POLL_MS = 1_000
/** Maximum delay until a right taken away in another process reaches an open connection. */
const REVALIDATE_MS = 3_000

export interface GatewayOptions extends FollowPolicyOptions {
  readonly callers: Callers
  readonly topicsOf: (actor: Actor) => readonly string[]
  readonly replay?: Replay
}

export type Gateway = ReturnType<typeof createGateway>

/** Holds the open connections of this process and delivers to each what it may follow, in order and once. */
export function createGateway({ callers, topicsOf, replay, ...options }: GatewayOptions) {
  const { portal, channels } = options
  const log = (error: unknown): void => portal.log.warn({ err: error }, 'a live connection could not be served')
  const following = createFollowing()
  const { mayFollow, stillFollow } = createFollowPolicy(options, following)
  const pump = createPump(portal, following, stillFollow, replay)
  const wordsOf = (channel: string) => kindOf(channels, channel)?.presence
  const presence = createPresence({ bus: portal.bus, following, stillFollow, wordsOf, log })

  const remove = (follower: Follower): void => {
    if (!following.drop(follower)) return
    presence.gone(follower)
    follower.end()
  }
  const revalidate = createRevalidation({ callers, following, topicsOf, stillFollow, remove })

  const hints = createCalmHints(following)
  const unsubscribe = portal.bus.subscribe(createHintListener({ following, pump, hints, presence, revalidate, log }))
  const every = (ms: number, run: () => Promise<void>) => setInterval(oneAtATime(run, log), ms)
  const timers = [every(POLL_MS, () => pump.poll()), every(REVALIDATE_MS, () => revalidate())]

  return {
    add(follower: Follower): void {
      follower.topics = new Set(topicsOf(follower.caller.actor))
      following.enter(follower)
    },
    remove,
    size: () => following.everybody.size,
    /** False when this caller may not follow it, which looks the same as that it does not exist. */
    async follow(follower: Follower, channel: string, after: number): Promise<boolean> {
      for (;;) {
        const { caller } = follower
        if (!(await mayFollow(caller, channel))) return false
        if (!following.everybody.has(follower)) return false
        if (follower.caller === caller) break // otherwise the rights changed during the check
      }
      following.follow(follower, channel, after)
      pump.begin(follower, channel)
      const people = presence.peopleOn(channel)
      if (people.length > 0) follower.present?.(channel, people)
      return true
    },
    /** Continues from here on the follower's own channel, which needs no permission. */
    resume(follower: Follower, channel: string, after: number): void {
      following.follow(follower, channel, after)
      pump.begin(follower, channel)
    },
    leave: (follower: Follower, channel: string): void => void following.leave(follower, channel),
    run: pump.run,
    present: presence.report,
    close(): void {
      unsubscribe()
      timers.forEach(clearInterval)
      for (const follower of following.everybody) remove(follower)
      hints.close()
      presence.close()
    },
  }
}
