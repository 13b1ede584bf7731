import { tickets } from '@diwan/contract/tickets/endpoints'
import type { TicketQuery } from '@diwan/contract/tickets/schemas'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageSkeleton } from '../../app/page-skeleton.tsx'
import { pages } from '../../kit/queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

const list = (filter: TicketQuery) =>
  infiniteQueryOptions({ queryKey: ['tickets', 'list', filter], ...pages(tickets.list, filter) })

/** A first list, to be replaced by the module's own screens. */
export function TicketListPage({ view = 'requested' }: { view?: TicketQuery['view'] }) {
  const { t } = useTranslation('modules')
  const { data, error, isPending, refetch } = useInfiniteQuery(list({ view }))
  const rows = data?.pages.flatMap(({ items }) => items) ?? []

  return (
    <>
      <PageHeader title={t('name_tickets')} />
      {isPending ? <PageSkeleton /> : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data && rows.length === 0 && <EmptyState />}
      <ul>
        {rows.map((ticket) => (
          <li key={ticket.id}>
            <Link to="/ticket-thread/$id" params={{ id: ticket.id }}>
              <ShortIdText shortId={ticket.shortId} /> <span dir="auto">{ticket.subject}</span>
            </Link>{' '}
            <StatusBadge status={ticket.status} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function TicketQueuePage() {
  return <TicketListPage view="queue" />
}
