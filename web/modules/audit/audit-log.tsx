import { audit } from '@diwan/contract/audit/endpoints'
import { auditList } from '@diwan/contract/audit/list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../kit/call.ts'
import { useFollowLists } from '../../kit/follow.ts'
import { leaveSaved } from '../../kit/list/asking.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { ViewLinks } from '../../ui/list/view-links.tsx'
import { auditLive, auditQueries } from './api.ts'
import { useEntryColumns } from './use-entry-columns.tsx'
import { useEntryRow } from './use-entry-row.tsx'
import { savedLog, useAuditFilter, type FilterName } from './use-audit-filter.ts'
import { useAuditWords } from './use-audit-words.ts'
import { useFilterWords } from './use-filter-words.ts'
import { lazyDialog, lazyExtra } from '../../ui/lazy-part.tsx'

const FilterField = lazyExtra(() => import('./filter-field.tsx'))
const EntryDialog = lazyDialog(async () => ({ default: (await import('./entry-dialog.tsx')).EntryDialog }))

/** `savedViews` are among the views of the log, `saveView` keeps what is shown as one of them. */
export function AuditLog({ savedViews, saveView }: { savedViews: ReactNode; saveView: ReactNode }) {
  const { t } = useTranslation(['audit', 'kit', 'releases'])
  const address = useAuditFilter()
  const [opened, setOpened] = useState<string>()
  const list = useInfiniteQuery(auditQueries.list(address.narrowing))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const words = useAuditWords(rows.map(({ event }) => event))
  const entry = rows.find(({ id }) => id === opened)
  useFollowLists(auditLive)
  return (
    <>
      <ListPage
        of={auditList}
        address={address}
        header={{ title: t('title'), crumbs: [{ label: t('name_settings', { ns: 'releases' }), to: '/admin/setting' }] }}
        views={
          <ViewLinks
            label={t('shown')}
            param="view"
            views={auditList.views}
            current={address.saved ? undefined : 'all'}
            labelOf={() => t('all')}
            leaves={leaveSaved(savedLog)}
          >
            {savedViews}
          </ViewLinks>
        }
        filters={useFilterWords(address, rows)}
        bar={{
          field: (name) => <FilterField address={address} name={name as FilterName} />,
          show: t('showEntries'),
          children: saveView,
        }}
        menu={{ export: { file: (format) => fileAddress(audit.export, { ...address.narrowing, format }) } }}
        table={{ label: t('title'), name: 'audit.log', columns: useEntryColumns(words), of: useEntryRow(words, setOpened) }}
        rows={{
          list,
          empty: <EmptyState title={t('emptyTitle')} text={t('emptyText')} literally="noData" />,
          unmatched:
            Object.keys(address.narrowing).length > 0
              ? { title: t('emptyTitle'), text: t('emptyText'), clear: address.clear }
              : undefined,
        }}
      />
      <Suspense>
        <EntryDialog
          opened={entry !== undefined}
          entry={entry}
          words={words}
          onClose={() => setOpened(undefined)}
          onFilter={address.narrow}
        />
      </Suspense>
    </>
  )
}
