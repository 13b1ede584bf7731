import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { can } from '../access.ts'
import { readableTickets, readShortIds, type TicketReach } from '../queries/tickets.ts'

export interface SeenTicket extends TicketReach {
  short_id: string
}

/** Of these tickets those this person may see, with what they are called by. */
export async function seenTickets(db: Queryable, actor: Actor, ids: readonly string[]): Promise<SeenTicket[]> {
  const seen = (await readableTickets(db, actor, ids)).filter((row) => can.view(actor, row))
  const shortIds = await readShortIds(
    db,
    seen.map(({ id }) => id),
  )
  return seen.map((row) => ({ ...row, short_id: shortIds.get(row.id) ?? '' }))
}
