import { menus } from '@diwan/contract/gathered/menus.gen'
import type { MENU_GROUPS } from '@diwan/contract/kit/manifest'
import type { ModuleKey } from '@diwan/contract/releases/registry'
import type { Area } from '../areas.ts'
import { entryOf, moduleOf } from '../module-of.ts'

/** An address that carries a literal key of the specification (S2.54, S2.57). */
export interface Place {
  readonly key: string
  readonly area: Area
  readonly to: string
  readonly module: ModuleKey
  readonly order: number
  readonly first?: true
  readonly go?: string
  readonly also?: true
}

export interface Entry {
  readonly module: ModuleKey
  readonly places: readonly Place[]
}

export interface Group {
  readonly name: (typeof MENU_GROUPS)[number]
  readonly entries: readonly Entry[]
}

interface Gathered {
  readonly name: Group['name']
  readonly entries: readonly Omit<Place, 'area'>[]
}

/** One menu for everybody: the places of a module in both areas are one entry, those of the user first. */
export function groupsOf(areas: Readonly<Record<Area, readonly Gathered[]>>): Group[] {
  const all = (['user', 'admin'] as const).flatMap((area) =>
    areas[area].map(({ name, entries }) => ({ name, places: entries.map((place) => ({ ...place, area })) })),
  )
  const names = [...new Set(all.map(({ name }) => name))]
  return names.map((name) => {
    const places = all.filter((one) => one.name === name).flatMap((one) => one.places)
    const entries = [...Map.groupBy(places, ({ module }) => module)].map(([module, of]) => ({ module, places: of }))
    return { name, entries: entries.toSorted((one, other) => one.places[0]!.order - other.places[0]!.order) }
  })
}

export const groups: readonly Group[] = groupsOf(menus)

/** Screens that have an entry of their own beside that of their module. */
const apart = new Set(groups.flatMap(({ entries }) => entries.flatMap(({ places }) => (places[0]?.also ? [places[0].to] : []))))

/** Whether a screen belongs to its own entry alone. */
export const standsApart = (pathname: string): boolean => apart.has(pathname)

/** Each entry with all screens of its module, also those that have an entry of their own. */
const tabbed: readonly Entry[] = groups.flatMap(({ entries }) =>
  entries
    .filter(({ places }) => !places[0]?.also)
    .map(({ module, places }) => ({ module, places: [...places, ...apartOf(module)] })),
)

function apartOf(module: ModuleKey): Place[] {
  const entries = groups.flatMap((group) => group.entries)
  return entries.flatMap(({ places }) => (places[0]?.also && places[0].module === module ? places : []))
}

/** The entry whose tabs a screen shows: one of its places, or another list of its module. */
export function entryWithTabs(pathname: string): Entry | undefined {
  const isList = pathname.split('/').length === 3
  const module = isList ? moduleOf(pathname) : undefined
  const several = tabbed.filter(({ places }) => places.length > 1)
  return (
    several.find(({ places }) => places.some(({ to }) => to === pathname)) ??
    several.find((entry) => entry.module === module && entry.places.some(({ also }) => also))
  )
}

export const placesOfAll: readonly Place[] = groups.flatMap(({ entries }) => entries.flatMap(({ places }) => places))

/** Finds the module whose entry marks a screen: its own, or without one in this area that of the screen above it. */
export function moduleInMenu(pathname: string): ModuleKey | undefined {
  const owner = moduleOf(pathname)
  const here = placesOfAll.filter(({ area }) => pathname.startsWith(`/${area}/`))
  if (here.some(({ module }) => module === owner)) return owner
  return here.find(({ to }) => pathname.startsWith(`${to}/`))?.module ?? owner
}

/** Below 62 em five modules have no entry in the administration; their addresses work (S2.55, Q.22). */
export const isDesktopOnly = ({ area, module }: Pick<Place, 'area' | 'module'>): boolean =>
  area === 'admin' && entryOf(module)?.adminDesktopOnly === true

export interface Sides {
  /** Where the entry leads. */
  readonly main: Place
  /** Tabs of its screens, when there is more than one: in the same order at every width. */
  readonly all: readonly Place[]
}

/** What one entry is for this person at this width: staff begin with the queue, the other side is a tab. */
export function sidesOf(
  { places }: Entry,
  isOffered: (area: Area, key: ModuleKey) => boolean,
  desktop: boolean,
): Sides | undefined {
  const offered = places.filter(({ area, module }) => isOffered(area, module))
  const leading = offered.filter((place) => desktop || !isDesktopOnly(place))
  const main = leading.find(({ first }) => first) ?? leading[0]
  return main && { main, all: offered.toSorted((one, other) => Number(other.first === true) - Number(one.first === true)) }
}
