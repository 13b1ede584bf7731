import type { Change } from '@diwan/contract/kit/event'
import { hashKey, type QueryKey } from '@tanstack/react-query'

type Fold = (held: never, change: Change) => unknown
interface Heard {
  readonly fold: Fold
  changes: readonly Change[]
  followers: number
}

const KEPT = 200
const heard = new Map<string, Heard>()

/** Keeps the changes of a followed query until the returned function is called. */
export function rememberChanges(queryKey: QueryKey, fold: Fold): () => void {
  const key = hashKey(queryKey)
  const held = heard.get(key) ?? { fold, changes: [], followers: 0 }
  held.followers += 1
  heard.set(key, held)
  return () => {
    held.followers -= 1
    if (held.followers === 0) heard.delete(key)
  }
}

export function rememberChange(queryKey: QueryKey, change: Change): void {
  const held = heard.get(hashKey(queryKey))
  if (held) held.changes = [...held.changes, change].slice(-KEPT)
}

/**
 * Brings what was fetched up to the changes heard since: an answer that was on its way when a change arrived must not take it
 * back. Called by the query function of everything that is followed.
 */
export function caughtUp<D>(queryKey: QueryKey, fetched: D): D {
  const held = heard.get(hashKey(queryKey))
  if (!held) return fetched
  const fold = held.fold as (value: D, change: Change) => D // declared together with this key
  return held.changes.reduce(fold, fetched)
}
