import type { Present, PresenceState } from '@diwan/contract/kit/live'
import { newId } from '../db/id.ts'
import type { Bus, Told } from './bus.ts'
import type { Follower } from './follower.ts'
import type { Following } from './following.ts'

/** Who is heard of no more is gone; a browser says every fifteen seconds that somebody is still there. */
const SILENCE_MS = 30_000
const SWEEP_MS = 1_000
/** Changes of one record are told together, however fast they come. */
const CALM_MS = 200
/** Records one connection may be present at: its tabs. */
const MOST = 20

const strength: Record<PresenceState, number> = { viewing: 0, noting: 1, replying: 2 }

/** `ticket:7:staff` is the inner channel of `ticket:7`: who follows it knows all, who follows the outer one only who is replying. */
const recordOf = (channel: string): string => channel.split(':', 2).join(':')

/** Kept in memory, of all processes by the bus: nothing of it ever reaches the database, and a lost hint heals by itself. */
export function createPresence(
  bus: Bus,
  following: Following,
  stillFollows: (follower: Follower, channel: string) => Promise<boolean>,
  log: (error: unknown) => void,
) {
  const entries = new Map<string, Told & { until: number }>()
  const spoken = new Map<Follower, { connection: string; channels: Set<string> }>()
  const calm = new Map<string, ReturnType<typeof setTimeout>>()

  const peopleOn = (channel: string): Present[] => {
    const record = recordOf(channel)
    const people = new Map<string, Present>()
    for (const { channel: where, person, state } of entries.values()) {
      if (state === null || recordOf(where) !== record || (channel === record && state !== 'replying')) continue
      const known = people.get(person.id)
      if (!known || strength[known.state] < strength[state]) people.set(person.id, { ...person, state })
    }
    return [...people.values()]
  }

  const tell = async (record: string): Promise<void> => {
    for (const channel of following.channels().filter((one) => recordOf(one) === record))
      for (const follower of following.of(channel))
        if (await stillFollows(follower, channel)) follower.present?.(channel, peopleOn(channel))
  }
  const tellSoon = (channel: string): void => {
    const record = recordOf(channel)
    if (calm.has(record)) return
    const soon = () => (calm.delete(record), void tell(record).catch(log))
    calm.set(record, setTimeout(soon, CALM_MS))
  }

  const publish = (follower: Follower, connection: string, channel: string, state: PresenceState | null): void => {
    const { id, fullName, photo } = follower.caller.actor
    bus.publish({ presence: [{ connection, channel, person: { id, fullName, photo }, state }] })
  }
  const leave = (follower: Follower, keeps: (channel: string) => boolean): void => {
    const said = spoken.get(follower)
    if (!said) return
    for (const channel of said.channels) {
      if (keeps(channel)) continue
      said.channels.delete(channel)
      publish(follower, said.connection, channel, null)
    }
    if (said.channels.size === 0) spoken.delete(follower)
  }

  const sweeping = setInterval(() => {
    for (const follower of spoken.keys()) leave(follower, (channel) => follower.positions.has(channel))
    for (const [key, { channel, until }] of entries) if (until < Date.now() && entries.delete(key)) tellSoon(channel)
  }, SWEEP_MS)

  return {
    peopleOn,
    hear(told: Told): void {
      const key = `${told.connection} ${told.channel}`
      const before = entries.get(key)?.state ?? null
      if (told.state === null) entries.delete(key)
      else entries.set(key, { ...told, until: Date.now() + SILENCE_MS })
      if (before !== told.state) tellSoon(told.channel)
    },
    /** Only where this connection follows: that was asked of the record's policy, and is taken away with it. */
    say: (follower: Follower, channel: string, state: PresenceState | null): void => {
      if (!follower.positions.has(channel)) return
      const said = spoken.get(follower) ?? { connection: newId(), channels: new Set<string>() }
      if (state === null) return leave(follower, (other) => other !== channel)
      if (said.channels.size >= MOST && !said.channels.has(channel)) return
      said.channels.add(channel)
      spoken.set(follower, said)
      publish(follower, said.connection, channel, state)
    },
    gone: (follower: Follower): void => leave(follower, () => false),
    close(): void {
      clearInterval(sweeping)
      calm.forEach(clearTimeout)
    },
  }
}
