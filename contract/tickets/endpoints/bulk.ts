import { z } from 'zod'
import { endpoint, flag } from '../../kit/endpoint.ts'
import { TicketId } from '../schemas/ticket.ts'
import { BulkLines, BulkRun, StartBulk } from '../schemas/bulk.ts'

const of = { module: 'tickets', access: flag('tickets', 'view') } as const

export const ticketBulk = {
  start: endpoint({
    ...of,
    name: 'tickets.bulk.start',
    summary:
      'Does the same with many tickets, one after the other and by turns with the runs of others; each is judged by itself.',
    method: 'POST',
    path: '/api/tickets/bulk',
    input: StartBulk,
    output: BulkRun,
    errors: ['tickets.too_many_runs'],
  }),
  list: endpoint({
    ...of,
    name: 'tickets.bulk.list',
    summary: 'The runs of the caller of the last day, newest first, each with how far it came.',
    method: 'GET',
    path: '/api/tickets/bulk',
    input: z.strictObject({}),
    output: BulkLines,
  }),
  open: endpoint({
    ...of,
    name: 'tickets.bulk.open',
    summary: 'How far such a run of the caller came, and what became of each ticket; kept for a day.',
    method: 'GET',
    path: '/api/tickets/bulk/{id}',
    input: TicketId,
    output: BulkRun,
    errors: ['not_found'],
  }),
}
