import { isEmptyDocument, type Document } from '@diwan/core/document'
import { staffChannel, ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import { EDIT_SECONDS } from '@diwan/contract/tickets/limits'
import { ticketMoves } from '@diwan/contract/tickets/moves'
import type { EditMessage, Message } from '@diwan/contract/tickets/schemas/ticket'
import { isDeepStrictEqual } from 'node:util'
import { demand } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { withdrawNotifications } from '../../notifications/public.ts'
import { readDegrees } from '../../people/public.ts'
import { isNewest, readMessage, readMessageFiles, rewriteMessage } from '../../talk/public.ts'
import { keepDocument } from '../../writing/public.ts'
import { can } from '../access.ts'
import { messageKindOf, presentActor } from '../presenter/ticket.ts'
import { rewriteLoggedMessage } from '../queries/rewrite-log.ts'
import { lockTicket } from '../queries/tickets.ts'
import { topicsOf } from '../topics.ts'
import type { Moving } from './commands/command.ts'
import { tellMentioned } from './mentions.ts'
import { inShort } from './post-message.ts'

type Row = NonNullable<Awaited<ReturnType<typeof readMessage>>>

/** As long as one could still write such a message there: what was confirmed, closed or answered for stays as it was read. */
export function editMessage(ctx: Ctx, input: EditMessage): Promise<Message> {
  return write(ctx, async (tx) => {
    const ticket = (await lockTicket(tx.db, ctx.actor, input.id)) as Moving | undefined
    demand(can, 'view', ctx.actor, ticket)
    const row = await readMessage(tx.db, ticket.id, input.messageId)
    if (!row || (row.audience === 'staff' && !can.internal_note(ctx.actor, ticket))) throw new Problem('not_found')
    if (row.author_id !== ctx.actor.id) throw new Problem('forbidden')
    demand(can, row.audience === 'staff' ? 'internal_note' : 'reply', ctx.actor, ticket)
    move(ticketMoves, row.audience === 'staff' ? 'note' : 'reply', ticket)
    const now = ctx.clock.now()
    if (now.getTime() - row.created_at.getTime() > EDIT_SECONDS * 1000) throw new Problem('tickets.edit_over')
    if ((row.edited_at && toSeconds(row.edited_at)) !== input.seen) throw new Problem('changed_meanwhile')

    const attachments = (await readMessageFiles(tx.db, [row.id])).get(row.id) ?? []
    if (attachments.length === 0 && isEmptyDocument(input.body)) {
      throw new Problem('invalid_input', { fields: [{ path: 'body', code: 'empty' }] })
    }
    const before = row.body as Document
    const { body, mentioned, unmentioned } = await keepDocument(ctx, tx, input.body, { features: 'light', before })
    const isSame = isDeepStrictEqual(body, before)
    const message: Message = {
      id: row.id,
      kind: messageKindOf(row),
      author: presentActor(ctx.actor)!,
      body,
      attachments,
      createdDate: toSeconds(row.created_at),
      editedDate: isSame ? input.seen : toSeconds(now),
    }
    if (!isSame) {
      await keep(tx, ticket, row, message, now)
      tellMentioned(tx, ticket.id, message, mentioned)
      if (unmentioned.length > 0)
        await withdrawNotifications(ctx.portal, tx, {
          objectId: ticket.id,
          part: row.id,
          since: row.created_at,
          events: [ticketEvents.mentioned.name],
          people: unmentioned,
        })
    }
    return message
  })
}

/** Version, time and order stay. Of a note only staff hears; a public message also stands in the lists while it is the newest. */
async function keep(tx: Tx, ticket: Moving, row: Row, message: Message, now: Date): Promise<void> {
  const { id, kind, body, attachments } = message
  const isNote = kind === 'note'
  const audience = isNote ? 'staff' : 'public'
  const written = { objectId: ticket.id, audience, body, files: attachments, writtenAt: row.created_at } as const
  await rewriteMessage(tx.db, { id, ...written, at: now })
  const newest = !isNote && (await isNewest(tx.db, { objectId: ticket.id, audience }, id)) ? standing(ticket, message) : null
  if (newest) await tx.db.updateTable('tickets').set({ reply: newest.reply }).where('id', '=', ticket.id).execute()

  const participants = newest ? [...(await readDegrees(tx.db, ticket.id)).keys()] : []
  const channel = isNote ? staffChannel(ticket.id) : ticketChannel(ticket.id)
  await rewriteLoggedMessage(tx.db, channel, message, inShort(message))
  const topics = newest ? topicsOf(ticket, participants) : []
  tx.record(ticketEvents.edited, { id: ticket.id, message, newest }, { object: ticket.id, audience, channels: [channel], topics })
  const was = row.body as Document
  tx.record(ticketEvents.rewritten, { id: ticket.id, messageId: id, was, now: body }, { object: ticket.id, audience: 'staff' })
}

const standing = ({ version, activity_at }: Moving, message: Message) => ({
  reply: inShort(message),
  version,
  updatedDate: toSeconds(activity_at),
})
