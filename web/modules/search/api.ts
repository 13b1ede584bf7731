import { synonyms } from '@diwan/contract/search/endpoints'
import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { pages } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import { showToast } from '../../ui/toasts.ts'

export const searchQueries = {
  all: () => ['search'] as const,
  synonyms: (q: string) =>
    infiniteQueryOptions({
      queryKey: [...searchQueries.all(), 'synonyms', q],
      ...pages(synonyms.list, { q }),
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    }),
}

const renew = (client: QueryClient): void => void client.invalidateQueries({ queryKey: searchQueries.all() })

function done(client: QueryClient, word: 'synonymCreated' | 'synonymUpdated' | 'synonymDeleted'): void {
  renew(client)
  void i18next.loadNamespaces('search').then(() => showToast({ kind: 'success', text: i18next.t(word, { ns: 'search' }) }))
}

registerWrite(synonyms.create, { done: (client) => done(client, 'synonymCreated') })
registerWrite(synonyms.update, { done: (client) => done(client, 'synonymUpdated'), refused: renew })
registerWrite(synonyms.delete, { done: (client) => done(client, 'synonymDeleted'), refused: renew })
