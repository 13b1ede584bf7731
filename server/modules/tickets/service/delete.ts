import { staffChannel, ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { deleteObject } from '../../../kit/record/objects.ts'
import { write } from '../../../kit/record/write.ts'
import { readDegrees } from '../../people/public.ts'
import { can } from '../access.ts'
import { lockTicket } from '../queries/tickets.ts'
import { topicsOf } from '../topics.ts'

/** Nobody reaches it any more, by any way; its rows stay for the history of those who answer for it. */
export function deleteTicket(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const ticket = await lockTicket(tx.db, ctx.actor, id)
    demand(can, 'delete', ctx.actor, ticket)
    await deleteObject(tx.db, id, ctx.clock.now())
    const participants = [...(await readDegrees(tx.db, id)).keys()]
    const channels = [ticketChannel(id), staffChannel(id)]
    tx.record(ticketEvents.deleted, { id }, { object: id, channels, topics: topicsOf(ticket, participants) })
    return { done: true }
  })
}
