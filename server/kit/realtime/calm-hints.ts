import type { Follower } from './follower.ts'
import type { Following } from './following.ts'

/** A browser fetches a list once a second at most, however often it is told. */
const CALM_MS = 1_000
/** So that a thousand lists of one large group are not told, and fetched, in the same moment. */
const SPREAD_MS = 500

/** Tells those who hear of a topic at once, and what follows within a second once more at its end: to those who were there then. */
export function createCalmHints(following: Pick<Following, 'on'>) {
  /** Topics told a moment ago, and who is to hear of them again. */
  const calm = new Map<string, { readonly waiting: Set<Follower>; readonly end: ReturnType<typeof setTimeout> }>()

  const tellThese = (topic: string, followers: Iterable<Follower>): void => {
    for (const follower of followers) follower.hint(topic)
    const end = setTimeout(() => rest(topic), CALM_MS + Math.random() * SPREAD_MS)
    calm.set(topic, { waiting: new Set(), end })
  }
  const rest = (topic: string): void => {
    const waiting = calm.get(topic)?.waiting ?? new Set()
    calm.delete(topic)
    const there = following.on(topic)
    const still = [...waiting].filter((follower) => there.has(follower))
    if (still.length > 0) tellThese(topic, still)
  }

  return {
    tell(topic: string): void {
      const followers = following.on(topic)
      const waiting = calm.get(topic)?.waiting
      if (waiting) for (const follower of followers) waiting.add(follower)
      else if (followers.size > 0) tellThese(topic, followers)
    },
    close(): void {
      for (const { end } of calm.values()) clearTimeout(end)
      calm.clear()
    },
  }
}
