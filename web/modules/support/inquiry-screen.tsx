import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { Button } from '@mantine/core'
import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../kit/follow.ts'
import { Problem } from '../../kit/problem.ts'
import { useShownRecord } from '../../kit/shown-record.ts'
import { useRoomy } from '../../kit/widths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useInList } from '../../ui/list/use-return.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecordHeader, RecordSkeleton } from '../../ui/record-header.tsx'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { markRead } from '../notifications/public.ts'
import { TalkScreen, useTalkPresence, Viewers, Writers } from '../talk/public.ts'
import { supportQueries } from './api.ts'
import { InquiryActions } from './commands/inquiry-actions.tsx'
import { FewFacts, InquiryFacts } from './inquiry-facts.tsx'
import { InquiryThread } from './inquiry-thread.tsx'
import { StaffWriter } from './inquiry-writer.tsx'
import { inquiryLive } from './live/inquiry-live.ts'
import { useInquiryChannel } from './use-presence.ts'

/** One inquiry as staff works on it: `/admin/support?id=`. */
export default function InquiryScreen({ id }: { id: string }) {
  return isUuid(id) ? <Opened key={id} id={id} /> : <NotFound />
}

function Opened({ id }: { id: string }) {
  const { data, error, isPaused, refetch } = useQuery(supportQueries.open(id))
  useFollow(inquiryLive, id)
  if (error?.code === 'not_found') return <NotFound />
  if (data) return <Shown inquiry={data.inquiry} />
  if (error) return <ErrorState error={error} {...(error.status !== 403 && { onRetry: () => void refetch() })} />
  return isPaused ? <ErrorState error={new Problem('unavailable')} /> : <RecordSkeleton />
}

function Shown({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('support')
  const people = useTalkPresence(useInquiryChannel(inquiry.id))
  const inList = useInList(inquiry.id)
  useShownRecord(inquiry.shortId, () => void markRead(inquiry.id))
  const header = (
    <RecordHeader
      title={inquiry.subject}
      record={inquiry.id}
      shortId={<ShortIdText shortId={inquiry.shortId} />}
      back={{ label: t('backToList'), to: '/admin/support', run: inList?.back }}
    >
      <Viewers people={people} />
      <InquiryActions inquiry={inquiry} compact offered />
    </RecordHeader>
  )
  return (
    <TalkScreen
      header={header}
      label={t('facts')}
      facts={<InquiryFacts inquiry={inquiry} />}
      few={<FewFacts inquiry={inquiry} />}
      beside={useRoomy()}
      foot={
        <>
          <Writers people={people} />
          <StaffWriter inquiry={inquiry} />
        </>
      }
    >
      <InquiryThread inquiry={inquiry} />
    </TalkScreen>
  )
}

/** Foreign or missing: the same words, so that nobody learns which. */
function NotFound() {
  const { t } = useTranslation(['support', 'kit'])
  return (
    <>
      <PageHeader title={t('column_inquiry')} />
      <EmptyState
        title={t('error_not_found', { ns: 'kit' })}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/admin/support" {...props} />}>
            {t('backToList')}
          </Button>
        }
      />
    </>
  )
}
