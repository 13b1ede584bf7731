import { audit } from '@diwan/contract/audit/endpoints'
import type { AuditAddress } from '@diwan/contract/audit/schemas'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

export const auditQueries = {
  all: () => ['audit'] as const,
  list: (filter: AuditAddress) =>
    infiniteQueryOptions({
      queryKey: [...auditQueries.all(), 'list', filter],
      ...pages(audit.list, filter),
      refetchOnMount: 'always',
    }),
  people: (q: string) => ({
    queryKey: [...auditQueries.all(), 'people', q] as readonly unknown[],
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(audit.people, { q }, { signal })).items,
  }),
  preview: (id: string) =>
    queryOptions({
      queryKey: [...auditQueries.all(), 'preview', id],
      ...query(audit.preview, { id }),
      staleTime: 0,
      retry: false,
    }),
}

/** Changes of these may add to the log. */
export const auditLive: LiveLists = {
  topics: ['settings', 'access', 'modules', 'users', 'units'],
  lists: () => [[...auditQueries.all(), 'list']],
}

registerWrite(audit.revert, {
  renews: auditLive.lists(),
  // What was taken back may be on any screen; the preview of it is over and must not be fetched again.
  done: (client) => void client.invalidateQueries({ predicate: ({ queryKey: [, part] }) => part !== 'preview' }),
  says: ['audit', 'revertDone'],
})
