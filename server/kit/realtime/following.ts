import type { Follower } from './follower.ts'
import { recordOf } from './presence-board.ts'

const nobody: ReadonlySet<Follower> = new Set()

export type Following = ReturnType<typeof createFollowing>

/** Who is connected here, and who follows what: found by channel and topic, however many others there are. */
export function createFollowing() {
  const everybody = new Set<Follower>()
  const byChannel = new Map<string, Set<Follower>>()
  const byTopic = new Map<string, Set<Follower>>()
  /** Channels that somebody follows, by their record. */
  const byRecord = new Map<string, Set<string>>()

  const addTo = <T>(index: Map<string, Set<T>>, name: string, one: T): void => {
    const all = index.get(name)
    if (all) all.add(one)
    else index.set(name, new Set([one]))
  }
  const takeFrom = <T>(index: Map<string, Set<T>>, name: string, one: T): void => {
    const all = index.get(name)
    all?.delete(one)
    if (all?.size === 0) index.delete(name)
  }

  const leave = (follower: Follower, channel: string): boolean => {
    takeFrom(byChannel, channel, follower)
    if (!byChannel.has(channel)) takeFrom(byRecord, recordOf(channel), channel)
    return follower.positions.delete(channel)
  }

  return {
    everybody: everybody as ReadonlySet<Follower>,
    channels: (): string[] => [...byChannel.keys()],
    /** Those of one record. */
    channelsOf: (record: string): string[] => [...(byRecord.get(record) ?? [])],
    of: (channel: string): ReadonlySet<Follower> => byChannel.get(channel) ?? nobody,
    /** The followers of a topic. */
    on: (topic: string): ReadonlySet<Follower> => byTopic.get(topic) ?? nobody,
    enter(follower: Follower): void {
      everybody.add(follower)
      for (const topic of follower.topics) addTo(byTopic, topic, follower)
    },
    /** Replaces the topics of a follower; does nothing for a follower that is gone. */
    hear(follower: Follower, topics: ReadonlySet<string>): void {
      if (!everybody.has(follower)) return
      for (const topic of follower.topics.difference(topics)) takeFrom(byTopic, topic, follower)
      for (const topic of topics) addTo(byTopic, topic, follower)
      follower.topics = topics
    },
    /** From this sequence on; nothing for somebody who is gone. */
    follow(follower: Follower, channel: string, after: number): void {
      if (!everybody.has(follower)) return
      follower.positions.set(channel, after)
      addTo(byChannel, channel, follower)
      addTo(byRecord, recordOf(channel), channel)
    },
    leave,
    /** A run of the pump that began before delivers nothing any more. False when it was gone already. */
    drop(follower: Follower): boolean {
      for (const channel of follower.positions.keys()) leave(follower, channel)
      for (const topic of follower.topics) takeFrom(byTopic, topic, follower)
      return everybody.delete(follower)
    },
  }
}
