import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { TicketCountQuery } from '@diwan/contract/tickets/schemas/list'
import type { NumberedList } from '../../../kit/module.ts'
import { countersOf, resolved } from '../queries/list.ts'

/** What waits for somebody, on either side of a ticket. */
export const numberedTickets: NumberedList = {
  module: 'tickets',
  flag: 'view',
  list: tickets.list,
  queries: {
    'tickets.requested': { view: 'requested' },
    'tickets.answer': { view: 'requested', status: 'PENDING' },
    'tickets.confirm': { view: 'requested', status: 'DONE' },
    'tickets.open': { view: 'queue', queue: 'open' },
    'tickets.mine': { view: 'queue', queue: 'mine' },
    'tickets.unassigned': { view: 'queue', queue: 'unassigned' },
    'tickets.waiting': { view: 'queue', queue: 'waiting' },
  },
  count: async (ctx, queries) =>
    countersOf(ctx, await Promise.all(queries.map((query) => resolved(ctx, TicketCountQuery.parse(query))))),
}
