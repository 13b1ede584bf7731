import type { Ticket } from '@diwan/contract/tickets/schemas'
import { Checkbox } from '@mantine/core'
import type { TicketHit } from '@diwan/contract/tickets/schemas/search'
import { IconPaperclip } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../kit/formats.ts'
import { PersonChip } from '../../ui/person-chip.tsx'
import { PriorityBars } from '../../ui/priority-bars.tsx'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import type { TicketView } from './api.ts'
import type { Selection } from '../../ui/list/use-selection.ts'
import classes from './ticket-table.module.css'
import { walkRows } from '../../ui/walk-rows.ts'

interface TicketRowProps {
  ticket: Ticket
  /** What was found in it. */
  hit?: TicketHit | undefined
  view: TicketView
  /** Absent where nothing can be done with many. */
  selection: Selection<Ticket> | undefined
  /** Whether it stands beside the list. */
  looked?: boolean
}

/** The subject is the link, and its target is the whole row. */
export function TicketRow({ ticket, hit, view, selection, looked = false }: TicketRowProps) {
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  const group = nameOf(ticket.group)
  return (
    <tr
      className={classes['row']}
      data-ticket={ticket.shortId}
      data-chosen={selection?.has(ticket.id)}
      data-looked={looked || undefined}
    >
      <td className={classes['id']}>
        {selection && (
          <Checkbox
            size="xs"
            className={classes['choose']}
            aria-label={t('chooseTicket', { shortId: ticket.shortId })}
            checked={selection.has(ticket.id)}
            onChange={(event) => selection.toggle(ticket.id, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        )}
        <ShortIdText shortId={ticket.shortId} />
      </td>
      <td className={classes['subject']}>
        <span className={classes['title']}>
          <Link
            to="/ticket-thread/$id"
            params={{ id: ticket.id }}
            className={classes['link']}
            data-row
            data-id={ticket.id}
            onKeyDown={(event) => {
              selection?.keys(event, ticket.id)
              walkRows(event)
            }}
          >
            <UserText text={ticket.subject} lit={hit?.subject} lines={1} />
          </Link>
          <Attachments count={ticket.attachments} />
        </span>
        {hit?.message && <HitMessage message={hit.message} />}
        <span className={classes['below']}>
          <UserText text={group} lines={1} />
        </span>
      </td>
      <td className={classes['requester']}>
        <PersonChip person={ticket.requester} />
      </td>
      {view === 'queue' && (
        <td className={classes['assignee']}>
          {ticket.assignee ? <PersonChip person={ticket.assignee} /> : <span className={classes['none']}>{t('unassigned')}</span>}
        </td>
      )}
      <td className={classes['wide']}>
        <UserText text={group} lines={1} />
      </td>
      <td className={classes['status']}>
        <StatusBadge status={ticket.status} />
      </td>
      <td className={classes['priority']}>
        <PriorityBars priority={ticket.priority} />
      </td>
      <td className={classes['updated']}>
        <InstantText seconds={ticket.updatedDate} />
      </td>
    </tr>
  )
}

/** The part of a message in which the hit is; a note is told apart. */
function HitMessage({ message: { kind, text, lit } }: { message: NonNullable<TicketHit['message']> }) {
  const { t } = useTranslation('tickets')
  return (
    <span className={classes['excerpt']}>
      {kind === 'note' && <span className={classes['note']}>{t('kind_note')}</span>}
      <UserText text={text} lit={lit} lines={2} />
    </span>
  )
}

/** How many files its conversation carries, beside the subject. */
function Attachments({ count }: { count: number }) {
  const { t, i18n } = useTranslation('tickets')
  if (count === 0) return null
  return (
    <span
      className={classes['files']}
      role="img"
      aria-label={t('attachmentCount', { count })}
      title={t('attachmentCount', { count })}
    >
      <IconPaperclip size={14} stroke={1.8} aria-hidden />
      {numberText(count, i18n.language)}
    </span>
  )
}
