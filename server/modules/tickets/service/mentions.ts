import { ticketEvents } from '@diwan/contract/tickets/events'
import type { Message } from '@diwan/contract/tickets/schemas/ticket'
import type { Actor } from '../../../kit/access/actor.ts'
import { demand } from '../../../kit/access/demand.ts'
import type { Portal } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readActors } from '../../access/public.ts'
import { membersOf } from '../../units/public.ts'
import { mentionable } from '../../writing/public.ts'
import { can } from '../access.ts'
import { readConcerned, readReachOf, readTicket } from '../queries/tickets.ts'

/** Notifies people newly mentioned in this version of the message. */
export function tellMentioned(
  tx: Tx,
  ticketId: string,
  { id, kind }: Pick<Message, 'id' | 'kind'>,
  people: readonly string[],
): void {
  if (people.length === 0) return
  tx.record(
    ticketEvents.mentioned,
    { id: ticketId, kind, people: [...people], messageId: id },
    { object: ticketId, audience: kind === 'note' ? 'staff' : 'public' },
  )
}

/** Those of the people who may read a message of this kind: no one is notified of a note they may not read (H4). */
export async function readersOf(portal: Portal, ticketId: string, kind: Message['kind'], people: readonly string[]) {
  const standing = await readReachOf(portal.db, ticketId)
  if (!standing) return []
  return (await readActors(portal, people)).filter((one) => reads(kind, one, standing(one)))
}

const reads = (kind: Message['kind'], person: Actor, row: Parameters<typeof can.view>[1]): boolean =>
  can.view(person, row) && (kind !== 'note' || can.internal_note(person, row))

/** Also colleagues who do not see the ticket: the author is asked to let them take part first. */
export const findMentionable = mentionable({
  others: true,
  place: async (ctx, id) => {
    const ticket = await readTicket(ctx.db, ctx.actor, id)
    demand(can, 'reply', ctx.actor, ticket)
    const standing = (await readReachOf(ctx.db, ticket.id))!
    return { likely: await readConcerned(ctx.db, ticket.id), reads: (one) => reads('reply', one, standing(one)) }
  },
})

export const findMentionableInNote = mentionable({
  others: false,
  place: async (ctx, id) => {
    const ticket = await readTicket(ctx.db, ctx.actor, id)
    demand(can, 'internal_note', ctx.actor, ticket)
    const standing = (await readReachOf(ctx.db, ticket.id))!
    const likely = [...(await readConcerned(ctx.db, ticket.id)), ...(await membersOf(ctx.db, [ticket.group_id]))]
    return { likely, reads: (one) => reads('note', one, standing(one)) }
  },
})
