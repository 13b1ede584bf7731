import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../kit/follow.ts'
import { useShownRecord } from '../../kit/shown-record.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { markRead } from '../notifications/public.ts'
import { supportQueries } from './api.ts'
import { EndDialog } from './commands/end-dialog.tsx'
import classes from './contact-dialog.module.css'
import { InquiryThread } from './inquiry-thread.tsx'
import { AskerWriter } from './inquiry-writer.tsx'
import { inquiryLive } from './live/inquiry-live.ts'

interface MyInquiryProps {
  readonly id: string
  /** After the end a reply begins another inquiry. */
  readonly onReplied: (id: string) => void
  readonly onBack: () => void
}

/** One inquiry as its asker reads it, with its answers. */
export function MyInquiry({ id, ...rest }: MyInquiryProps) {
  const { data, error, refetch } = useQuery(supportQueries.open(id))
  useFollow(inquiryLive, id)
  // also where it is held: this reader may see it no longer
  if (error && (!data || error.code === 'not_found'))
    return <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} />
  if (!data) return <PageSkeleton />
  return <Shown inquiry={asAsker(data.inquiry)} {...rest} />
}

function Shown({ inquiry, onReplied, onBack }: Omit<MyInquiryProps, 'id'> & { inquiry: Inquiry }) {
  const { t } = useTranslation('support')
  const [ending, setEnding] = useState(false)
  useShownRecord(inquiry.shortId, () => void markRead(inquiry.id))
  return (
    <>
      <div className={classes['head']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('myInquiries')}
          title={t('myInquiries')}
          onClick={onBack}
        >
          <IconArrowLeft className="turns" size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
        <h2>
          <UserText text={inquiry.subject} />
        </h2>
        <StatusBadge status={inquiry.status} />
        {inquiry.can.reply && inquiry.status !== 'CLOSED' && (
          <Button variant="default" onClick={() => setEnding(true)}>
            {t('do_settle')}
          </Button>
        )}
      </div>
      <div className={classes['talk']}>
        <InquiryThread inquiry={inquiry} />
        <AskerWriter inquiry={inquiry} onReplied={onReplied} />
      </div>
      {ending && <EndDialog inquiry={inquiry} command="settle" onClose={() => setEnding(false)} />}
    </>
  )
}

/** In this dialog everybody is the asker, also those who answer inquiries elsewhere. */
const asAsker = (inquiry: Inquiry): Inquiry => ({ ...inquiry, can: { ...inquiry.can, answer: false } })
