import type { Change } from '@diwan/contract/kit/event'
import { hashKey, type QueryKey } from '@tanstack/react-query'

type Fold = (cached: never, change: Change) => unknown
/** The latest changes of one followed query. */
interface Remembered {
  readonly fold: Fold
  changes: readonly Change[]
  followers: number
}

const KEPT = 200
const remembered = new Map<string, Remembered>()

/** Keeps the changes of a followed query until the returned function is called. */
export function rememberChanges(queryKey: QueryKey, fold: Fold): () => void {
  const key = hashKey(queryKey)
  const entry = remembered.get(key) ?? { fold, changes: [], followers: 0 }
  entry.followers += 1
  remembered.set(key, entry)
  return () => {
    entry.followers -= 1
    if (entry.followers === 0) remembered.delete(key)
  }
}

export function rememberChange(queryKey: QueryKey, change: Change): void {
  const entry = remembered.get(hashKey(queryKey))
  if (entry) entry.changes = [...entry.changes, change].slice(-KEPT)
}

/**
 * Folds the changes received since the request into its answer: an answer that was on its way when a change arrived must not
 * undo the change. Every followed query calls this in its query function.
 */
export function caughtUp<D>(queryKey: QueryKey, fetched: D): D {
  const entry = remembered.get(hashKey(queryKey))
  if (!entry) return fetched
  const fold = entry.fold as (value: D, change: Change) => D // declared together with this key
  return entry.changes.reduce(fold, fetched)
}
