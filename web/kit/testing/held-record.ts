import type { Change } from '@diwan/contract/kit/event'
import type { Position } from '@diwan/contract/kit/live'
import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** A declaration of `follow()`, as far as the test of folds uses it: its own type would bring the whole browser into that test. */
export interface Declared {
  readonly folded: readonly { readonly query: (id: string) => object & { queryKey: QueryKey } }[]
  readonly apply: (client: QueryClient, id: string, change: Change) => boolean
}

/** What a browser holds of one record. */
export interface HeldRecord {
  readonly positions: readonly Position[]
  /** Folds changes; true when the record has to be fetched again. */
  readonly apply: (changes: readonly Change[]) => boolean
  /** The record without its positions, which are of the moment of the fetch, and what else is folded with it. */
  readonly parts: () => [object, ...object[]]
}

/** Fetches all that is folded of a record, as the portal gives it now. */
export async function fetchRecord({ folded, ...live }: Declared, id: string): Promise<HeldRecord> {
  const client = new QueryClient()
  for (const { query } of folded) {
    const options = { ...query(id), retry: false }
    if ('initialPageParam' in options) await client.fetchInfiniteQuery(options)
    else await client.fetchQuery(options)
  }
  const held = () => folded.map(({ query }) => client.getQueryData<object>(query(id).queryKey)!)
  const opened = () => held()[0] as { positions: readonly Position[] }
  return {
    positions: opened().positions,
    apply: (changes) => changes.map((change) => live.apply(client, id, change)).includes(true),
    parts: () => {
      const { positions: _, ...record } = opened()
      return [record, ...held().slice(1)]
    },
  }
}
