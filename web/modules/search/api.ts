import { synonyms } from '@diwan/contract/search/endpoints'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { pages } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

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

const renews = [searchQueries.all()]
registerWrite(synonyms.create, { renews, says: ['search', 'synonymCreated'] })
registerWrite(synonyms.update, { renews, says: ['search', 'synonymUpdated'] })
registerWrite(synonyms.delete, { renews, says: ['search', 'synonymDeleted'] })
