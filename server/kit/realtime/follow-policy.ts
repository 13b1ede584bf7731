import type { Actor } from '../access/actor.ts'
import type { Caller } from '../http/caller.ts'
import type { ChannelKind } from '../module.ts'
import type { Portal } from '../portal.ts'
import { coalesce } from './coalesce.ts'
import type { Follower } from './follower.ts'
import type { Following } from './following.ts'

export interface FollowPolicyOptions {
  readonly portal: Portal
  readonly channels: readonly ChannelKind[]
  /** Asked of a channel's module each time: a withdrawn module is followed no longer. */
  readonly isClosed: (module: string) => Promise<boolean>
}

/** The kind a channel belongs to, by its prefix. */
export const kindOf = (channels: readonly ChannelKind[], channel: string): ChannelKind | undefined =>
  channels.find(({ prefix }) => channel.startsWith(`${prefix}:`))

const nobody: ReadonlySet<Actor> = new Set()

/** Decides who may follow a channel: its module must be open, and the policy of its record must agree. */
export function createFollowPolicy({ portal, channels, isClosed }: FollowPolicyOptions, following: Following) {
  const closedNow = coalesce(
    async (modules) => new Map(await Promise.all(modules.map(async (name) => [name, await isClosed(name)] as const))),
  )
  /** Both are asked at once: each has to agree. */
  const whereOpen = async <T>(kind: ChannelKind, asked: Promise<T>, otherwise: T): Promise<T> => {
    const [closed, answer] = await Promise.all([kind.module && closedNow(kind.module), asked])
    return closed ? otherwise : answer
  }
  const mayFollow = async ({ actor }: Caller, channel: string): Promise<boolean> => {
    const kind = kindOf(channels, channel)
    return kind ? whereOpen(kind, kind.mayFollow(portal, actor, channel), false) : false
  }
  /** Of these people those who may follow it. */
  const mayAllFollow = async (people: readonly Actor[], channel: string): Promise<ReadonlySet<Actor>> => {
    const kind = kindOf(channels, channel)
    return kind ? whereOpen(kind, whoOf(kind, people, channel), nobody) : nobody
  }
  const whoOf = async (kind: ChannelKind, people: readonly Actor[], channel: string): Promise<ReadonlySet<Actor>> => {
    if (kind.mayAllFollow) return new Set(await kind.mayAllFollow(portal, people, channel))
    const answers = await Promise.all(people.map((person) => kind.mayFollow(portal, person, channel)))
    return new Set(people.filter((_, index) => answers[index]))
  }
  return {
    mayFollow,
    /** Ends the subscriptions that the policy no longer allows, and answers whose it still does. */
    stillFollow: async (followers: readonly Follower[], channel: string): Promise<Follower[]> => {
      const asked = followers.map((follower) => ({ follower, actor: follower.caller.actor }))
      const may = await mayAllFollow([...new Set(asked.map(({ actor }) => actor))], channel)
      for (const { follower, actor } of asked) if (!may.has(actor) && following.leave(follower, channel)) follower.refuse(channel)
      return asked.filter(({ actor }) => may.has(actor)).map(({ follower }) => follower)
    },
  }
}
