import { documents } from '@diwan/contract/documents/endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

export const documentQueries = {
  all: () => ['documents'] as const,
  open: (id: string) =>
    queryOptions({
      queryKey: [...documentQueries.all(), 'open', id] as readonly unknown[],
      ...query(documents.open, { id }),
      refetchOnMount: 'always',
    }),
  versions: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...documentQueries.all(), 'versions', id] as readonly unknown[],
      ...pages(documents.versions, { id }),
      refetchOnMount: 'always',
    }),
  version: (id: string, n: number) =>
    queryOptions({
      queryKey: [...documentQueries.all(), 'version', id, n],
      ...query(documents.version, { id, n }),
      staleTime: Infinity, // a version never changes
    }),
}

registerWrite(documents.restore, {
  renews: ({ input: { id } }) => [documentQueries.versions(id).queryKey, documentQueries.open(id).queryKey],
  says: ['documents', 'restored'],
})
