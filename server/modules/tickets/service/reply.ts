import { ticketEvents } from '@diwan/contract/tickets/events'
import { ticketMoves } from '@diwan/contract/tickets/moves'
import type { Message, WriteMessage } from '@diwan/contract/tickets/schemas/ticket'
import type { TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { sendDraft } from '../../drafts/public.ts'
import { hasOthersAfter } from '../../talk/public.ts'
import { can } from '../access.ts'
import { lockTicket } from '../queries/tickets.ts'
import { applyChange, type Moving } from './commands/command.ts'
import { postNote, postMessage } from './post-message.ts'

/** A reply never checks the version; it bumps it only where it is a move itself. */
export function replyToTicket(ctx: Ctx, input: WriteMessage): Promise<Message> {
  return write(ctx, async (tx) => {
    const ticket = (await lockTicket(tx.db, ctx.actor, input.id)) as Moving | undefined
    demand(can, 'reply', ctx.actor, ticket)
    const status = statusAfterReply(ctx, ticket)
    await demandUnmoved(ctx, tx, input)
    await sendDraft(ctx, tx, { id: input.draftId, kind: 'reply', key: ticket.id })
    const message = await postMessage(ctx, tx, ticket.id, { kind: 'reply', body: input.body, attachments: input.attachments })
    const opens = ticket.status === 'NEW' && status === 'OPEN'
    await applyChange(ctx, tx, ticket, status, {
      event: ticketEvents.replied,
      said: message,
      set: {
        ...(status === ticket.status && { version: ticket.version }),
        ...(opens && { assignee_id: ticket.assignee_id ?? ctx.actor.id }),
      },
    })
    return message
  })
}

/** The first public reply of staff opens a new ticket and takes it; an answer of the requester ends our waiting. */
function statusAfterReply(ctx: Ctx, ticket: Moving): TicketStatus {
  const status = move(ticketMoves, 'reply', ticket)
  const isRequester = ticket.requester_id === ctx.actor.id
  if (status === 'NEW' && !isRequester) return move(ticketMoves, 'answer', ticket)
  if (status === 'PENDING' && isRequester) return move(ticketMoves, 'resume', ticket)
  return status
}

/** A reply never passes a message its author has not seen (T9): it names the newest one seen, or none. */
async function demandUnmoved({ actor }: Ctx, { db }: Tx, { id, after }: WriteMessage): Promise<void> {
  if (after !== undefined && (await hasOthersAfter(db, { objectId: id, audience: 'public' }, after, actor.id)))
    throw new Problem('tickets.thread_moved')
}

export function noteOnTicket(ctx: Ctx, input: WriteMessage): Promise<Message> {
  return write(ctx, async (tx) => {
    const ticket = (await lockTicket(tx.db, ctx.actor, input.id)) as Moving | undefined
    demand(can, 'internal_note', ctx.actor, ticket)
    move(ticketMoves, 'note', ticket)
    await demandUnmoved(ctx, tx, input)
    await sendDraft(ctx, tx, { id: input.draftId, kind: 'note', key: ticket.id })
    return postNote(ctx, tx, ticket.id, input)
  })
}
