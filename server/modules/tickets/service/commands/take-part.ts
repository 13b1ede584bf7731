import { MAX_PARTICIPANTS } from '@diwan/contract/tickets/limits'
import { ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import type { TakePart } from '@diwan/contract/tickets/schemas'
import type { Actor } from '../../../../kit/access/actor.ts'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { write } from '../../../../kit/record/write.ts'
import { readActor } from '../../../access/public.ts'
import { can } from '../../access.ts'
import { presentActor } from '../../presenter.ts'
import { deleteParticipant, insertParticipant, readParticipants } from '../../queries/participants.ts'
import type { TicketRow } from '../../queries/tickets.ts'
import { lockTicket } from '../../queries/tickets.ts'
import { topicsOf } from '../../topics.ts'

/** A colleague reads along and follows (T14): anybody of the directory whose rights let participants see. */
export function addParticipant(ctx: Ctx, { id, userId }: TakePart): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const ticket = await lockTicket(tx.db, ctx.actor, id)
    demand(can, 'reply', ctx.actor, ticket)
    const person = await readActor(ctx.portal, userId)
    if (!person || !can.view(person, { ...ticket, takes_part: true })) throw new Problem('tickets.cannot_take_part')
    if ((await readParticipants(tx.db, id)).length >= MAX_PARTICIPANTS) throw new Problem('tickets.too_many_participants')
    if (await insertParticipant(tx.db, id, userId, ticket.activity_at)) tell(ctx, tx, ticket, 'joined', person)
    return { done: true }
  })
}

export function removeParticipant(ctx: Ctx, { id, userId }: TakePart): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const ticket = await lockTicket(tx.db, ctx.actor, id)
    demand(can, 'reply', ctx.actor, ticket)
    return goes(ctx, tx, ticket, userId)
  })
}

export function leaveTicket(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const ticket = await lockTicket(tx.db, ctx.actor, id)
    demand(can, 'view', ctx.actor, ticket)
    return goes(ctx, tx, ticket, ctx.actor.id)
  })
}

async function goes(ctx: Ctx, tx: Tx, ticket: TicketRow, userId: string): Promise<{ done: true }> {
  const left = (await readParticipants(tx.db, ticket.id)).find((one) => one.id === userId)
  if (left && (await deleteParticipant(tx.db, ticket.id, userId)))
    tell(ctx, tx, ticket, 'left', { id: left.id, fullName: left.full_name, photo: null })
  return { done: true }
}

function tell(
  { actor }: Ctx,
  tx: Tx,
  ticket: TicketRow,
  what: 'joined' | 'left',
  person: Pick<Actor, 'id' | 'fullName' | 'photo'>,
) {
  const { id, fullName, photo } = person
  const told = { object: ticket.id, channels: [ticketChannel(ticket.id)], topics: topicsOf(ticket, [id]) }
  tx.record(ticketEvents[what], { id: ticket.id, person: { id, fullName, photo }, by: presentActor(actor) }, told)
}
