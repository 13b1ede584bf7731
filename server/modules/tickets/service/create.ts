import { textOf, withDirections } from '@diwan/core/document'
import { SHORT_ID_BYTES, shortIdFrom } from '@diwan/core/short-id'
import { stripBidiControls } from '@diwan/core/direction'
import { truncate } from '@diwan/core/truncate'
import type { CreateTicket } from '@diwan/contract/tickets/schemas'
import { ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import { randomBytes } from 'node:crypto'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { isGroupOf } from '../../units/public.ts'
import { insertMessage } from '../messages.ts'
import { readTicket } from '../queries.ts'
import type { TicketRow } from '../queries.ts'
import { topicsOf } from '../topics.ts'

export function createTicket(ctx: Ctx, input: CreateTicket): Promise<TicketRow> {
  return write(ctx, async (tx) => {
    if (!(await isGroupOf(tx.db, input.groupId, input.departmentId))) throw new Problem('tickets.group_not_in_department')
    const id = newId()
    const now = ctx.clock.now()
    const shortId = await insertTicketObject(tx, ctx, id)
    const subject = stripBidiControls(input.subject)
    const body = withDirections(input.body, ctx.actor.language === 'ar' ? 'rtl' : 'ltr')
    await tx.db
      .insertInto('tickets')
      .values({
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
      .execute()
    await insertMessage(tx.db, { ticketId: id, kind: 'reply', author: ctx.actor, body, at: now })
    const row = (await readTicket(tx.db, ctx.actor, id))!
    tx.record(
      ticketEvents.created,
      { id, shortId, subject },
      { object: id, channels: [ticketChannel(id)], topics: topicsOf(row) },
    )
    return row
  })
}

const TRIES = 20

/** Short ids are drawn, not counted: a taken one is drawn again, the unique index decides (S9.16). */
async function insertTicketObject(tx: Tx, ctx: Ctx, id: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const short_id = shortIdFrom(randomBytes(SHORT_ID_BYTES))
    const inserted = await tx.db
      .insertInto('objects')
      .values({ id, kind: 'ticket', short_id, created_by: ctx.actor.id, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.columns(['kind', 'short_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return short_id
  }
  throw new Error(`No free short id in ${TRIES} draws`)
}
