import { INQUIRY_QUEUES } from '@diwan/contract/support/vocabulary'
import { inquiryList } from '@diwan/contract/support/list'
import type { Inquiry } from '@diwan/contract/support/schemas'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { oneOf, useListAddress } from '../../kit/list/address.ts'
import { useHolds } from '../../kit/rights.ts'
import { DataList, type Column } from '../../ui/data-list.tsx'
import { ViewLinks } from '../../ui/list/view-links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PersonChip } from '../../ui/person-chip.tsx'
import { Sections, type Section } from '../../ui/sections.tsx'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { supportLists, supportQueries } from './api.ts'
import { CannedSection } from './canned-section.tsx'
import { InquiryScreen } from './inquiry-screen.tsx'

/** The queue of inquiries, one of them by `?id=`, and the canned answers for those who keep them. */
export function SupportPage() {
  const { t } = useTranslation('support')
  const { raw } = useListAddress(inquiryList)
  const mayKeep = useHolds('support', 'canned_answers')
  useFollowLists(supportLists)
  if (typeof raw['id'] === 'string') return <InquiryScreen id={raw['id']} />
  const sections: Section[] = [
    { name: 'queue', label: t('inquiries'), screen: <Queue /> },
    ...(mayKeep ? [{ name: 'canned', label: t('canned'), screen: <CannedSection /> }] : []),
  ]
  return <Sections label={t('sections')} sections={sections} />
}

/** The oldest first, so that the longest wait ends first; what is over is read from its newest. */
function Queue() {
  const { t } = useTranslation('support')
  const navigate = useNavigate()
  const { raw } = useListAddress(inquiryList)
  const queue = oneOf(INQUIRY_QUEUES, raw['queue']) ?? 'open'
  const direction = queue === 'closed' || queue === 'all' ? 'falling' : 'rising'
  const list = useInfiniteQuery(supportQueries.list({ view: 'queue', queue, direction }))
  const { data: count } = useQuery(supportQueries.count({ view: 'queue', queue }))
  const { data: queues } = useQuery(supportQueries.queues())
  const subtitle = count && (count.more ? t('inquiryCountMore') : t('inquiryCount', { count: count.count }))
  return (
    <>
      <PageHeader title={t('inquiries')} subtitle={subtitle ?? '\u00A0'} />
      <ViewLinks
        label={t('shown')}
        param="queue"
        views={INQUIRY_QUEUES}
        current={queue}
        labelOf={(one) => t(`queue_${one}`)}
        counts={queues?.counts}
      />
      <DataList
        label={t('inquiries')}
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '/admin/support', search: { id } })}
        empty={{ text: t(`empty_${queue}`) }}
      />
    </>
  )
}

function useColumns(): readonly Column<Inquiry>[] {
  const { t } = useTranslation('support')
  return [
    { name: 'subject', head: t('subject'), cell: ({ subject }) => <UserText text={subject} lines={1} /> },
    { name: 'id', head: t('column_inquiry'), width: 92, wide: true, cell: ({ shortId }) => <ShortIdText shortId={shortId} /> },
    { name: 'asker', head: t('asker'), width: 170, cell: (inquiry) => <Asker inquiry={inquiry} /> },
    { name: 'category', head: t('category'), width: 150, wide: true, cell: ({ category }) => t(`category_${category}`) },
    {
      name: 'assignee',
      head: t('assignee'),
      width: 160,
      cell: ({ assignee }) => (assignee ? <PersonChip person={assignee} /> : t('unassigned')),
    },
    { name: 'status', head: t('status'), width: 104, cell: ({ status }) => <StatusBadge status={status} /> },
    { name: 'age', head: t('age'), width: 170, cell: ({ createdDate }) => <InstantText seconds={createdDate} /> },
  ]
}

const Asker = ({ inquiry: { asker, guest } }: { inquiry: Inquiry }) =>
  asker ? <PersonChip person={asker} /> : <UserText text={guest?.name ?? ''} lines={1} />
