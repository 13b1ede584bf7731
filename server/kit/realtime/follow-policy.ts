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

/** Decides who may follow a channel: its module must be open, and the policy of its record must agree. */
export function createFollowPolicy({ portal, channels, isClosed }: FollowPolicyOptions, following: Following) {
  const closedNow = coalesce(
    async (modules) => new Map(await Promise.all(modules.map(async (name) => [name, await isClosed(name)] as const))),
  )
  const mayFollow = async ({ actor }: Caller, channel: string): Promise<boolean> => {
    const kind = kindOf(channels, channel)
    if (!kind || (kind.module && (await closedNow(kind.module)))) return false
    return kind.mayFollow(portal, actor, channel)
  }
  return {
    mayFollow,
    /** Ends the subscription when the policy no longer allows it. */
    stillFollows: async (follower: Follower, channel: string): Promise<boolean> => {
      if (await mayFollow(follower.caller, channel)) return true
      if (following.leave(follower, channel)) follower.refuse(channel)
      return false
    },
  }
}
