import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { tickets } from '@diwan/contract/tickets/endpoints'
import { FOUND_TICKETS } from '@diwan/contract/tickets/limits'
import type { Ticket } from '@diwan/contract/tickets/schemas'
import type { Ctx } from '../../../kit/portal.ts'
import { can } from '../access.ts'
import type { FoundTicket } from '../queries/find.ts'
import { findByShortId, findBySubject } from '../queries/find.ts'

type Found = OutputOf<typeof tickets.find>

/** By short id first, then by the words of the subject. */
export async function findTickets({ db, actor }: Ctx, { text }: InputOf<typeof tickets.find>): Promise<Found> {
  const exact = await findByShortId(db, actor, text, (row) => can.view(actor, row))
  const named = await findBySubject(db, actor, text, FOUND_TICKETS)
  const found = exact ? [exact, ...named.filter(({ id }) => id !== exact.id)] : named
  return { items: found.slice(0, FOUND_TICKETS).map(present) }
}

const present = (row: FoundTicket): Found['items'][number] => ({
  id: row.id,
  shortId: row.short_id,
  subject: row.subject,
  status: row.status as Ticket['status'],
})
