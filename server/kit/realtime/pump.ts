import { channelsFollowed, missedHints, resumes } from '../observe/counters.ts'
import type { Portal } from '../portal.ts'
import { entriesAfter, positionsOf } from '../record/channels.ts'
import type { Follower } from './follower.ts'

const BATCH = 500

type StillFollows = (follower: Follower, channel: string) => Promise<boolean>

/**
 * Reads the log of a channel once for all who follow it here, one run at a time, so that order is never lost. What happened
 * may be the very thing that takes somebody's sight away: each is asked again before anything is delivered.
 */
export function createPump(portal: Portal, followers: ReadonlySet<Follower>, stillFollows: StillFollows) {
  const running = new Map<string, { again: boolean }>()
  const begun = new WeakMap<Follower, Set<string>>()

  const followersOf = (channel: string): Follower[] => [...followers].filter((follower) => follower.positions.has(channel))

  const drain = async (channel: string): Promise<void> => {
    for (;;) {
      const following = followersOf(channel)
      if (following.length === 0) return
      const oldest = Math.min(...following.map((follower) => follower.positions.get(channel)!))
      const [position] = await positionsOf(portal.db, [channel])
      const changes = await entriesAfter(portal.db, channel, oldest, BATCH)
      for (const follower of following) {
        if (begun.get(follower)?.delete(channel) && (follower.positions.get(channel) ?? 0) < (position?.seq ?? 0)) resumes.inc()
        if (await stillFollows(follower, channel)) deliver(follower, channel, changes, position?.seq ?? 0)
      }
      if (changes.length < BATCH) return
    }
  }

  const run = (channel: string): void => {
    const current = running.get(channel)
    if (current) {
      current.again = true
      return
    }
    const state = { again: false }
    running.set(channel, state)
    void drain(channel)
      .catch((error: unknown) => portal.log.warn({ err: error }, 'a channel could not be read; the next poll tries again'))
      .finally(() => {
        running.delete(channel)
        if (state.again) run(channel)
      })
  }

  return {
    run,
    /** Follows from a position of its own: the first look tells whether it came late. */
    begin(follower: Follower, channel: string): void {
      begun.set(follower, (begun.get(follower) ?? new Set()).add(channel))
    },
    /** Finds what hints did not tell: one query for all channels followed here. */
    async poll(): Promise<void> {
      const names = [...new Set([...followers].flatMap((follower) => [...follower.positions.keys()]))]
      channelsFollowed.set(names.length)
      const positions = await positionsOf(portal.db, names)
      const behind = positions.filter(({ channel, seq }) => followersOf(channel).some((one) => one.positions.get(channel)! < seq))
      missedHints.inc(behind.filter(({ channel }) => !running.has(channel)).length)
      for (const { channel } of behind) run(channel)
    },
  }
}

function deliver(follower: Follower, channel: string, changes: Awaited<ReturnType<typeof entriesAfter>>, seq: number): void {
  const after = follower.positions.get(channel)
  if (after === undefined) return
  const next = changes.find((change) => change.seq > after)
  const gone = next ? next.seq > after + 1 : after !== seq && changes.length === 0
  if (gone) {
    follower.positions.delete(channel)
    follower.refetch(channel)
    return
  }
  for (const change of changes) {
    if (change.seq <= after) continue
    follower.positions.set(channel, change.seq)
    follower.deliver(change)
  }
}
