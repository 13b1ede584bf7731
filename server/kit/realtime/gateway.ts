import { setTimeout as pause } from 'node:timers/promises'
import type { Actor } from '../access/actor.ts'
import type { Caller, Callers } from '../http/caller.ts'
import type { ChannelKind } from '../module.ts'
import type { Portal } from '../portal.ts'
import type { Hint } from './bus.ts'
import type { Follower } from './follower.ts'
import { createFollowing } from './following.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { createPresence } from './presence.ts'
import { createPump } from './pump.ts'
import { together } from './together.ts'

/** A lost hint costs this much, no more. */
const POLL_MS = 1_000
/** A right taken away in another process reaches an open connection within this. */
const REVALIDATE_MS = 3_000

/** So many are asked about in one query: calls of people go between. */
const AT_ONCE = 500
/** Where everybody looks at lists again, so many do it in a second. */
const LOOK_A_SECOND = 500

export interface GatewayOptions {
  readonly portal: Portal
  readonly callers: Callers
  readonly channels: readonly ChannelKind[]
  readonly topicsOf: (actor: Actor) => string[]
  /** Asked of a channel's module each time: nobody goes on following what was just withdrawn. */
  readonly isClosed: (module: string) => Promise<boolean>
}

export type Gateway = ReturnType<typeof createGateway>

/** Holds the open connections of this process and brings each what it may follow, in order, once. */
export function createGateway({ portal, callers, channels, topicsOf, isClosed }: GatewayOptions) {
  const following = createFollowing()
  const followers = following.everybody
  const closedNow = together(
    async (modules) => new Map(await Promise.all(modules.map(async (name) => [name, await isClosed(name)] as const))),
  )
  const mayFollow = async (caller: Caller, channel: string): Promise<boolean> => {
    const kind = channels.find(({ prefix }) => channel.startsWith(`${prefix}:`))
    if (!kind || (kind.module && (await closedNow(kind.module)))) return false
    return kind.mayFollow(portal, caller.actor, channel)
  }

  /** Drops who may not. */
  const stillFollows = async (follower: Follower, channel: string): Promise<boolean> => {
    if (await mayFollow(follower.caller, channel)) return true
    if (following.leave(follower, channel)) follower.refuse(channel)
    return false
  }
  const pump = createPump(portal, following, stillFollows)

  const log = (error: unknown): void => portal.log.warn({ err: error }, 'a live connection could not be served')
  const presence = createPresence(portal.bus, following, stillFollows, log)

  const hear = (hint: Hint): void => {
    for (const told of hint.presence ?? []) presence.hear(told)
    for (const channel of hint.channels ?? []) pump.run(channel)
    for (const topic of new Set(hint.topics))
      for (const follower of followers) if (follower.topics.has(topic)) follower.hint(topic)
    if (hint.everything) everywhere()
    if (hint.people?.length) void revalidate((follower) => hint.people!.includes(follower.caller.actor.id)).catch(log)
  }

  /** Hints were lost: what has a log is behind it, who lost a right is asked, and lists are looked at again. */
  const lookEverywhere = async (): Promise<void> => {
    await revalidate()
    await pump.poll()
    for (const [index, follower] of [...followers].entries()) {
      if (followers.has(follower)) for (const topic of follower.topics) follower.hint(topic)
      if (index % LOOK_A_SECOND === LOOK_A_SECOND - 1) await pause(1_000)
    }
  }

  /** Asks identity who these connections are now; ends what ended, drops what may no longer be followed. */
  const revalidate = async (which: (follower: Follower) => boolean = () => true): Promise<void> => {
    const asked = [...followers].filter(which)
    for (let at = 0; at < asked.length; at += AT_ONCE) {
      const some = asked.slice(at, at + AT_ONCE).filter((follower) => followers.has(follower))
      if (some.length > 0) await revalidateSome(some)
    }
  }
  const revalidateSome = async (asked: readonly Follower[]): Promise<void> => {
    const now = await callers.again([...new Set(asked.map((follower) => follower.caller.sessionId))])
    for (const follower of asked) {
      const caller = now.get(follower.caller.sessionId)
      if (!caller) remove(follower)
      else if (caller.actor !== follower.caller.actor || owed.has(follower)) await take(follower, caller)
    }
  }

  /** Whose channels were not all asked about: the next round does. */
  const owed = new WeakSet<Follower>()
  const take = async (follower: Follower, caller: Caller): Promise<void> => {
    owed.add(follower)
    follower.caller = caller
    follower.topics = new Set(topicsOf(caller.actor))
    for (const channel of follower.positions.keys()) await stillFollows(follower, channel)
    owed.delete(follower)
    follower.rightsChanged()
  }

  const remove = (follower: Follower): void => {
    if (!following.drop(follower)) return
    presence.gone(follower)
    follower.end()
  }

  const everywhere = oneAtATime(lookEverywhere, log)
  const unsubscribe = portal.bus.subscribe(hear)
  const polling = setInterval(
    oneAtATime(() => pump.poll(), log),
    POLL_MS,
  )
  const validating = setInterval(
    oneAtATime(() => revalidate(), log),
    REVALIDATE_MS,
  )

  return {
    add(follower: Follower): void {
      follower.topics = new Set(topicsOf(follower.caller.actor))
      following.enter(follower)
    },
    remove,
    size: () => followers.size,
    /** False when this caller may not follow it, which looks the same as that it does not exist. */
    async follow(follower: Follower, channel: string, after: number): Promise<boolean> {
      for (;;) {
        const { caller } = follower
        if (!(await mayFollow(caller, channel))) return false
        if (!followers.has(follower)) return false
        if (follower.caller === caller) break // otherwise the rights changed while we asked
      }
      following.follow(follower, channel, after)
      pump.begin(follower, channel)
      const people = presence.peopleOn(channel)
      if (people.length > 0) follower.present?.(channel, people)
      return true
    },
    /** Goes on from here on a channel that is the follower's own: nobody has to be asked. */
    resume: (follower: Follower, channel: string, after: number): void => following.follow(follower, channel, after),
    leave: (follower: Follower, channel: string): void => void following.leave(follower, channel),
    run: pump.run,
    say: presence.say,
    close(): void {
      unsubscribe()
      clearInterval(polling)
      clearInterval(validating)
      for (const follower of followers) remove(follower)
      presence.close()
    },
  }
}
