import { labels } from '@diwan/contract/labels/endpoints'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

export const labelQueries = {
  all: () => ['labels'] as const,
  /** Of a workspace, or one's own. */
  of: (scopeId?: string) =>
    queryOptions({
      queryKey: [...labelQueries.all(), scopeId ?? 'own'],
      ...query(labels.list, scopeId === undefined ? {} : { scopeId }),
      refetchOnMount: 'always',
    }),
}

registerWrite(labels.create, { renews: [labelQueries.all()] })
