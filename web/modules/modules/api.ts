import { modules } from '@diwan/contract/modules/endpoints'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import { showToast } from '../../ui/toasts.ts'

/** Everything of the modules stands under one key, the list of the shell's menus too. */
export const registryQueries = {
  all: () => ['modules'] as const,
  registry: () =>
    queryOptions({ queryKey: [...registryQueries.all(), 'registry'], ...query(modules.registry, {}), refetchOnMount: 'always' }),
  history: (key: string) =>
    infiniteQueryOptions({ queryKey: [...registryQueries.all(), 'history', key], ...pages(modules.history, { key }) }),
  news: () => queryOptions({ queryKey: [...registryQueries.all(), 'news'], ...query(modules.news, {}), staleTime: 60_000 }),
}

const renew = (client: QueryClient) => void client.invalidateQueries({ queryKey: registryQueries.all() })

async function announce(done: 'status' | 'version' | 'colours'): Promise<void> {
  await i18next.loadNamespaces('modules')
  showToast({ kind: 'success', text: i18next.t(`toast_${done}`, { ns: 'modules' }) })
}

registerWrite(modules.changeStatus, { done: (client) => (renew(client), void announce('status')), refused: renew })
registerWrite(modules.changeVersion, { done: (client) => (renew(client), void announce('version')), refused: renew })
registerWrite(modules.changeColours, { done: (client) => (renew(client), void announce('colours')), refused: renew })
