import type { Change } from '@diwan/contract/kit/event'
import type { Actor } from '../access/actor.ts'
import { channelsFollowed, missedHints, resumes } from '../observe/counters.ts'
import type { Portal } from '../portal.ts'
import { entriesAfter, positionsOf } from '../record/channels.ts'
import type { Follows } from './bus.ts'
import type { Follower } from './follower.ts'
import type { Following } from './following.ts'
import { coalesce } from './coalesce.ts'

const BATCH = 500

interface Running {
  /** Another process may have written since, so the log is read again. */
  again: boolean
  /** Changes that this process wrote since the run began. */
  readonly fresh: Change[]
  /** The people who may receive the fresh changes, as the last writer found; undefined if one of the writers did not state it. */
  follows?: Follows | undefined
}

/** Returns past changes as a late follower may read them now: the same number, in the same order. */
export type Replay = (actor: Actor, channel: string, changes: readonly Change[]) => Promise<readonly Change[]>
type StillFollow = (followers: readonly Follower[], channel: string) => Promise<readonly Follower[]>

/**
 * Reads the log of a channel once for all who follow it here, one run at a time, so that order is never lost. What happened
 * may be the very thing that takes somebody's sight away: all are asked again before anything is delivered.
 */
export function createPump(portal: Portal, following: Following, stillFollow: StillFollow, replay?: Replay) {
  const running = new Map<string, Running>()
  const positionNow = coalesce(
    async (names) => new Map((await positionsOf(portal.db, names)).map(({ channel, seq }) => [channel, seq])),
  )
  const begun = new WeakMap<Follower, Set<string>>()

  const deliver = (follower: Follower, channel: string, changes: readonly Change[], seq: number): void => {
    const after = follower.positions.get(channel)
    if (after === undefined) return
    const next = changes.find((change) => change.seq > after)
    const gone = next ? next.seq > after + 1 : after !== seq && changes.length === 0
    if (gone) {
      following.leave(follower, channel)
      follower.refetch(channel)
      return
    }
    for (const change of changes) {
      if (change.seq <= after) continue
      follower.positions.set(channel, change.seq)
      follower.deliver(change)
    }
  }

  /** False when the log has to be read: another process wrote in between, or a follower lacks earlier changes. */
  const deliverFresh = async (channel: string, fresh: readonly Change[], follows: Follows | undefined): Promise<boolean> => {
    const [first, last] = [fresh[0]!.seq, fresh.at(-1)!.seq]
    if (fresh.some(({ seq }, index) => seq !== first + index)) return false
    const behind = [...following.of(channel)].filter((follower) => follower.positions.get(channel)! < last)
    if (behind.some((follower) => follower.positions.get(channel)! < first - 1)) return false
    if (behind.length === 0) return true
    const areAllKnown = follows !== undefined && behind.every(({ caller }) => follows(caller.actor))
    for (const follower of areAllKnown ? behind : await stillFollow(behind, channel)) deliver(follower, channel, fresh, last)
    return true
  }

  const drain = async (channel: string, fresh: readonly Change[], follows: Follows | undefined): Promise<void> => {
    if (fresh.length > 0 && (await deliverFresh(channel, fresh, follows))) return
    const late = new Set<Follower>()
    for (;;) {
      const here = [...following.of(channel)]
      if (here.length === 0) return
      const seq = (await positionNow(channel)) ?? 0
      const elsewhere = here.filter((follower) => (follower.positions.get(channel) ?? seq) !== seq)
      for (const follower of here)
        if (begun.get(follower)?.delete(channel) && (follower.positions.get(channel) ?? 0) < seq) {
          resumes.inc()
          late.add(follower)
        }
      if (elsewhere.length === 0) return
      const oldest = Math.min(...elsewhere.map((follower) => follower.positions.get(channel)!))
      const changes = await entriesAfter(portal.db, channel, oldest, BATCH)
      for (const follower of await stillFollow(elsewhere, channel)) {
        const readable = late.has(follower) && replay ? await replay(follower.caller.actor, channel, changes) : changes
        deliver(follower, channel, readable, seq)
      }
      const last = changes.at(-1)
      if (!last || last.seq >= seq) return
    }
  }

  /** With what this process has just committed on it, in order, where it has. */
  const run = (channel: string, fresh: readonly Change[] = [], follows?: Follows): void => {
    const current = running.get(channel)
    if (current) {
      current.again ||= fresh.length === 0
      if (fresh.length > 0) current.follows = follows && (current.fresh.length === 0 || current.follows) && follows
      current.fresh.push(...fresh)
      return
    }
    const state: Running = { again: false, fresh: [] }
    running.set(channel, state)
    void drain(channel, fresh, follows)
      .catch((error: unknown) => portal.log.warn({ err: error }, 'a channel could not be read; the next poll tries again'))
      .finally(() => {
        running.delete(channel)
        if (state.again) run(channel)
        else if (state.fresh.length > 0) run(channel, state.fresh, state.follows)
      })
  }

  const isBehind = (channel: string, seq: number): boolean =>
    [...following.of(channel)].some((follower) => follower.positions.get(channel)! < seq)

  return {
    run,
    /** Marks a follower that starts at its own position; the first run detects whether it came late. */
    begin(follower: Follower, channel: string): void {
      begun.set(follower, (begun.get(follower) ?? new Set()).add(channel))
    },
    /** Finds changes whose hint was lost, with one query for all channels followed here. */
    async poll(): Promise<void> {
      const names = following.channels()
      channelsFollowed.set(names.length)
      const positions = await positionsOf(portal.db, names)
      const behind = positions.filter(({ channel, seq }) => isBehind(channel, seq))
      missedHints.inc(behind.filter(({ channel }) => !running.has(channel)).length)
      for (const { channel } of behind) run(channel)
    },
  }
}
