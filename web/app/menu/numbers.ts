import { numbers } from '@diwan/contract/numbers/endpoints'
import type { Counter } from '@diwan/contract/kit/page'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useFollowLists, type LiveLists } from '../../kit/follow.ts'
import { query } from '../../kit/queries.ts'
import { shownKeys } from '../shown-keys.ts'
import type { Place } from './entries.ts'

const numberOf = ({ module, area }: Place): string | undefined => shownKeys[module].number?.[area]

/** Of these the rail and the bar of a phone show the number too. */
export const isUnread = ({ module }: Place): boolean => shownKeys[module].number?.unread === true

const of = (names: readonly string[]) =>
  queryOptions({ queryKey: ['numbers', ...names], ...query(numbers.read, { keys: names.join(',') }), refetchOnMount: 'always' })

const live: LiveLists = {
  topics: [...new Set(Object.values(shownKeys).flatMap(({ number }) => number?.topics ?? []))],
  lists: () => [['numbers']],
}

/** What waits at each of these places, counted by its list; it follows what happens. */
export function useNumbers(places: readonly Place[]): (place: Place) => Counter | undefined {
  const names = places.flatMap((place) => numberOf(place) ?? []).toSorted()
  const { data } = useQuery({ ...of(names), enabled: names.length > 0 })
  useFollowLists(live)
  return (place) => data?.numbers[numberOf(place) ?? '']
}
