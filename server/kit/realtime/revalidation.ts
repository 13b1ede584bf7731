import type { Actor } from '../access/actor.ts'
import type { Caller, Callers } from '../http/caller.ts'
import type { Follower } from './follower.ts'
import type { Following } from './following.ts'

/** Batch size, so that requests of people are served between two batches. */
const BATCH = 500

export interface RevalidationOptions {
  readonly callers: Pick<Callers, 'again'>
  readonly following: Following
  readonly topicsOf: (actor: Actor) => readonly string[]
  readonly stillFollow: (followers: readonly Follower[], channel: string) => Promise<readonly Follower[]>
  readonly remove: (follower: Follower) => void
}

/** Asks identity who the connections are now; ends those whose session ended and drops what may no longer be followed. */
export function createRevalidation({ callers, following, topicsOf, stillFollow, remove }: RevalidationOptions) {
  /** Followers whose channels were not all checked, because a check failed: the next round checks them again. */
  const unfinished = new WeakSet<Follower>()

  const applyRights = async (follower: Follower, caller: Caller): Promise<void> => {
    unfinished.add(follower)
    follower.caller = caller
    following.hear(follower, new Set(topicsOf(caller.actor)))
    for (const channel of follower.positions.keys()) await stillFollow([follower], channel)
    unfinished.delete(follower)
    follower.rightsChanged()
  }
  const revalidateBatch = async (batch: readonly Follower[]): Promise<void> => {
    const now = await callers.again([...new Set(batch.map((follower) => follower.caller.sessionId))])
    for (const follower of batch) {
      const caller = now.get(follower.caller.sessionId)
      if (!caller) remove(follower)
      else if (caller.actor !== follower.caller.actor || unfinished.has(follower)) await applyRights(follower, caller)
    }
  }

  return async (which: (follower: Follower) => boolean = () => true): Promise<void> => {
    const all = [...following.everybody].filter(which)
    for (let at = 0; at < all.length; at += BATCH) {
      const batch = all.slice(at, at + BATCH).filter((follower) => following.everybody.has(follower))
      if (batch.length > 0) await revalidateBatch(batch)
    }
  }
}
