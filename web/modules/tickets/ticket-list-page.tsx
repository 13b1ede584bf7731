import { Button } from '@mantine/core'
import { holds } from '@diwan/contract/access/vocabulary'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../kit/problem.ts'
import { useSession } from '../../kit/session.ts'
import { useEver } from '../../kit/use-ever.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { listQueries, type TicketView } from './api/lists.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { BulkRuns } from './bulk/bulk-runs.tsx'
import { useSelection } from './bulk/use-selection.ts'
import { Beside } from './list/beside.tsx'
import { TicketFilters } from './list/ticket-filters.tsx'
import { QueueLinks } from './list/queue-links.tsx'
import { usePreview, type Preview } from './list/use-preview.ts'
import { useTicketFilter, type TicketList } from './list/use-ticket-filter.ts'
import { useFollowLists } from './use-follow-lists.ts'
import { MoreRows } from '../../ui/more-rows.tsx'
import { useTicketAddress } from './address.ts'
import { FoundTickets } from './list/found-tickets.tsx'
import { TicketTable, TicketTableSkeleton } from './ticket-table.tsx'

/** Comes with the first click: nobody waits for a form that is not open. */
const NewTicketDialog = lazy(async () => ({ default: (await import('./new-ticket-dialog.tsx')).NewTicketDialog }))

/** What was begun stands on the side of the requester only. */
const TicketDrafts = lazy(() => import('./ticket-drafts.tsx'))

export function TicketListPage({ view = 'requested' }: { view?: TicketView }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const list = useTicketFilter(view)
  const preview = usePreview(view === 'queue')
  const { creating, startNew, continueNew, stopNew } = useTicketAddress()
  const mayChoose = useMayChoose(view)
  const mayCreate = holds(useSession()?.permissions ?? [], 'tickets', 'create')
  const begun = useEver(creating)
  useFollowLists()

  const newTicket = (plus?: ReactNode) =>
    mayCreate && (
      <Button h={36} leftSection={plus} onClick={startNew}>
        {t('newTicket')}
      </Button>
    )
  return (
    <>
      <ListHeader list={list} action={newTicket(<IconPlus size={17} stroke={2} aria-hidden />)} />
      <QueueLinks view={view} queue={list.queue} />
      <TicketFilters list={list} preview={preview} />
      <Suspense>{view === 'requested' && mayCreate && <TicketDrafts onContinue={continueNew} />}</Suspense>
      {mayChoose && <BulkRuns />}
      <Beside preview={preview}>
        {list.q === '' ? (
          <Tickets list={list} looked={preview.id} action={newTicket()} />
        ) : (
          <FoundTickets list={list} looked={preview.id} />
        )}
      </Beside>
      <Suspense>{mayCreate && begun && <NewTicketDialog opened={creating} onClose={stopNew} />}</Suspense>
    </>
  )
}

/** Many at once is for whoever hands tickets out. */
function useMayChoose(view: TicketView): boolean {
  const permissions = useSession()?.permissions ?? []
  return view === 'queue' && holds(permissions, 'tickets', 'assign')
}

interface Part {
  list: TicketList
  action: ReactNode
}

/** Counted by the very ranges of the list: exact to 999, then 999+. */
function ListHeader({ list: { view, queue, filter }, action }: Part) {
  const { t } = useTranslation('tickets')
  const { data } = useQuery(listQueries.count(filter))
  const more = queue === 'open' ? 'openCountMore' : 'allCountMore'
  const counted = queue === 'open' ? 'openCount' : 'allCount'
  const subtitle = data && (data.more ? t(more) : t(counted, { count: data.count }))
  return <PageHeader title={t(view)} subtitle={subtitle ?? '\u00A0'} action={action} />
}

function Tickets({ list: { view, queue, asked, narrowing, clear }, looked, action }: Part & { looked: Preview['id'] }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const list = useInfiniteQuery(listQueries.list(asked))
  const rows = list.data?.pages.flatMap(({ items }) => items)

  const selection = useSelection(rows ?? [])
  const chooses = useMayChoose(view)

  if (!rows && list.error) {
    return <ErrorState error={list.error} {...(list.error.status !== 403 && { onRetry: () => void list.refetch() })} />
  }
  if (!rows && list.isPaused) return <ErrorState error={new Problem('unavailable')} />
  if (!rows) return <TicketTableSkeleton view={view} />
  if (rows.length === 0 && Object.keys(narrowing).length > 0) {
    const unfiltered = (
      <Button variant="default" h={36} onClick={clear}>
        {t('clearFilters')}
      </Button>
    )
    return <EmptyState title={t('nothingFits')} text={t('nothingFitsText')} action={unfiltered} />
  }
  if (rows.length === 0 && view === 'queue') return <EmptyState text={t(`empty_${queue}`)} />
  if (rows.length === 0) return <EmptyState text={t('emptyRequested')} action={action} />
  return (
    <>
      {chooses && <BulkBar selection={selection} />}
      <TicketTable tickets={rows} view={view} selection={chooses ? selection : undefined} looked={looked} />
      <MoreRows list={list} />
    </>
  )
}
