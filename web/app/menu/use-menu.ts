import type { SignedIn } from '../../kit/session.ts'
import { useRouterState } from '@tanstack/react-router'
import { isAdminSide } from '@diwan/contract/access/vocabulary'
import type { ModuleKey } from '@diwan/contract/releases/registry'
import { homeOf, type Area } from '../areas.ts'
import { useModuleOffered, useModuleStatus } from '../module-status.ts'
import { useDesktop } from '../../kit/widths.ts'
import { groups, moduleInMenu, sidesOf, standsApart, type Group, type Place, type Sides } from './entries.ts'

export interface Shown {
  readonly name: Group['name'] | 'soon'
  readonly entries: readonly Sides[]
}

/** The groups below the first entries; what is coming is one group of its own, and the last. */
const PARTS = ['work', 'learning', 'management'] as const

interface Menu {
  readonly start: readonly Sides[]
  readonly parts: readonly Shown[]
  readonly account: readonly Sides[]
  /** What everybody works with most, also what of it is coming. */
  readonly slots: readonly { readonly sides: Sides; readonly coming: boolean }[]
}

/** Beside home, notifications and the menu at the foot of a phone. */
const SLOTS = 2

/** The menu of this person: what is offered, grouped. */
export function useMenu(person: SignedIn): Menu {
  const isOffered = usePlaceOffered(person)
  const status = useModuleStatus()
  const desktop = useDesktop()
  const offered = (wanted: Group['name']) =>
    groups
      .filter(({ name }) => name === wanted)
      .flatMap(({ entries }) => entries)
      .flatMap((entry) => sidesOf(entry, isOffered, desktop) ?? [])
  const isComing = ({ main }: Sides) => main.module !== 'dashboard' && status(main.module) === 'COMING_SOON'
  const parts = PARTS.map((name) => ({ name, entries: offered(name) }))
  return {
    start: offered('start'),
    parts: [
      ...parts.map(({ name, entries }) => ({ name, entries: entries.filter((one) => !isComing(one)) })),
      { name: 'soon' as const, entries: parts.flatMap(({ entries }) => entries.filter(isComing)) },
    ].filter(({ entries }) => entries.length > 0),
    account: offered('account'),
    slots: offered('work')
      .slice(0, SLOTS)
      .map((sides) => ({ sides, coming: isComing(sides) })),
  }
}

/** The index of an area is always open, but the administration is never for users. */
export function usePlaceOffered(person: SignedIn | null): (area: Area, key: ModuleKey) => boolean {
  const isOffered = useModuleOffered(person)
  const administers = person !== null && isAdminSide(person.metadata.role)
  return (area, key) => (area === 'user' || administers) && isOffered(area, key)
}

/** Which place of the menu the screen belongs to: of a module with one entry any of its addresses. */
export function useIsCurrent(person: SignedIn): (place: Place) => boolean {
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const home = homeOf(person.metadata.role)
  return ({ to, module, also }) => {
    if (also) return pathname === to
    if (to === '/') return pathname === home // where it leads
    if (module === 'dashboard') return pathname === to && to !== home
    return moduleInMenu(pathname) === module && !standsApart(pathname)
  }
}
