import { Button, Modal, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Inquiry } from '@diwan/contract/support/schemas'
import { isUuid } from '@diwan/core/identifiers'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollow, useFollowLists } from '../../kit/follow.ts'
import { DataList, type Column } from '../../ui/data-list.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { markRead } from '../notifications/public.ts'
import { useShownRecord } from '../../kit/shown-record.ts'
import { supportLists, supportQueries } from './api.ts'
import { EndDialog } from './commands/end-dialog.tsx'
import { InquiryThread } from './inquiry-thread.tsx'
import { InquiryWriter } from './inquiry-writer.tsx'
import { inquiryLive } from './live.ts'
import { NewInquiryForm } from './new-inquiry-form.tsx'

interface Props {
  /** `new`, `mine`, or the id of one. */
  readonly value: string
  readonly onClose: () => void
}

/** Contact support, over any screen: a new inquiry, the person's own, and one of them with its answers. */
export default function ContactDialog({ value, onClose }: Props) {
  const { t } = useTranslation(['support', 'kit'])
  const phone = useMediaQuery('(max-width: 47.99em)') ?? false
  const navigate = useNavigate()
  const go = (to: string) => void navigate({ to: '.', search: (now: object) => ({ ...now, inquiry: to }) })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('contact')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={760}
      radius={phone ? 0 : 14}
      fullScreen={phone}
    >
      <div style={{ display: 'flex', gap: 8, marginBlockEnd: 14 }}>
        <Button variant={value === 'new' ? 'light' : 'default'} onClick={() => go('new')}>
          {t('newInquiry')}
        </Button>
        <Button variant={value === 'mine' ? 'light' : 'default'} onClick={() => go('mine')}>
          {t('myInquiries')}
        </Button>
      </div>
      {value === 'new' && <NewInquiryForm onSent={go} onClose={onClose} />}
      {value === 'mine' && <Mine onOpen={go} />}
      {isUuid(value) && <One key={value} id={value} onReplied={go} />}
    </Modal>
  )
}

function Mine({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('support')
  useFollowLists(supportLists)
  const list = useInfiniteQuery(supportQueries.list({ view: 'asked', queue: 'all', direction: 'falling' }))
  const columns: readonly Column<Inquiry>[] = [
    { name: 'subject', head: t('subject'), cell: ({ subject }) => <UserText text={subject} lines={1} /> },
    { name: 'status', head: t('status'), width: 104, cell: ({ status }) => <StatusBadge status={status} /> },
    { name: 'age', head: t('age'), width: 170, cell: ({ createdDate }) => <InstantText seconds={createdDate} /> },
  ]
  return (
    <DataList
      label={t('myInquiries')}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      empty={{ text: t('myInquiriesNone') }}
    />
  )
}

function One({ id, onReplied }: { id: string; onReplied: (id: string) => void }) {
  const { data, error, refetch } = useQuery(supportQueries.open(id))
  useFollow(inquiryLive, id)
  if (!data && error) return <ErrorState error={error} {...(error.status >= 500 && { onRetry: () => void refetch() })} />
  if (!data) return <PageSkeleton />
  return <Shown inquiry={data.inquiry} onReplied={onReplied} />
}

function Shown({ inquiry, onReplied }: { inquiry: Inquiry; onReplied: (id: string) => void }) {
  const { t } = useTranslation('support')
  const [ending, setEnding] = useState(false)
  useShownRecord(inquiry.shortId, () => void markRead(inquiry.id))
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginBlockEnd: 14 }}>
        <Text component="h2" fw={600}>
          <UserText text={inquiry.subject} />
        </Text>
        <StatusBadge status={inquiry.status} />
        {inquiry.can.reply && inquiry.status !== 'CLOSED' && (
          <Button variant="subtle" size="compact-sm" onClick={() => setEnding(true)}>
            {t('do_settle')}
          </Button>
        )}
      </div>
      <InquiryThread id={inquiry.id} />
      <AskersWriter inquiry={inquiry} onReplied={onReplied} />
      {ending && <EndDialog inquiry={inquiry} command="settle" onClose={() => setEnding(false)} />}
    </>
  )
}

/** In this dialog everybody is the asker, also those who answer inquiries elsewhere. */
const AskersWriter = ({ inquiry, onReplied }: { inquiry: Inquiry; onReplied: (id: string) => void }) => (
  <InquiryWriter inquiry={{ ...inquiry, can: { ...inquiry.can, answer: false } }} onReplied={onReplied} />
)
