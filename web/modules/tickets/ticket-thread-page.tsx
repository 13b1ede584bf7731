import { tickets } from '@diwan/contract/tickets/endpoints'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PageSkeleton } from '../../app/page-skeleton.tsx'
import { query } from '../../kit/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const open = (id: string) => queryOptions({ queryKey: ['tickets', 'open', id], ...query(tickets.open, { id }) })

/** A first thread, to be replaced by the module's own screens. */
export function TicketThreadPage() {
  const { id } = useParams({ from: '/_portal/ticket-thread/$id' })
  const { data, error, refetch } = useQuery(open(id))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <PageHeader title={data.ticket.subject} written /> : <PageSkeleton />
}
