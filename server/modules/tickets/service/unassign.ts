import { ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import type { TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { lockTicket } from '../queries/tickets.ts'
import { topicsOf } from '../topics.ts'

/** Takes a ticket from somebody who can work on it no more. Its place in the lists stays: nobody said anything. */
export function unassignTicket(ctx: Ctx, id: string, from: string): Promise<null> {
  return write(ctx, async (tx) => {
    const ticket = await lockTicket(tx.db, ctx.actor, id)
    if (ticket?.assignee_id !== from) return null
    const version = ticket.version + 1
    await tx.db.updateTable('tickets').set({ assignee_id: null, version }).where('id', '=', id).execute()
    const moved = { id, status: ticket.status as TicketStatus, version, updatedDate: toSeconds(ticket.activity_at) }
    tx.record(
      ticketEvents.unassigned,
      { ...moved, assignee: null },
      { object: id, channels: [ticketChannel(id)], topics: topicsOf(ticket) },
    )
    return null
  })
}
