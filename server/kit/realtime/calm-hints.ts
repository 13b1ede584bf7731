import type { Follower } from './follower.ts'
import type { Following } from './following.ts'

/** A browser refetches a list at most once a second, however many hints there are. */
const CALM_MS = 1_000
/** Spreads the hints for a thousand lists of one large group, so that they are not all refetched in the same moment. */
const SPREAD_MS = 500

/** Throttles hints: the first goes out at once; those within the next second become one, for the followers who waited for it. */
export function createCalmHints(following: Pick<Following, 'on'>) {
  /** Topics hinted at a moment ago, and the followers who get another hint at the end of the pause. */
  const calm = new Map<string, { readonly waiting: Set<Follower>; readonly end: ReturnType<typeof setTimeout> }>()

  const notifyFollowers = (topic: string, followers: Iterable<Follower>): void => {
    for (const follower of followers) follower.hint(topic)
    const end = setTimeout(() => rest(topic), CALM_MS + Math.random() * SPREAD_MS)
    calm.set(topic, { waiting: new Set(), end })
  }
  const rest = (topic: string): void => {
    const waiting = calm.get(topic)?.waiting ?? new Set()
    calm.delete(topic)
    const there = following.on(topic)
    const still = [...waiting].filter((follower) => there.has(follower))
    if (still.length > 0) notifyFollowers(topic, still)
  }

  return {
    notify(topic: string): void {
      const followers = following.on(topic)
      const waiting = calm.get(topic)?.waiting
      if (waiting) for (const follower of followers) waiting.add(follower)
      else if (followers.size > 0) notifyFollowers(topic, followers)
    },
    close(): void {
      for (const { end } of calm.values()) clearTimeout(end)
      calm.clear()
    },
  }
}
