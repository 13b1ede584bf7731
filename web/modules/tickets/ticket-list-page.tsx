import { Button } from '@mantine/core'
import { holds } from '@diwan/contract/access/vocabulary'
import { MAX_BULK } from '@diwan/contract/bulk/limits'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketList } from '@diwan/contract/tickets/list'
import { TICKET_SORTS } from '@diwan/contract/tickets/vocabulary'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../kit/call.ts'
import { useCommands } from '../../kit/commands.ts'
import { useFollowLists } from '../../kit/follow.ts'
import { useHolds } from '../../kit/rights.ts'
import { useSession } from '../../kit/session.ts'
import { useEver } from '../../kit/use-ever.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useSelection } from '../../ui/list/use-selection.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { useCustomFilters } from '../custom-fields/reading.ts'
import { SaveView } from '../saved-views/public.ts'
import { useTicketAddress } from './address.ts'
import { listQueries, ticketLists, type TicketView } from './api/lists.ts'
import { useTicketBulk } from './bulk/ticket-bulk.tsx'
import { Beside } from './list/beside.tsx'
import { PreviewButton } from './list/preview-button.tsx'
import { Fitting, Queues } from './list/queues.tsx'
import { useFilterWords, type FilterName } from './list/use-filter-words.ts'
import { usePreview } from './list/use-preview.ts'
import { useRowActions } from './list/use-row-actions.tsx'
import { useTicketColumns } from './list/use-ticket-columns.tsx'
import { isOver, savedTicketLists, useTicketFilter } from './list/use-ticket-filter.ts'
import { useTicketRow } from './list/use-ticket-row.tsx'
import { lazyDialog, lazyExtra, lazyPart } from '../../ui/lazy-part.tsx'

/** Comes with the first click: nobody waits for a form that is not open. */
const NewTicketDialog = lazyDialog(async () => ({ default: (await import('./new-ticket-dialog.tsx')).NewTicketDialog }))
/** Only who hands out tickets chooses many of them, and the bar comes with the first one. */
const BulkBar = lazyExtra(async () => ({ default: (await import('../bulk/public.ts')).BulkBar }))
const BulkRuns = lazyExtra(async () => ({ default: (await import('../bulk/public.ts')).BulkRuns }))
const RunsLater = lazyExtra(async () => ({ default: (await import('../bulk/public.ts')).RunsLater }))
/** The list does not wait for its pickers. */
const FilterField = lazyExtra(() => import('./list/filter-field.tsx'))
/** Only where something is looked for. */
const FoundTickets = lazyPart(() => import('./list/found-tickets.tsx'))
/** What was begun stands on the side of the requester only. */
const TicketDrafts = lazyExtra(() => import('./ticket-drafts.tsx'))

interface TicketListPageProps {
  readonly view?: TicketView
  /** What else the menu of the list leads to. */
  readonly menu?: ReactNode
}

export function TicketListPage({ view = 'requested', menu }: TicketListPageProps) {
  const { t } = useTranslation(['tickets', 'kit'])
  const list = useTicketFilter(view)
  const preview = usePreview(view === 'queue')
  const { creating, startNew, continueNew, stopNew } = useTicketAddress()
  const mayCreate = useHolds('tickets', 'create')
  const mayExport = useHolds('tickets', 'export')
  const begun = useEver(creating)
  const rows = useInfiniteQuery(listQueries.list(list.asked))
  const counted = useQuery(listQueries.queues(view)).data?.counts
  const bulk = useTicketBulk()
  const listed = rows.data?.pages.flatMap(({ items }) => items) ?? []
  const selection = useSelection(listed, MAX_BULK)
  const chooses = useMayChoose(view)
  const chosen = useEver(selection.rows.length > 0)
  const actions = useRowActions(view === 'queue', preview.peek)
  useFollowLists(ticketLists)
  // here it begins a ticket over the list that is shown
  useCommands(
    mayCreate
      ? [
          {
            id: 'create tickets',
            label: t('newTicket'),
            aliases: t('create_tickets'),
            part: 'everywhere',
            stroke: { code: 'KeyC' },
            opensField: true,
            icon: IconPlus,
            run: startNew,
          },
        ]
      : [],
  )

  const newTicket = (plus?: ReactNode) =>
    mayCreate && (
      <Button leftSection={plus} onClick={startNew}>
        {t('newTicket')}
      </Button>
    )
  const narrowed = Object.keys(list.narrowing).length > 0
  const empty =
    view === 'queue' ? (
      <EmptyState title={t(`none_${list.queue}`)} text={t(`empty_${list.queue}`)} literally="noData" />
    ) : (
      <EmptyState title={t('noneRequested')} text={t('emptyRequested')} action={newTicket()} literally="noData" />
    )
  return (
    <>
      <ListPage
        of={ticketList}
        address={list}
        header={{
          title: t(view),
          count: list.saved ? undefined : counted?.[list.queue],
          action: newTicket(<IconPlus size={17} stroke={2} aria-hidden />),
        }}
        views={<Queues list={list} />}
        filters={useFilterWords(list)}
        custom={useCustomFilters('ticket', listed)}
        bar={{
          field: (name) => <FilterField list={list} name={name as FilterName | `custom.${string}`} />,
          show: t('showFiltered'),
          search: t('search'),
          children: (
            <>
              <Fitting list={list} />
              <SaveView of={savedTicketLists[view]} />
            </>
          ),
          end: preview.offered && <PreviewButton preview={preview} />,
        }}
        sorts={{
          offered: TICKET_SORTS.filter((one) => one !== 'priority' || !isOver(list.queue)),
          labelOf: (sort, direction) => t(`sort_${sort}_${direction}`),
        }}
        menu={{
          export: {
            file: mayExport ? (format) => fileAddress(tickets.export, { ...list.asked, format }) : undefined,
            counts: listQueries.exportable(list.filter),
            none: t('exportNone'),
          },
          children: (
            <>
              {menu}
              <Suspense>{chooses && <RunsLater of={bulk} />}</Suspense>
            </>
          ),
        }}
        table={{
          label: t(view),
          name: `tickets.${view}`,
          columns: useTicketColumns(list, actions.assign),
          of: { ...useTicketRow(list), ...actions.row },
          selection: chooses ? selection : undefined,
          chooseAll: t('chooseAll'),
          current: preview.id,
          lines: preview.on,
        }}
        rows={{
          list: rows,
          empty,
          unmatched: narrowed ? { title: t('nothingFits'), text: t('nothingFitsText'), clear: list.clear } : undefined,
        }}
        found={
          list.q === '' ? undefined : (
            <Suspense fallback={<PageSkeleton />}>
              <FoundTickets list={list} current={preview.id} lines={preview.on} />
            </Suspense>
          )
        }
        above={
          <>
            <Suspense>{view === 'requested' && mayCreate && <TicketDrafts onContinue={continueNew} />}</Suspense>
            <Suspense>{chooses && <BulkRuns of={bulk} />}</Suspense>
          </>
        }
        bulk={<Suspense>{chooses && chosen && list.q === '' && <BulkBar of={bulk} selection={selection} />}</Suspense>}
        beside={(shown) => <Beside preview={preview}>{shown}</Beside>}
      />
      {actions.dialog}
      <Suspense>{mayCreate && begun && <NewTicketDialog opened={creating} onClose={stopNew} />}</Suspense>
    </>
  )
}

/** Bulk commands are for those who may assign tickets. */
function useMayChoose(view: TicketView): boolean {
  const permissions = useSession()?.permissions ?? []
  return view === 'queue' && holds(permissions, 'tickets', 'assign')
}
