import type { Change } from '@diwan/contract/kit/event'
import type { Position } from '@diwan/contract/kit/live'
import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** A declaration of `follow()`, as far as the test of folds uses it: its own type would bring the whole browser into that test. */
export interface Declared {
  readonly folded: readonly { readonly query: (id: string) => object & { queryKey: QueryKey } }[]
  readonly apply: (client: QueryClient, id: string, change: Change) => boolean
}

/** One record as a browser caches it. */
export interface CachedRecord {
  readonly positions: readonly Position[]
  /** Folds changes; true when the record has to be fetched again. */
  readonly apply: (changes: readonly Change[]) => boolean
  /** The record without its positions, which differ at each fetch, followed by the other folded queries. */
  readonly parts: () => [object, ...object[]]
}

/** Fetches the current state of every folded query of a record. */
export async function fetchRecord({ folded, ...live }: Declared, id: string): Promise<CachedRecord> {
  const client = new QueryClient()
  for (const { query } of folded) {
    const options = { ...query(id), retry: false }
    if ('initialPageParam' in options) await client.fetchInfiniteQuery(options)
    else await client.fetchQuery(options)
  }
  const cached = () => folded.map(({ query }) => client.getQueryData<object>(query(id).queryKey)!)
  const opened = () => cached()[0] as { positions: readonly Position[] }
  return {
    positions: opened().positions,
    apply: (changes) => changes.map((change) => live.apply(client, id, change)).includes(true),
    parts: () => {
      const { positions: _, ...record } = opened()
      return [record, ...cached().slice(1)]
    },
  }
}
