import { modules } from '@diwan/contract/modules/endpoints'
import type { ModuleKey } from '@diwan/contract/modules/registry'
import type { ReleaseStatus } from '@diwan/contract/modules/schemas'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { query } from '../kit/queries.ts'
import { entryOf } from './module-of.ts'
import { RELEASED_SCREENS } from './released-screens.ts'

export const moduleQueries = {
  list: () => queryOptions({ queryKey: ['modules', 'list'], staleTime: 5 * 60_000, ...query(modules.list, {}) }),
}

/** The status of a module as the portal says, until then as a new installation starts. Unbuilt is coming soon. */
export function useModuleStatus(): (key: ModuleKey) => ReleaseStatus {
  const { data } = useQuery(moduleQueries.list())
  return (key) => {
    if (!RELEASED_SCREENS[key]) return 'COMING_SOON'
    return data?.items.find((item) => item.key === key)?.status ?? entryOf(key)?.status ?? 'COMING_SOON'
  }
}

/** Whether a module is switched on; what is not stands in no menu. */
export function useModuleEnabled(): (key: ModuleKey) => boolean {
  const { data } = useQuery(moduleQueries.list())
  return (key) => data?.items.find((item) => item.key === key)?.enabled !== false
}
