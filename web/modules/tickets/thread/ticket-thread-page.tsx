import { Button } from '@mantine/core'
import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { Problem } from '../../../kit/problem.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordSkeleton } from '../../../ui/record-header.tsx'
import { ticketQueries } from '../api/api.ts'
import { ticketLive } from '../live/ticket-live.ts'
import { useTalkPresence } from '../../talk/public.ts'
import { useTicketChannel } from '../use-presence.ts'
import { TicketScreen } from './ticket-screen.tsx'

export function TicketThreadPage() {
  const { id } = useParams({ from: '/_portal/ticket-thread/$id' })
  return isUuid(id) ? <OpenedTicket key={id} id={id} /> : <NotFound />
}

function OpenedTicket({ id }: { id: string }) {
  const { data, error, isPaused, refetch } = useQuery(ticketQueries.open(id))
  useFollow(ticketLive, id)
  const people = useTalkPresence(useTicketChannel(id))

  // Also when it is held: this reader may see it no longer.
  if (error?.code === 'not_found') return <NotFound />
  if (data) return <TicketScreen open={data} people={people} />
  if (error) return <ErrorState error={error} {...(error.status !== 403 && { onRetry: () => void refetch() })} />
  return isPaused ? <ErrorState error={new Problem('unavailable')} /> : <RecordSkeleton />
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
