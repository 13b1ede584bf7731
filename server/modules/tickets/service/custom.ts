import { ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import { ticketMoves } from '@diwan/contract/tickets/moves'
import { ar } from '@diwan/contract/tickets/words.ar'
import { en } from '@diwan/contract/tickets/words.en'
import { demand } from '../../../kit/access/demand.ts'
import type { CustomizedKind } from '../../../kit/module.ts'
import { move } from '../../../kit/record/move.ts'
import { can } from '../access.ts'
import { lockTicket } from '../queries/tickets.ts'
import { topicsOf } from '../topics.ts'
import type { Moving } from './commands/command.ts'

/** Who may change its priority changes its custom fields, as long as it is not over. */
export const customizedTickets: CustomizedKind = {
  kind: 'ticket',
  module: 'tickets',
  of: { nameAr: ar.found_ticket, nameEn: en.found_ticket },
  audience: 'public',
  event: ticketEvents.customized,
  take: async (ctx, { db }, id) => {
    const ticket = (await lockTicket(db, ctx.actor, id)) as Moving | undefined
    demand(can, 'change', ctx.actor, ticket)
    move(ticketMoves, 'change', ticket)
    return { object: id, channels: [ticketChannel(id)], topics: topicsOf(ticket) }
  },
}
