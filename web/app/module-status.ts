import { modules } from '@diwan/contract/releases/endpoints'
import type { ModuleKey } from '@diwan/contract/releases/registry'
import type { ReleaseStatus } from '@diwan/contract/releases/schemas'
import { MODULE_COLOURS } from '@diwan/contract/releases/vocabulary'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { query } from '../kit/queries.ts'
import type { SignedIn } from '../kit/session.ts'
import type { Area } from './areas.ts'
import { entryOf } from './module-of.ts'
import { isBuilt } from './shown-keys.ts'

export const moduleQueries = {
  list: () => queryOptions({ queryKey: ['modules', 'list'], staleTime: 5 * 60_000, ...query(modules.list, {}) }),
}

/** The status of a module as the portal says, until then as a new installation starts. Unbuilt is coming soon. */
export function useModuleStatus(): (key: ModuleKey) => ReleaseStatus {
  const { data } = useQuery(moduleQueries.list())
  return (key) => {
    if (!isBuilt(key)) return 'COMING_SOON'
    return data?.items.find((item) => item.key === key)?.status ?? entryOf(key)?.status ?? 'COMING_SOON'
  }
}

/** Whether the mark of a beta module tells anything: while every module is one, it would stand at each entry of the menu. */
export function useBetaMarks(): boolean {
  const { data } = useQuery(moduleQueries.list())
  return data?.items.some(({ key, status }) => status === 'STABLE' && key !== 'dashboard') === true
}

/**
 * Whether a menu of this area names a module to a person: it is switched on, and in the list kept of them. What is
 * coming soon stands there with its badge. This changes menus only; the server decides.
 */
export function useModuleOffered(person: SignedIn | null): (area: Area, key: ModuleKey) => boolean {
  const isEnabled = useModuleEnabled()
  return (area, key) => isEnabled(key) && (entryOf(key)?.always === true || person?.modules[area].includes(key) === true)
}

/** Whether a module is switched on; what is not stands in no menu. */
export function useModuleEnabled(): (key: ModuleKey) => boolean {
  const { data } = useQuery(moduleQueries.list())
  return (key) => data?.items.find((item) => item.key === key)?.enabled !== false
}

/** The gradient of a module, that of the specification until the portal has said. */
export function useModuleGradient(key: ModuleKey): string {
  const { data } = useQuery(moduleQueries.list())
  const { hexColor1, hexColor2 } = data?.items.find((item) => item.key === key)?.gradient ?? MODULE_COLOURS
  return `linear-gradient(135deg, ${hexColor1}, ${hexColor2})`
}
