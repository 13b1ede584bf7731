import type { CloseTicket } from '@diwan/contract/tickets/schemas'
import { ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import { ticketMoves } from '@diwan/contract/tickets/moves'
import type { TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { demand } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import { write } from '../../../kit/record/write.ts'
import { can } from '../access.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { lockTicket, moveParticipants } from '../queries/tickets.ts'
import { topicsOf } from '../topics.ts'

export function closeTicket(ctx: Ctx, input: CloseTicket): Promise<TicketRow> {
  return write(ctx, async (tx) => {
    const ticket = await lockTicket(tx.db, ctx.actor, input.id)
    demand(can, 'close', ctx.actor, ticket)
    const status = move(ticketMoves, 'close', ticket as TicketRow & { status: TicketStatus }, input.version)

    const changed = { status, version: ticket.version + 1, activity_at: ctx.clock.now() }
    await tx.db.updateTable('tickets').set(changed).where('id', '=', ticket.id).execute()
    const participants = await moveParticipants(tx.db, ticket.id, changed.activity_at)

    const closedBy = { id: ctx.actor.id, fullName: ctx.actor.fullName, photo: ctx.actor.photo }
    const detail = {
      id: ticket.id,
      status,
      version: changed.version,
      updatedDate: toSeconds(changed.activity_at),
      reason: input.reason,
      closedBy,
    }
    tx.record(ticketEvents.closed, detail, {
      object: ticket.id,
      channels: [ticketChannel(ticket.id)],
      topics: topicsOf(ticket, participants),
    })
    return { ...ticket, ...changed }
  })
}
