import { audit } from '@diwan/contract/audit/endpoints'
import type { AuditFilter } from '@diwan/contract/audit/schemas'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import i18next from 'i18next'
import { call } from '../../kit/call.ts'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toasts.ts'

export const auditQueries = {
  all: () => ['audit'] as const,
  list: (filter: AuditFilter) =>
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

export async function exportLog(filter: AuditFilter): Promise<void> {
  const { name, csv } = await call(audit.export, filter)
  saveFile({ name, text: csv })
}

registerWrite(audit.revert, {
  done: (client) => {
    // Whatever was taken back may stand on any screen; the look at what it would become is over.
    void client.invalidateQueries({ predicate: ({ queryKey: [, part] }) => part !== 'preview' })
    void i18next
      .loadNamespaces('audit')
      .then(() => showToast({ kind: 'success', text: i18next.t('revertDone', { ns: 'audit' }) }))
  },
  refused: (client) => void client.invalidateQueries({ queryKey: [...auditQueries.all(), 'list'] }),
})
