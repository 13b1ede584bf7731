import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { TicketHit } from '@diwan/contract/tickets/schemas/search'
import { IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { AssigneeSign } from '../../../ui/assignee-sign.tsx'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './list.module.css'
import type { TicketList } from './use-ticket-filter.ts'

/** How a ticket stands in a list; of what was found, with the place where. */
export function useTicketRow({ view }: Pick<TicketList, 'view'>, hits?: ReadonlyMap<string, TicketHit>): RowOf<Ticket> {
  const { t } = useTranslation('tickets')
  return {
    keyOf: ({ id }) => id,
    link: ({ id }) => ({ to: '/ticket-thread/$id', params: { id } }),
    title: ({ id, subject }) => <UserText text={subject} lit={hits?.get(id)?.subject} lines={1} />,
    beside: ({ attachments }) => <Attachments count={attachments} />,
    below: ({ id }) => <HitMessage message={hits?.get(id)?.message} />,
    unread: ({ unread = false }) => unread,
    choose: ({ shortId }) => t('chooseTicket', { shortId }),
    marks: ({ shortId }) => ({ 'data-ticket': shortId }),
    lines: ({ shortId, requester, updatedDate, status, priority, assignee }) => ({
      about: (
        <>
          <span className={classes['id']}>
            <ShortIdText shortId={shortId} />
          </span>
          {view === 'queue' && (
            <>
              <span aria-hidden>·</span>
              <UserText text={requester.fullName} lines={1} />
            </>
          )}
        </>
      ),
      when: <UpdatedText seconds={updatedDate} />,
      state: <StatusBadge status={status} plain />,
      signs: <PriorityBars priority={priority} bare />,
      end: view === 'queue' && <AssigneeSign assignee={assignee} none={t('unassigned')} />,
    }),
  }
}

/** The part of a message in which the hit is; a note is told apart. */
function HitMessage({ message }: { message: TicketHit['message'] | undefined }) {
  const { t } = useTranslation('tickets')
  if (!message) return null
  return (
    <span className={classes['excerpt']}>
      {message.kind === 'note' && <span className={classes['note']}>{t('kind_note')}</span>}
      <UserText text={message.text} lit={message.lit} lines={2} />
    </span>
  )
}

/** How many files its conversation carries, beside the subject. */
function Attachments({ count }: { count: number }) {
  const { t, i18n } = useTranslation('tickets')
  if (count === 0) return null
  const words = t('attachmentCount', { count })
  return (
    <span className={classes['files']} role="img" aria-label={words} title={words}>
      <IconPaperclip size={14} stroke={1.8} aria-hidden />
      {numberText(count, i18n.language)}
    </span>
  )
}
