import { Badge } from '@mantine/core'
import type { AuditEntry } from '@diwan/contract/audit/schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { auditList } from '@diwan/contract/audit/list'
import { useFollowLists } from '../../kit/follow.ts'
import { leaveSaved } from '../../kit/list/asking.ts'
import { ViewLinks } from '../../ui/list/view-links.tsx'
import { PersonChip } from '../../ui/person-chip.tsx'
import { DataList, type Column } from '../../ui/data-list.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { auditLive, auditQueries } from './api.ts'
import { AuditFilters } from './audit-filters.tsx'
import classes from './audit.module.css'
import { EntryDialog } from './entry-dialog.tsx'
import { savedLog, useAuditFilter } from './use-audit-filter.ts'
import { useAuditWords } from './use-audit-words.ts'
import { ValueText } from './value-text.tsx'

/** `savedViews` are among the views of the log, `saveView` keeps what is shown as one of them. */
export function AuditLog({ savedViews, saveView }: { savedViews: ReactNode; saveView: ReactNode }) {
  const { t } = useTranslation(['audit', 'kit'])
  const { filter, saved, set } = useAuditFilter()
  const [opened, setOpened] = useState<string>()
  const list = useInfiniteQuery(auditQueries.list(filter))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const words = useAuditWords(rows.map(({ event }) => event))
  useFollowLists(auditLive)

  const columns: Column<AuditEntry>[] = [
    {
      name: 'what',
      head: t('what'),
      cell: (entry) => (
        <span className={classes['what']}>
          <span>{words.sentence(entry)}</span>
          <span className={classes['object']}>
            <ValueText text={words.objectName(entry)} />
          </span>
          {entry.reverted && (
            <Badge variant="default" size="sm">
              {t('reverted')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      name: 'changes',
      head: t('field'),
      width: 240,
      wide: true,
      cell: (entry) => <Changes entry={entry} fieldOf={words.field} />,
    },
    {
      name: 'who',
      head: t('who'),
      width: 200,
      cell: ({ actor }) => (actor ? <PersonChip person={actor} /> : t('somebody')),
    },
    { name: 'when', head: t('when'), width: 180, cell: (entry) => <InstantText seconds={entry.createdDate} /> },
  ]
  const entry = rows.find(({ id }) => id === opened)
  return (
    <>
      <ViewLinks
        label={t('shown')}
        param="view"
        views={auditList.views}
        current={saved ? undefined : 'all'}
        labelOf={() => t('all')}
        leaves={leaveSaved(savedLog)}
      >
        {savedViews}
        {saveView}
      </ViewLinks>
      <AuditFilters filter={filter} set={set} />
      <DataList
        label={t('title')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      <p className={classes['note']}>{t('unchangeable')}</p>
      <EntryDialog entry={entry} words={words} onClose={() => setOpened(undefined)} onFilter={set} />
    </>
  )
}

function Changes({ entry, fieldOf }: { entry: AuditEntry; fieldOf: (entry: AuditEntry, path: string) => string }) {
  const { t } = useTranslation('audit')
  const [only] = entry.changes
  return (
    <span className={classes['changes']}>
      {entry.changes.length === 1 && only
        ? fieldOf(entry, only.field)
        : entry.changes.length > 1 && t('changed', { count: entry.changes.length })}
    </span>
  )
}
