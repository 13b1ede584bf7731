import { ticketEvents } from '@diwan/contract/tickets/events'
import { HappeningFacts } from '@diwan/contract/tickets/schemas/ticket'
import { HAPPENINGS } from '@diwan/contract/tickets/vocabulary'
import type { Activity } from '../../../kit/module.ts'
import { can } from '../access.ts'
import { readableTickets } from '../queries/tickets.ts'

/** What stands between the messages: a requester reads what is public, readers of notes all of it. */
export const ticketActivity: Activity = {
  audiences: async ({ db }, actor, id) => {
    const [row] = await readableTickets(db, actor, [id])
    if (!row || !can.view(actor, row)) return undefined
    return can.internal_note(actor, row) ? ['public', 'staff'] : ['public']
  },
  events: HAPPENINGS.map((name) => ticketEvents[name]),
  shown: HappeningFacts,
}
