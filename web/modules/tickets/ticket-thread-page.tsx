import { Button } from '@mantine/core'
import type { OpenTicket } from '@diwan/contract/tickets/schemas'
import type { Present } from '@diwan/contract/kit/live'
import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { useFollow } from '../../kit/follow.ts'
import { useShownRecord } from '../../kit/shown-record.ts'
import { markRead } from '../notifications/public.ts'
import { Thread } from '../talk/public.ts'
import { Problem } from '../../kit/problem.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useBackToList } from '../../ui/list/use-return.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ticketQueries } from './api.ts'
import { SolutionBanner } from './commands/solution-banner.tsx'
import { TicketActions } from './commands/ticket-actions.tsx'
import { Composer } from './composer.tsx'
import { ticketLive } from './live/ticket-live.ts'
import { Viewers, Writers } from './presence-view.tsx'
import { useTicketPresence } from './use-presence.ts'
import { useHappenings } from './happening-view.tsx'
import { RequestView } from './request-view.tsx'
import { messageRights, ticketTalk } from './ticket-talk.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import classes from './ticket-thread-page.module.css'

export function TicketThreadPage() {
  const { id } = useParams({ from: '/_portal/ticket-thread/$id' })
  return isUuid(id) ? <OpenedTicket key={id} id={id} /> : <NotFound />
}

function OpenedTicket({ id }: { id: string }) {
  const { data, error, isPaused, refetch } = useQuery(ticketQueries.open(id))
  useFollow(ticketLive, id)
  const people = useTicketPresence(id)

  // Also when it is held: this reader may see it no longer.
  if (error?.code === 'not_found') return <NotFound />
  if (data) return <TicketScreen open={data} people={people} />
  if (error) return <ErrorState error={error} {...(error.status !== 403 && { onRetry: () => void refetch() })} />
  return isPaused ? <ErrorState error={new Problem('unavailable')} /> : <PageSkeleton />
}

function TicketScreen({
  open: { ticket, participants, request },
  people,
}: {
  open: Omit<OpenTicket, 'positions'>
  people: readonly Present[]
}) {
  const happenings = useHappenings(ticket.id)
  useBackToList()
  useShownRecord(ticket.shortId, () => void markRead(ticket.id))
  return (
    <>
      <PageHeader
        title={ticket.subject}
        written
        action={
          <div className={classes['head']}>
            <Viewers people={people} />
            <TicketActions ticket={ticket} />
          </div>
        }
      />
      <div className={classes['columns']}>
        <TicketFacts ticket={ticket} participants={participants} />
        <div className={classes['conversation']}>
          <SolutionBanner ticket={ticket} />
          {request && <RequestView request={request} />}
          <Thread of={ticketTalk} id={ticket.id} rights={messageRights(ticket)} happenings={happenings} />
          <Writers people={people} />
          <Composer ticket={ticket} />
        </div>
      </div>
    </>
  )
}

/** Foreign or missing: the same words, so that nobody learns which. */
function NotFound() {
  const { t } = useTranslation(['tickets', 'kit'])
  return (
    <>
      <PageHeader title={t('column_ticket')} />
      <EmptyState
        title={t('error_not_found', { ns: 'kit' })}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/ticket-thread" {...props} />}>
            {t('backToList')}
          </Button>
        }
      />
    </>
  )
}
