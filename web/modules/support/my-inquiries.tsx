import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from '../../ui/list/columns.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { ListRows } from '../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../ui/list/list-skeleton.tsx'
import type { RowOf } from '../../ui/list/row-of.ts'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { UpdatedText } from '../../ui/updated-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { useUnread } from '../talk/public.ts'
import { supportLists, supportQueries } from './api.ts'
import { inquiryTalk } from './inquiry-talk.tsx'

/** Two lines a row need no more than the title. */
const columns: readonly Column<Inquiry>[] = [{ name: 'subject', head: '', cell: () => null }]
const none: readonly string[] = []

/** What this person asked, newest first, two lines each. */
export function MyInquiries({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('support')
  const list = useInfiniteQuery(supportQueries.list({ view: 'asked', queue: 'all', direction: 'falling' }))
  const unread = useUnread(inquiryTalk, list.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? none)
  useFollowLists(supportLists)
  const row: RowOf<Inquiry> = {
    keyOf: ({ id }) => id,
    onOpen: ({ id }) => onOpen(id),
    title: ({ subject }) => <UserText text={subject} lines={1} />,
    unread: ({ id }) => unread.has(id),
    lines: ({ shortId, status, updatedDate }) => ({
      about: <ShortIdText shortId={shortId} />,
      when: <UpdatedText seconds={updatedDate} />,
      end: <StatusBadge status={status} plain />, // a state would be its dot alone
    }),
  }
  return (
    <ListRows
      list={list}
      skeleton={<ListSkeleton columns={columns} lines />}
      empty={<EmptyState title={t('myInquiriesEmpty')} text={t('myInquiriesNone')} literally="noData" />}
    >
      {(rows) => <DataTable label={t('myInquiries')} rows={rows} columns={columns} of={row} lines />}
    </ListRows>
  )
}
