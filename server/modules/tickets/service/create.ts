import { textOf, withDirections } from '@diwan/core/document'
import { truncate } from '@diwan/core/truncate'
import type { CreateTicket } from '@diwan/contract/tickets/schemas'
import { ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { insertQuotedObject } from '../../../kit/record/objects.ts'
import { write } from '../../../kit/record/write.ts'
import { isGroupOf } from '../../units/public.ts'
import { insertMessage } from '../queries/messages.ts'
import { insertTicket } from '../queries/tickets.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { topicsOf } from '../topics.ts'

export function createTicket(ctx: Ctx, input: CreateTicket): Promise<TicketRow> {
  return write(ctx, async (tx) => {
    if (!(await isGroupOf(tx.db, input.groupId, input.departmentId))) throw new Problem('tickets.group_not_in_department')
    const now = ctx.clock.now()
    const { id, shortId } = await insertQuotedObject(tx.db, { kind: 'ticket', by: ctx.actor.id, at: now })
    const { subject } = input
    const body = withDirections(input.body, ctx.actor.language === 'ar' ? 'rtl' : 'ltr')
    const row = await insertTicket(tx.db, ctx.actor, {
      id,
      subject,
      status: 'NEW',
      priority: input.priority,
      department_id: input.departmentId,
      group_id: input.groupId,
      requester_id: ctx.actor.id,
      reply: truncate(textOf(body)),
      created_at: now,
      activity_at: now,
    })
    await insertMessage(tx.db, { ticketId: id, kind: 'reply', author: ctx.actor, body, at: now })
    tx.record(
      ticketEvents.created,
      { id, shortId, subject },
      { object: id, channels: [ticketChannel(id)], topics: topicsOf(row) },
    )
    return row
  })
}
