import { Button, SegmentedControl } from '@mantine/core'
import { holds } from '@diwan/contract/access/permission'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../kit/problem.ts'
import { useSession } from '../../kit/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ticketQueries, type TicketFilter } from './api.ts'
import { useFollowLists } from './use-follow.ts'
import { MoreRows } from '../../ui/more-rows.tsx'
import { useTicketAddress } from './address.ts'
import { TicketTable, TicketTableSkeleton } from './ticket-table.tsx'

/** Comes after the list: nobody waits for a form that is not open. */
const NewTicketDialog = lazy(async () => ({ default: (await import('./new-ticket-dialog.tsx')).NewTicketDialog }))

export function TicketListPage({ view = 'requested' }: { view?: TicketFilter['view'] }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const { state, show, creating, startNew, stopNew } = useTicketAddress()
  const mayCreate = holds(useSession()?.permissions ?? [], 'tickets', 'create')
  useFollowLists()

  const newTicket = (plus?: ReactNode) =>
    mayCreate && (
      <Button h={36} leftSection={plus} onClick={startNew}>
        {t('newTicket')}
      </Button>
    )
  return (
    <>
      <ListHeader view={view} state={state} action={newTicket(<IconPlus size={17} stroke={2} aria-hidden />)} />
      <SegmentedControl
        aria-label={t('shown')}
        data={[
          { value: 'open', label: t('state_open') },
          { value: 'all', label: t('state_all') },
        ]}
        value={state}
        onChange={show}
        mb={14}
      />
      <Tickets view={view} state={state} action={newTicket()} />
      <Suspense>{mayCreate && <NewTicketDialog opened={creating} onClose={stopNew} />}</Suspense>
    </>
  )
}

type Part = TicketFilter & { action: ReactNode }

/** Counted by the very ranges of the list: exact to 999, then 999+. */
function ListHeader({ view, state, action }: Part) {
  const { t } = useTranslation('tickets')
  const { data } = useQuery(ticketQueries.count({ view, state }))
  const more = state === 'open' ? 'openCountMore' : 'allCountMore'
  const counted = state === 'open' ? 'openCount' : 'allCount'
  const subtitle = data && (data.more ? t(more) : t(counted, { count: data.count }))
  return <PageHeader title={t(view)} subtitle={subtitle ?? '\u00A0'} action={action} />
}

function Tickets({ view, state, action }: Part) {
  const { t } = useTranslation(['tickets', 'kit'])
  const list = useInfiniteQuery(ticketQueries.list({ view, state }))
  const rows = list.data?.pages.flatMap(({ items }) => items)

  if (!rows && list.error) {
    return <ErrorState error={list.error} {...(list.error.status !== 403 && { onRetry: () => void list.refetch() })} />
  }
  if (!rows && list.isPaused) return <ErrorState error={new Problem('unavailable')} />
  if (!rows) return <TicketTableSkeleton view={view} />
  if (rows.length === 0) return <EmptyState text={t(view === 'queue' ? 'emptyQueue' : 'emptyRequested')} action={action} />
  return (
    <>
      <TicketTable tickets={rows} view={view} />
      <MoreRows list={list} />
    </>
  )
}
