import type { Follower } from './follower.ts'

const nobody: ReadonlySet<Follower> = new Set()

export type Following = ReturnType<typeof createFollowing>

/** Who is connected here, and who follows what: found by the channel, however many others there are. */
export function createFollowing() {
  const everybody = new Set<Follower>()
  const byChannel = new Map<string, Set<Follower>>()

  const leave = (follower: Follower, channel: string): boolean => {
    const all = byChannel.get(channel)
    all?.delete(follower)
    if (all?.size === 0) byChannel.delete(channel)
    return follower.positions.delete(channel)
  }

  return {
    everybody: everybody as ReadonlySet<Follower>,
    channels: (): string[] => [...byChannel.keys()],
    of: (channel: string): ReadonlySet<Follower> => byChannel.get(channel) ?? nobody,
    enter: (follower: Follower): unknown => everybody.add(follower),
    /** From this sequence on; nothing for somebody who is gone. */
    follow(follower: Follower, channel: string, after: number): void {
      if (!everybody.has(follower)) return
      follower.positions.set(channel, after)
      const all = byChannel.get(channel)
      if (all) all.add(follower)
      else byChannel.set(channel, new Set([follower]))
    },
    leave,
    /** A run of the pump that began before delivers nothing any more. False when it was gone already. */
    drop(follower: Follower): boolean {
      for (const channel of follower.positions.keys()) leave(follower, channel)
      return everybody.delete(follower)
    },
  }
}
