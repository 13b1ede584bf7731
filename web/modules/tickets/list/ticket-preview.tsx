import { ActionIcon, CloseButton, Skeleton } from '@mantine/core'
import type { Ticket } from '@diwan/contract/tickets/schemas'
import { IconArrowsDiagonal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { Thread } from '../../talk/public.ts'
import { ticketQueries } from '../api.ts'
import { TicketActions } from '../commands/ticket-actions.tsx'
import { Composer } from '../composer.tsx'
import { useHappenings } from '../happening-view.tsx'
import { ticketLive } from '../live/ticket-live.ts'
import { messageRights, ticketTalk } from '../ticket-talk.tsx'
import classes from './preview.module.css'

interface TicketPreviewProps {
  /** Nothing before anybody moved along the list. */
  id: string | undefined
  onClose: () => void
}

/** A ticket beside its list, to be read and answered; its reader is not reported as present before they write. */
export function TicketPreview({ id, onClose }: TicketPreviewProps) {
  const { t } = useTranslation(['tickets', 'kit'])
  return (
    <aside className={classes['pane']} aria-label={t('preview')} data-preview={id ?? ''}>
      {id === undefined ? (
        <>
          <div className={classes['bar']}>
            <CloseButton aria-label={t('previewClose')} onClick={onClose} />
          </div>
          <EmptyState title={t('previewNothing')} text={t('previewHow')} />
        </>
      ) : (
        <Previewed key={id} id={id} onClose={onClose} />
      )}
    </aside>
  )
}

function Previewed({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isPaused, refetch } = useQuery(ticketQueries.open(id))
  useFollow(ticketLive, id)
  // also where it is held: this reader may see it no longer
  if (error && (!data || error.code === 'not_found'))
    return <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} />
  if (!data && isPaused) return <ErrorState error={new Problem('unavailable')} />
  if (!data) return <Shape />
  return (
    <>
      <Head ticket={data.ticket} onClose={onClose} />
      <Talk ticket={data.ticket} />
    </>
  )
}

function Head({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  const { id, shortId, subject, status, priority, requester, assignee, group } = ticket
  return (
    <header className={classes['head']}>
      <div className={classes['bar']}>
        <span className={classes['id']}>
          <ShortIdText shortId={shortId} />
        </span>
        <h3>
          <UserText text={subject} lines={1} />
        </h3>
        <TicketActions ticket={ticket} compact />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('previewOpen')}
          title={t('previewOpen')}
          renderRoot={(props: object) => <Link to="/ticket-thread/$id" params={{ id }} {...props} />}
        >
          <IconArrowsDiagonal size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
        <CloseButton aria-label={t('previewClose')} onClick={onClose} />
      </div>
      <dl className={classes['facts']}>
        <div>
          <dt>{t('status')}</dt>
          <dd>
            <StatusBadge status={status} plain />
          </dd>
        </div>
        <div>
          <dt>{t('priority')}</dt>
          <dd>
            <PriorityBars priority={priority} />
          </dd>
        </div>
        <div>
          <dt>{t('requester')}</dt>
          <dd>
            <PersonChip person={requester} />
          </dd>
        </div>
        <div>
          <dt>{t('assignee')}</dt>
          <dd>{assignee ? <PersonChip person={assignee} /> : t('unassigned')}</dd>
        </div>
        <div>
          <dt>{t('group')}</dt>
          <dd>
            <UserText text={nameOf(group)} lines={1} />
          </dd>
        </div>
      </dl>
    </header>
  )
}

/** Begins at its end, where it goes on. */
function Talk({ ticket }: { ticket: Ticket }) {
  const happenings = useHappenings(ticket.id)
  return (
    <>
      <div className={classes['talk']}>
        <div>
          <Thread of={ticketTalk} id={ticket.id} rights={messageRights(ticket)} happenings={happenings} />
        </div>
      </div>
      <div className={classes['answer']}>
        <Composer ticket={ticket} />
      </div>
    </>
  )
}

function Shape() {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['shape']} role="status" aria-label={t('loading')}>
      <Skeleton height={14} width="40%" radius={6} />
      <Skeleton height={20} width="85%" radius={6} />
      <Skeleton height={64} radius={12} />
      <Skeleton height={64} radius={12} />
    </div>
  )
}
