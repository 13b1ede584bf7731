import { useDebouncedValue } from '@mantine/hooks'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useInterface } from '../../kit/interface-state.ts'
import type { SignedIn } from '../../kit/session.ts'
import type { Area } from '../areas.ts'
import { usePlaceOffered } from '../menu/use-menu.ts'
import { findRecords, kindsFor } from './found.ts'
import { commandHits, exactFirst, exactGroupsFirst, matching, placesOf } from './places.ts'
import type { Hit } from './hit.ts'

const REST_MS = 120
const PLACES = 7

/** Screens at once, records as the portal answers; until then those of what was typed before stay in sight. */
export function useHits(person: SignedIn, area: Area, text: string) {
  const typed = text.trim()
  const [asked] = useDebouncedValue(typed, REST_MS)
  const kinds = kindsFor(person)
  const { data, isFetching, isLoading, isPlaceholderData } = useQuery({
    queryKey: ['palette', kinds, asked],
    queryFn: ({ signal }) => findRecords(kinds, asked, signal),
    enabled: asked !== '' && kinds.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const offered = placesOf(person, area, usePlaceOffered(person))
  const matched = exactFirst(matching(offered, text), text)
  const places = { name: 'places', hits: matched.slice(0, typed === '' ? undefined : PLACES) }
  const records = kinds.map((name) => ({ name, hits: typed === '' ? [] : exactFirst(data?.[name] ?? [], text) }))
  const [commands] = useState(commandHits) // of the screen it was opened on
  const done = { name: 'commands', hits: exactFirst(matching(commands, text), text).slice(0, typed === '' ? undefined : PLACES) }
  const recents = { name: 'recents', hits: typed === '' ? recentHits() : [] }
  const groups = exactGroupsFirst([recents, places, done, ...records], text)
  const asking = asked !== typed || isFetching
  const isOld = asked !== typed || isPlaceholderData || isLoading
  return {
    groups,
    hits: groups.flatMap(({ hits }) => hits),
    asking,
    /** Whether the first hit answers what stands in the field now. */
    answered: places.hits.length + done.hits.length > 0 || !isOld,
  }
}

const recentHits = (): Hit[] =>
  useInterface.getState().recents.map(({ to, label }) => ({ key: `recent ${to}`, label, icon: IconClock, to }))
