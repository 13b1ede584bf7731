import type { Change } from '@diwan/contract/kit/event'
import type { Position } from '@diwan/contract/kit/live'
import { useQuery, useQueryClient, type QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { backOff } from './back-off.ts'
import { rememberChange, rememberChanges } from './caught-up.ts'
import { onHint, subscribe } from './live/live.ts'
import type { Problem } from './problem.ts'

/** Lists that go out of date when the portal hints at one of these topics. */
export interface LiveLists {
  readonly topics: readonly string[]
  readonly lists: () => readonly QueryKey[]
}

/** A record as it is opened: with the positions of the channels it is followed on. */
export interface Opened {
  readonly positions: readonly Position[]
}

/** A query kept up to date by changes. Folding one twice, or late, must change nothing. */
export interface Folded {
  readonly query: (id: string) => { readonly queryKey: QueryKey }
  readonly fold: (cached: never, change: Change) => unknown
}

type Open<D extends Opened, K extends QueryKey> = UseQueryOptions<D, Problem, D, K> & { readonly queryKey: K }

interface Declaration<D extends Opened, K extends QueryKey> {
  readonly topic: string
  readonly lists?: () => readonly QueryKey[]
  readonly open: (id: string) => Open<D, K>
  readonly fold: (cached: D, change: Change) => D
  /** Fetches the record again when a fold cannot know the result, above all what this reader may do now. */
  readonly refetchWhen?: (before: D, after: D, change: Change) => boolean
  /** The other queries of the record, such as its thread. */
  readonly folds?: readonly Folded[]
  /** Queries of others that a change makes old. */
  readonly renews?: (change: Change) => readonly QueryKey[]
}

export interface Live<D extends Opened, K extends QueryKey> extends LiveLists {
  readonly open: (id: string) => Open<D, K>
  /** The record comes first, then its other queries. */
  readonly folded: readonly Folded[]
  /** Folds one change into every cached query of a record; returns true when the record has to be fetched again. */
  readonly apply: (client: QueryClient, id: string, change: Change) => boolean
  readonly renews: (change: Change) => readonly QueryKey[]
}

export const folded = <D>(query: Folded['query'], fold: (cached: D, change: Change) => D): Folded => ({ query, fold })

/** Declares how records of a kind are kept as they are at the portal. The test of folds is derived from it. */
export function follow<D extends Opened, K extends QueryKey>(declared: Declaration<D, K>): Live<D, K> {
  const { topic, open, fold, folds = [], lists = () => [], renews = () => [], refetchWhen = () => false } = declared
  const all = [folded(open, fold), ...folds]
  return {
    topics: [topic],
    lists,
    open,
    folded: all,
    renews,
    apply: (client, id, change) => {
      const { queryKey } = open(id)
      const before = client.getQueryData<D>(queryKey)
      for (const part of all) foldInto(client, part, id, change)
      const after = client.getQueryData<D>(queryKey)
      return before !== undefined && after !== undefined && refetchWhen(before, after, change)
    },
  }
}

function foldInto(client: QueryClient, { query, fold }: Folded, id: string, change: Change): void {
  const apply = fold as (cached: unknown, change: Change) => unknown // the cache does not know what a key holds
  client.setQueryData(query(id).queryKey, (cached: unknown) => (cached === undefined ? undefined : apply(cached, change)))
}

/** Keeps an open record, and all that is folded with it, as they are at the portal while its screen is shown. */
export function useFollow<D extends Opened, K extends QueryKey>(live: Live<D, K>, id: string): void {
  const client = useQueryClient()
  const { data } = useQuery({ ...live.open(id), notifyOnChangeProps: ['data'] })
  const channels = data?.positions.map(({ channel }) => channel).join(' ')
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (channels) return followRecord(client, live, id, { round, renewed: () => setRound(round + 1) })
  }, [client, live, id, channels, round])
  useEffect(() => remember(live, id), [live, id])
}

const remember = (live: Pick<Live<never, never>, 'folded'>, id: string): (() => void) => {
  const stops = live.folded.map(({ query, fold }) => rememberChanges(query(id).queryKey, fold))
  return () => stops.forEach((stop) => stop())
}

interface Round {
  /** How often this screen has had to fetch the record again because changes were missed. */
  readonly round: number
  /** It was fetched: follow it from its new positions. */
  readonly renewed: () => void
}

/** Subscribes to the channels of the cached record. If changes were missed, the record is fetched again after growing pauses. */
export function followRecord<D extends Opened, K extends QueryKey>(
  client: QueryClient,
  live: Live<D, K>,
  id: string,
  { round, renewed }: Round,
): () => void {
  const record = client.getQueryData<D>(live.open(id).queryKey)
  const keys = live.folded.map(({ query }) => query(id).queryKey)
  const renew = () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  let again: ReturnType<typeof setTimeout> | undefined
  const missed = () => {
    again ??= setTimeout(() => void renew().then(renewed), round === 0 ? 0 : backOff(round))
  }
  const take = (change: Change) => {
    for (const queryKey of keys) rememberChange(queryKey, change)
    const outdated = live.apply(client, id, change)
    for (const queryKey of live.renews(change)) void client.invalidateQueries({ queryKey })
    if (outdated) void client.invalidateQueries({ queryKey: live.open(id).queryKey })
  }
  const stops = (record?.positions ?? []).map(({ channel, seq }) => subscribe(channel, seq, take, missed))
  return () => {
    clearTimeout(again)
    for (const stop of stops) stop()
  }
}

/** Refetches the lists on screen when the portal hints at one of their topics. */
export function useFollowLists(live: LiveLists): void {
  const client = useQueryClient()
  useEffect(() => followLists(client, live), [client, live])
}

export function followLists(client: QueryClient, { topics, lists }: LiveLists): () => void {
  const renew = () => lists().forEach((queryKey) => void client.invalidateQueries({ queryKey }))
  const stops = topics.map((topic) => onHint(topic, renew))
  return () => stops.forEach((stop) => stop())
}
