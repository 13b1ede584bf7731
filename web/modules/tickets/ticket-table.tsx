import { Checkbox, Skeleton } from '@mantine/core'
import type { Ticket } from '@diwan/contract/tickets/schemas'
import type { TicketHit } from '@diwan/contract/tickets/schemas/search'
import { useTranslation } from 'react-i18next'
import type { TicketView } from './api.ts'
import type { Selection } from '../../ui/list/use-selection.ts'
import { TicketRow } from './ticket-row.tsx'
import classes from './ticket-table.module.css'

interface TicketTableProps {
  tickets: readonly Ticket[]
  /** Of the same tickets, what was found in them. */
  hits?: ReadonlyMap<string, TicketHit>
  view: TicketView
  selection?: Selection<Ticket> | undefined
  /** Which of them stands beside the list. */
  looked?: string | undefined
}

/** A table; at phone width each row is a card. */
export function TicketTable({ tickets, hits, view, selection, looked }: TicketTableProps) {
  const { t } = useTranslation('tickets')
  return (
    <div className={classes['frame']}>
      <table className={classes['table']} data-view={view} data-chooses={selection !== undefined} aria-label={t(view)}>
        <Head view={view} selection={selection} />
        <tbody>
          {tickets.map((ticket) => (
            <TicketRow
              key={ticket.id}
              ticket={ticket}
              hit={hits?.get(ticket.id)}
              view={view}
              selection={selection}
              looked={ticket.id === looked}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ view, selection }: Pick<TicketTableProps, 'view' | 'selection'>) {
  const { t } = useTranslation('tickets')
  return (
    <thead>
      <tr>
        <th scope="col">
          {selection && (
            <Checkbox
              size="xs"
              className={classes['choose']}
              aria-label={t('chooseAll')}
              checked={selection.part === 'all'}
              indeterminate={selection.part === 'some'}
              onChange={selection.toggleAll}
            />
          )}
          {t('column_ticket')}
        </th>
        <th scope="col">{t('subject')}</th>
        <th scope="col">{t('requester')}</th>
        {view === 'queue' && <th scope="col">{t('assignee')}</th>}
        <th scope="col" className={classes['wide']}>
          {t('group')}
        </th>
        <th scope="col">{t('status')}</th>
        <th scope="col">{t('priority')}</th>
        <th scope="col">{t('updated')}</th>
      </tr>
    </thead>
  )
}

const SHAPES = [0, 1, 2, 3, 4, 5, 6, 7]

export function TicketTableSkeleton({ view }: Pick<TicketTableProps, 'view'>) {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['frame']} role="status" aria-label={t('loading')} data-view={view}>
      {SHAPES.map((row) => (
        <div key={row} className={classes['shape']}>
          <Skeleton height={12} width={56} radius={6} />
          <Skeleton height={12} width="38%" radius={6} />
          <Skeleton height={22} width={22} circle />
          <Skeleton height={12} width="16%" radius={6} />
          <Skeleton height={12} width="12%" radius={6} />
        </div>
      ))}
    </div>
  )
}
