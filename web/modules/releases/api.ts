import { modules } from '@diwan/contract/releases/endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

/** Everything of the modules stands under one key, the list of the shell's menus too. */
export const registryQueries = {
  all: () => ['modules'] as const,
  registry: () =>
    queryOptions({ queryKey: [...registryQueries.all(), 'registry'], ...query(modules.registry, {}), refetchOnMount: 'always' }),
  history: (key: string) =>
    infiniteQueryOptions({ queryKey: [...registryQueries.all(), 'history', key], ...pages(modules.history, { key }) }),
  news: () =>
    queryOptions({ queryKey: [...registryQueries.all(), 'news'], ...query(modules.news, {}), refetchOnMount: 'always' }),
}

const renews = [registryQueries.all()]
registerWrite(modules.changeStatus, { renews, says: ['releases', 'toast_status'] })
registerWrite(modules.changeVersion, { renews, says: ['releases', 'toast_version'] })
registerWrite(modules.changeColours, { renews, says: ['releases', 'toast_colours'] })
registerWrite(modules.newsSeen)
