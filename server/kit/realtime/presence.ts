import type { Present, PresenceState } from '@diwan/contract/kit/live'
import { newId } from '../db/id.ts'
import type { PresenceWords } from '../module.ts'
import type { Bus, PresenceReport } from './bus.ts'
import type { Follower } from './follower.ts'
import type { Following } from './following.ts'
import { createPresenceBoard, recordOf } from './presence-board.ts'

const SWEEP_MS = 1_000
/** Changes of one record are sent together, however fast they come. */
const CALM_MS = 200
/** The more follow it, the less often: no more than some thousand frames a second, however many are typing. */
const calmOf = (followers: number): number => CALM_MS * Math.max(1, followers / 100)
/** Channels one connection may be present on: its tabs. */
const MOST = 20

export interface PresenceOptions {
  readonly bus: Bus
  readonly following: Following
  readonly stillFollow: (followers: readonly Follower[], channel: string) => Promise<readonly Follower[]>
  readonly wordsOf: (channel: string) => PresenceWords | undefined
  readonly log: (error: unknown) => void
}

/** Kept in memory, shared between processes over the bus: nothing of it reaches the database, and a lost hint heals by itself. */
export function createPresence({ bus, following, stillFollow, wordsOf, log }: PresenceOptions) {
  const board = createPresenceBoard(wordsOf)
  const reported = new Map<Follower, { connection: string; channels: Set<string> }>()
  const calm = new Map<string, ReturnType<typeof setTimeout>>()

  const send = async (record: string): Promise<void> => {
    for (const channel of following.channelsOf(record)) {
      const followers = await stillFollow([...following.of(channel)], channel)
      const people = board.peopleOn(channel)
      for (const follower of followers) follower.present?.(channel, people)
    }
  }
  const sendSoon = (channel: string): void => {
    const record = recordOf(channel)
    if (calm.has(record)) return
    const soon = () => (calm.delete(record), void send(record).catch(log))
    calm.set(record, setTimeout(soon, calmOf(following.of(record).size)))
  }

  const publish = (follower: Follower, connection: string, channel: string, state: PresenceState | null): void => {
    const { id, fullName, photo } = follower.caller.actor
    bus.publish({ presences: [{ connection, channel, person: { id, fullName, photo }, state }] })
  }
  const leave = (follower: Follower, keeps: (channel: string) => boolean): void => {
    const own = reported.get(follower)
    if (!own) return
    for (const channel of own.channels) {
      if (keeps(channel)) continue
      own.channels.delete(channel)
      publish(follower, own.connection, channel, null)
    }
    if (own.channels.size === 0) reported.delete(follower)
  }

  const sweeping = setInterval(() => {
    for (const follower of reported.keys()) leave(follower, (channel) => follower.positions.has(channel))
    board.expire(Date.now()).forEach(sendSoon)
  }, SWEEP_MS)

  return {
    peopleOn: (channel: string): Present[] => board.peopleOn(channel),
    hear(report: PresenceReport): void {
      if (board.hear(report, Date.now())) sendSoon(report.channel)
    },
    /** Only where this connection follows: the policy of the record allowed that, and takes it away again. */
    report: (follower: Follower, channel: string, state: PresenceState | null): void => {
      if (!follower.positions.has(channel)) return
      const own = reported.get(follower) ?? { connection: newId(), channels: new Set<string>() }
      if (state === null) return leave(follower, (other) => other !== channel)
      if (own.channels.size >= MOST && !own.channels.has(channel)) return
      own.channels.add(channel)
      reported.set(follower, own)
      publish(follower, own.connection, channel, state)
    },
    gone: (follower: Follower): void => leave(follower, () => false),
    close(): void {
      clearInterval(sweeping)
      calm.forEach(clearTimeout)
    },
  }
}
