import { savedViews } from '@diwan/contract/saved-views/endpoints'
import { queryOptions } from '@tanstack/react-query'
import type { SavedList } from '../../kit/list/asking.ts'
import { query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

export const viewQueries = {
  all: () => ['saved-views'] as const,
  of: ({ name: list, scopeId }: Pick<SavedList, 'name' | 'scopeId'>) =>
    queryOptions({
      queryKey: [...viewQueries.all(), list, scopeId],
      ...query(savedViews.list, { list, ...(scopeId !== undefined && { scopeId }) }),
      refetchOnMount: 'always',
    }),
}

registerWrite(savedViews.save, { renews: [viewQueries.all()], says: ['saved-views', 'saved'] })
registerWrite(savedViews.change, { renews: [viewQueries.all()], says: ['saved-views', 'changed'] })
registerWrite(savedViews.remove, { renews: [viewQueries.all()], says: ['saved-views', 'removed'] })
