import { textOf, withDirections } from '@diwan/core/document'
import { truncate } from '@diwan/core/truncate'
import type { Message, WriteMessage } from '@diwan/contract/tickets/schemas'
import { staffChannel, ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import { ticketMoves } from '@diwan/contract/tickets/moves'
import type { TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { demand } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { takeFiles } from '../../files/public.ts'
import { can } from '../access.ts'
import { presentAssignee } from '../presenter.ts'
import { insertMessage } from '../queries/messages.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { lockTicket, moveParticipants } from '../queries/tickets.ts'
import { topicsOf } from '../topics.ts'

type Moving = TicketRow & { status: TicketStatus }

/** A reply never checks the version; it bumps it only where it is a move itself. */
export function replyToTicket(ctx: Ctx, input: WriteMessage): Promise<Message> {
  return write(ctx, async (tx) => {
    const ticket = await lockTicket(tx.db, ctx.actor, input.id)
    demand(can, 'reply', ctx.actor, ticket)
    const moved = moveByReply(ctx, ticket as Moving)
    const now = ctx.clock.now()
    const body = withDirections(input.body, ctx.actor.language === 'ar' ? 'rtl' : 'ltr')
    const files = await takeFor(ctx, tx, input)
    const message = await insertMessage(tx.db, {
      ticketId: ticket.id,
      kind: 'reply',
      author: ctx.actor,
      body,
      attachments: files,
      at: now,
    })
    const reply = truncate(textOf(body).trim() || files.map(({ name }) => name).join(' · '))
    const attachments = ticket.attachments + files.length
    await tx.db
      .updateTable('tickets')
      .set({ ...moved, reply, attachments, activity_at: now })
      .where('id', '=', ticket.id)
      .execute()
    const participants = await moveParticipants(tx.db, ticket.id, now)

    const assignee =
      moved.assignee_id === ticket.assignee_id
        ? presentAssignee(ticket)
        : { id: ctx.actor.id, fullName: ctx.actor.fullName, photo: ctx.actor.photo }
    const { status, version } = moved
    tx.record(
      ticketEvents.replied,
      { id: ticket.id, status, version, updatedDate: toSeconds(now), assignee, reply, attachments, message },
      { object: ticket.id, channels: [ticketChannel(ticket.id)], topics: topicsOf({ ...ticket, ...moved }, participants) },
    )
    return message
  })
}

const takeFor = (ctx: Ctx, tx: Tx, { id, attachments }: WriteMessage) =>
  takeFiles(tx, { ids: attachments, purpose: 'attachment5', ownerId: ctx.actor.id, objectId: id })

/** The first public reply of staff opens a new ticket and takes it; an answer of the requester ends our waiting. */
function moveByReply(ctx: Ctx, ticket: Moving): { status: TicketStatus; version: number; assignee_id: string | null } {
  const status = move(ticketMoves, 'reply', ticket)
  const version = ticket.version + 1
  const isRequester = ticket.requester_id === ctx.actor.id
  if (status === 'NEW' && !isRequester) {
    return { status: move(ticketMoves, 'answer', ticket), version, assignee_id: ticket.assignee_id ?? ctx.actor.id }
  }
  if (status === 'PENDING' && isRequester)
    return { status: move(ticketMoves, 'resume', ticket), version, assignee_id: ticket.assignee_id }
  return { status, version: ticket.version, assignee_id: ticket.assignee_id }
}

/** An internal note moves no version, time, order or count: the requester's side shows no trace of it. */
export function noteOnTicket(ctx: Ctx, input: WriteMessage): Promise<Message> {
  return write(ctx, async (tx) => {
    const ticket = await lockTicket(tx.db, ctx.actor, input.id)
    demand(can, 'internal_note', ctx.actor, ticket)
    move(ticketMoves, 'note', ticket as Moving)
    const body = withDirections(input.body, ctx.actor.language === 'ar' ? 'rtl' : 'ltr')
    const message = await insertMessage(tx.db, {
      ticketId: ticket.id,
      kind: 'note',
      author: ctx.actor,
      body,
      attachments: await takeFor(ctx, tx, input),
      at: ctx.clock.now(),
    })
    const told = { object: ticket.id, audience: 'staff', channels: [staffChannel(ticket.id)] } as const
    tx.record(ticketEvents.noted, { id: ticket.id, message }, told)
    return message
  })
}
