import { find } from '@diwan/contract/find/endpoints'
import { MAX_QUESTION } from '@diwan/contract/search/limits'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { daysOf, isTurned, orderOf, type ResultsQuery } from './address.ts'

/** The page of all kinds shows so many of each. */
const FEW = 3
const PAGE = 25
const KNOWN_MS = 60_000

export type FoundGroup = Awaited<ReturnType<typeof call<typeof find.search>>>['groups'][number]
export type FoundItem = FoundGroup['items'][number]

const inputOf = (asked: ResultsQuery) => {
  const { q = '', person, unit, exact } = asked
  return {
    q: q.slice(0, MAX_QUESTION),
    order: orderOf(asked),
    ...(person && { person }),
    ...(unit && { unit }),
    ...daysOf(asked),
    ...(exact && { exact: 'true' }),
  }
}

export const resultQueries = {
  all: (kinds: readonly string[], asked: ResultsQuery) => {
    const input = { ...inputOf(asked), kinds: kinds.join(','), counts: 'true', limit: FEW }
    return queryOptions({
      queryKey: ['find', 'all', input],
      queryFn: async ({ signal }) => (await call(find.search, input, { signal })).groups.filter(({ items }) => items.length > 0),
      enabled: input.q.trim() !== '' && kinds.length > 0 && !isTurned(asked),
      placeholderData: keepPreviousData,
      gcTime: KNOWN_MS,
    })
  },
  of: (kind: string, asked: ResultsQuery) => {
    const input = { ...inputOf(asked), kinds: kind, counts: 'true', limit: PAGE }
    return infiniteQueryOptions({
      queryKey: ['find', 'kind', input],
      queryFn: async ({ pageParam, signal }): Promise<FoundGroup | undefined> =>
        (await call(find.search, { ...input, ...(pageParam !== null && { after: pageParam }) }, { signal })).groups[0],
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last?.next ?? null,
      enabled: input.q.trim() !== '' && !isTurned(asked),
      gcTime: KNOWN_MS,
    })
  },
}
