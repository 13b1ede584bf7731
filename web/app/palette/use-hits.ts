import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useLocalName } from '../../kit/formats.ts'
import type { SignedIn } from '../../kit/session.ts'
import type { Area } from '../areas.ts'
import { useModuleOffered } from '../module-status.ts'
import { exactFirst, matching, placesOf } from './places.ts'
import { sourcesOf } from './sources.ts'

const REST_MS = 120
const PLACES = 7

/** Screens at once, records as the portal answers; until then those of what was typed before stay in sight. */
export function useHits(person: SignedIn, area: Area, text: string) {
  const typed = text.trim()
  const [asked] = useDebouncedValue(typed, REST_MS)
  const nameOf = useLocalName()
  const sources = sourcesOf(person)
  const found = useQueries({
    queries: sources.map(({ name, search }) => ({
      queryKey: ['palette', name, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => search(asked, nameOf, signal),
      enabled: asked !== '',
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    })),
  })
  const offered = placesOf(person, area, useModuleOffered(person))
  const matched = exactFirst(matching(offered, text), text)
  const places = { name: 'places' as const, hits: matched.slice(0, typed === '' ? undefined : PLACES) }
  const records = sources.map(({ name }, at) => ({ name, hits: typed === '' ? [] : exactFirst(found[at]?.data ?? [], text) }))
  const groups = [places, ...records]
  const asking = asked !== typed || found.some(({ isFetching }) => isFetching)
  const isOld = asked !== typed || found.some(({ isPlaceholderData, isLoading }) => isPlaceholderData || isLoading)
  return {
    groups,
    hits: groups.flatMap(({ hits }) => hits),
    asking,
    /** Whether the first hit answers what stands in the field now. */
    answered: places.hits.length > 0 || !isOld,
  }
}
