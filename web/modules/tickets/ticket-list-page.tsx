import { Button } from '@mantine/core'
import { holds } from '@diwan/contract/access/vocabulary'
import { MAX_BULK } from '@diwan/contract/bulk/limits'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { leaveSaved } from '../../kit/list/asking.ts'
import { useSession } from '../../kit/session.ts'
import { useEver } from '../../kit/use-ever.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListRows } from '../../ui/list/list-rows.tsx'
import { useSelection } from '../../ui/list/use-selection.ts'
import { ViewLinks } from '../../ui/list/view-links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { BulkBar, BulkRuns } from '../bulk/public.ts'
import { SavedViews } from '../saved-views/public.ts'
import { listQueries, ticketLists, type TicketView } from './api/lists.ts'
import { useTicketBulk } from './bulk/ticket-bulk.tsx'
import { Beside } from './list/beside.tsx'
import { TicketFilters } from './list/ticket-filters.tsx'
import { usePreview, type Preview } from './list/use-preview.ts'
import { queuesOf, savedTicketLists, useTicketFilter, type TicketList } from './list/use-ticket-filter.ts'
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
  const bulk = useTicketBulk()
  useFollowLists(ticketLists)

  const newTicket = (plus?: ReactNode) =>
    mayCreate && (
      <Button h={36} leftSection={plus} onClick={startNew}>
        {t('newTicket')}
      </Button>
    )
  return (
    <>
      <ListHeader list={list} action={newTicket(<IconPlus size={17} stroke={2} aria-hidden />)} />
      <Queues list={list} />
      <TicketFilters list={list} preview={preview} />
      <Suspense>{view === 'requested' && mayCreate && <TicketDrafts onContinue={continueNew} />}</Suspense>
      {mayChoose && <BulkRuns of={bulk} />}
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

/** The queues of a side, each with how many tickets it holds now. */
function Queues({ list: { view, queue, saved } }: Pick<Part, 'list'>) {
  const { t } = useTranslation('tickets')
  const of = savedTicketLists[view]
  const { data } = useQuery(listQueries.queues(view))
  return (
    <ViewLinks
      label={t('shown')}
      param="queue"
      views={queuesOf(view)}
      current={saved ? undefined : queue}
      labelOf={(one) => t(`queue_${one}`)}
      counts={data?.counts}
      leaves={leaveSaved(of)}
    >
      <SavedViews of={of} />
    </ViewLinks>
  )
}

/** Bulk commands are for those who may assign tickets. */
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
  const selection = useSelection(list.data?.pages.flatMap(({ items }) => items) ?? [], MAX_BULK)
  const chooses = useMayChoose(view)
  const bulk = useTicketBulk()
  const narrowed = Object.keys(narrowing).length > 0
  const empty =
    view === 'queue' ? <EmptyState text={t(`empty_${queue}`)} /> : <EmptyState text={t('emptyRequested')} action={action} />
  return (
    <ListRows
      list={list}
      skeleton={<TicketTableSkeleton view={view} />}
      empty={empty}
      unmatched={narrowed ? { title: t('nothingFits'), text: t('nothingFitsText'), clear } : undefined}
    >
      {(rows) => (
        <>
          {chooses && <BulkBar of={bulk} selection={selection} />}
          <TicketTable tickets={rows} view={view} selection={chooses ? selection : undefined} looked={looked} />
        </>
      )}
    </ListRows>
  )
}
