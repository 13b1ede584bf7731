import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { BulkCommand, BulkRow } from '@diwan/contract/tickets/schemas/bulk'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import type { BulkOf } from '../../bulk/public.ts'
import { listQueries } from '../api/lists.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

type BulkName = BulkCommand['name']

const BulkDialog = lazyDialog(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }))

/** What can be done with many tickets at once. */
export function useTicketBulk(): BulkOf<BulkName, BulkRow, Ticket> {
  const { t } = useTranslation('tickets')
  return {
    module: 'tickets',
    commands: [
      ['take', 'assign'],
      ['assign', 'assign'],
      ['transfer', 'assign'],
      ['priority', 'change'],
      ['unassign', 'assign'],
      ['close', 'close'],
    ],
    queries: listQueries.bulk,
    words: {
      command: (name) => t(`bulk_${name}`),
      chosen: t('chosen'),
      chosenCount: (count) => t('chosenCount', { count }),
      running: t('bulkRunning'),
      settled: (of) => t('bulkSettled', of),
      done: (count) => t('bulkDone', { count }),
      refused: (count) => t('bulkRefused', { count }),
      refusedOf: (count) => t('bulkRefusedOf', { count }),
    },
    record: ({ id, ticket }, onOpen) =>
      ticket && (
        <Link to="/ticket-thread/$id" params={{ id }} onClick={onOpen}>
          <ShortIdText shortId={ticket.shortId} /> <UserText text={ticket.subject} />
        </Link>
      ),
    dialog: (asked) => <BulkDialog {...asked} />,
  }
}
