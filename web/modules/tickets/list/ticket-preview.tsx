import { Button, CloseButton, Skeleton } from '@mantine/core'
import type { Ticket } from '@diwan/contract/tickets/schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { Problem } from '../../../kit/problem.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ThreadEnd } from '../../talk/public.ts'
import { ticketQueries } from '../api.ts'
import { useHappenings } from '../happening-view.tsx'
import { ticketLive } from '../live/ticket-live.ts'
import { ticketTalk } from '../ticket-talk.tsx'
import classes from './preview.module.css'

/** How much of the conversation is enough to know where it stands. */
const LAST = 6

interface TicketPreviewProps {
  /** Nothing before anybody moved along the list. */
  id: string | undefined
  onClose: () => void
}

/** What a ticket is about and what was said last; a preview does not report its reader as present. */
export function TicketPreview({ id, onClose }: TicketPreviewProps) {
  const { t } = useTranslation(['tickets', 'kit'])
  return (
    <aside className={classes['pane']} aria-label={t('preview')} data-preview={id ?? ''}>
      <div className={classes['bar']}>
        <h2>{t('preview')}</h2>
        <CloseButton aria-label={t('previewClose')} onClick={onClose} />
      </div>
      {id === undefined ? <EmptyState title={t('previewNothing')} text={t('previewHow')} /> : <Previewed key={id} id={id} />}
    </aside>
  )
}

function Previewed({ id }: { id: string }) {
  const { data, error, isPaused, refetch } = useQuery(ticketQueries.open(id))
  useFollow(ticketLive, id)
  // also where it is held: this reader may see it no longer
  if (error && (!data || error.code === 'not_found'))
    return <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} />
  if (!data && isPaused) return <ErrorState error={new Problem('unavailable')} />
  if (!data) return <Shape />
  return (
    <>
      <Head ticket={data.ticket} />
      <Last id={id} />
    </>
  )
}

function Head({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const { id, shortId, subject, status, priority, requester, assignee } = ticket
  return (
    <header className={classes['head']}>
      <p className={classes['signs']}>
        <ShortIdText shortId={shortId} />
        <StatusBadge status={status} />
        <PriorityBars priority={priority} />
      </p>
      <h3>
        <UserText text={subject} />
      </h3>
      <dl>
        <dt>{t('requester')}</dt>
        <dd>
          <PersonChip person={requester} />
        </dd>
        <dt>{t('assignee')}</dt>
        <dd>{assignee ? <PersonChip person={assignee} /> : t('unassigned')}</dd>
      </dl>
      <Button variant="default" fullWidth renderRoot={(props) => <Link to="/ticket-thread/$id" params={{ id }} {...props} />}>
        {t('previewOpen')}
      </Button>
    </header>
  )
}

function Last({ id }: { id: string }) {
  const { t } = useTranslation('tickets')
  const happenings = useHappenings(id)
  return (
    <ThreadEnd of={ticketTalk} id={id} happenings={happenings} most={LAST} earlier={t('previewEarlier')} skeleton={<Shape />} />
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
