import { ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import { ticketMoves } from '@diwan/contract/tickets/moves'
import type { ChangePriority, ChangeSubject } from '@diwan/contract/tickets/schemas/ticket'
import { demand } from '../../../../kit/access/demand.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { move } from '../../../../kit/record/move.ts'
import { write } from '../../../../kit/record/write.ts'
import { can } from '../../access.ts'
import { presentActor } from '../../presenter/ticket.ts'
import { keepSubject } from '../../queries/entries.ts'
import type { TicketRow } from '../../queries/tickets.ts'
import { lockTicket } from '../../queries/tickets.ts'
import { topicsOf } from '../../topics.ts'
import type { Moving } from './command.ts'
import { changedSince } from './overtaken.ts'

type Change = { field: 'priority'; input: ChangePriority } | { field: 'subject'; input: ChangeSubject }

export const changePriority = (ctx: Ctx, input: ChangePriority) => changeField(ctx, { field: 'priority', input })
export const changeSubject = (ctx: Ctx, input: ChangeSubject) => changeField(ctx, { field: 'subject', input })

/** A field edit moves no version and no place in the lists; it holds against the value that was seen. */
function changeField(ctx: Ctx, { field, input }: Change): Promise<TicketRow> {
  return write(ctx, async (tx) => {
    const ticket = (await lockTicket(tx.db, ctx.actor, input.id)) as Moving | undefined
    demand(can, 'change', ctx.actor, ticket)
    move(ticketMoves, 'change', ticket)
    const { id, from, to } = input
    if (ticket[field] !== from) throw await changedSince(ctx, tx, id, { field, to })
    if (from === to) return ticket
    await tx.db
      .updateTable('tickets')
      .set({ [field]: to })
      .where('id', '=', id)
      .execute()
    if (field === 'subject') await keepSubject(tx.db, id, to, ticket.created_at)
    const told = { object: id, channels: [ticketChannel(id)], topics: topicsOf(ticket) }
    tx.record(ticketEvents.changed, { id, field, from, to, by: presentActor(ctx.actor) }, told)
    return { ...ticket, [field]: to }
  })
}
