import { useDebouncedValue } from '@mantine/hooks'
import { IconClock, IconFile } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { found } from '../../gathered.gen.ts'
import { useInterface } from '../../kit/interface-state.ts'
import { loadOtherWords, otherNames } from '../../kit/other-words.ts'
import type { SignedIn } from '../../kit/session.ts'
import { favouriteQueries } from '../../modules/favourites/reading.ts'
import { linkQueries } from '../../modules/links/public.ts'
import type { Area } from '../areas.ts'
import { usePlaceOffered } from '../menu/use-menu.ts'
import { moduleOf } from '../module-of.ts'
import { useModuleStatus } from '../module-status.ts'
import { shownKeys } from '../shown-keys.ts'
import { findRecords, kindsFor } from './found.ts'
import { TAB_SCREENS, TAB_WORDS, tabNames } from '../admin-tabs.ts'
import { exactFirst, exactGroupsFirst, matching, offeredNow, placesOf, tabsOf } from './places.ts'
import type { Hit } from './hit.ts'

const REST_MS = 120
const FEW = 7

/** Commands and screens at once, records as the portal answers; until then those of what was typed before stay in sight. */
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
  const names = useOtherNames()
  const most = typed === '' ? undefined : FEW
  const match = (hits: readonly Hit[]): Hit[] => exactFirst(matching(hits, text, names), text).slice(0, most)
  const [{ about, ofRecord, others }] = useState(offeredNow) // of the screen it was opened on
  const isComing = useComing()
  const screens = placesOf(person, area, usePlaceOffered(person))
  const places = [...screens, ...useTabs(screens)]
  const [recents, favourites] = [useRecents(), useFavourites()]
  const groups = exactGroupsFirst(
    [
      { name: 'record', hits: match(ofRecord) },
      { name: 'commands', hits: match(others) },
      ...(typed === '' ? [{ name: 'recents', hits: recents }] : []),
      { name: 'favourites', hits: match(favourites) },
      { name: 'places', hits: match(places.filter((one) => !isComing(one))) },
      ...kinds.map((name) => ({ name, hits: typed === '' ? [] : exactFirst(data?.[name] ?? [], text) })),
      { name: 'soon', hits: match(places.filter(isComing)) },
    ],
    text,
  )
  const isOld = asked !== typed || isPlaceholderData || isLoading
  return {
    about,
    groups,
    hits: groups.flatMap(({ hits }) => hits),
    asking: asked !== typed || isFetching,
    /** Whether the first hit answers what stands in the field now. */
    answered: groups.some(({ name, hits }) => hits.length > 0 && !kinds.includes(name)) || !isOld,
  }
}

/** Tabs of the administration, for those who have any; the palette does not wait for their words. */
function useTabs(screens: readonly Hit[]): Hit[] {
  const offered = screens.some(({ to }) => Object.values<string | undefined>(TAB_SCREENS).includes(to))
  const { ready } = useTranslation(offered ? TAB_WORDS : 'shell', { useSuspense: false })
  return offered && ready ? tabsOf(screens, tabNames()) : []
}

function useComing(): (place: Hit) => boolean {
  const status = useModuleStatus()
  return ({ to = '' }) => {
    const key = moduleOf(to)
    return key !== undefined && key !== 'dashboard' && status(key) === 'COMING_SOON'
  }
}

/** Commands are found by their names in the other language as well, once its words are here. */
function useOtherNames(): ReadonlyMap<string, readonly string[]> | undefined {
  const [names, setNames] = useState<ReadonlyMap<string, readonly string[]>>()
  useEffect(() => {
    if (navigator.onLine) void loadOtherWords().then(() => setNames(otherNames()))
  }, [])
  return names
}

/** Records that were opened in this tab, with their present title and short id where they are shown as cards. */
function useRecents(): Hit[] {
  const recents = useInterface((state) => state.recents)
  const { data: cards = [] } = useQuery(linkQueries.cards(recents.map(({ id }) => id).filter(Boolean)))
  return recents.flatMap(({ to, label, at, id }) => {
    const card = cards.find((one) => one.id === id)
    const module = moduleOf(to)
    if (!card && label === '') return []
    return {
      key: `recent ${to}`,
      label: card?.title ?? label,
      icon: found[card?.kind ?? '']?.icon ?? (module ? shownKeys[module].icon : IconClock),
      to,
      at,
      ...(card?.shortId && { code: card.shortId }),
    }
  })
}

function useFavourites(): Hit[] {
  const { data } = useQuery(favouriteQueries.list())
  return (data?.items ?? []).map(({ id, kind, title, shortId, path }) => ({
    key: `favourite ${id}`,
    label: title,
    icon: found[kind]?.icon ?? IconFile,
    to: path,
    ...(shortId && { code: shortId }),
  }))
}
