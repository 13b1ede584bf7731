import { staffChannel, ticketEvents } from '@diwan/contract/tickets/events'
import type { LinkEnd } from '../../../kit/module.ts'
import { can } from '../access.ts'
import { presentActor } from '../presenter.ts'
import { seenTickets } from './seen.ts'

/** Links are the tool of staff: their line stands where the notes stand. A requester of both ends sees them beside both. */
export const linkedTickets: LinkEnd = {
  cards: async ({ db }, actor, ids) =>
    (await seenTickets(db, actor, ids)).map((row) => ({
      id: row.id,
      shortId: row.short_id,
      title: row.subject,
      status: row.status,
      path: `/ticket-thread/${row.id}`,
      change: can.change(actor, row),
    })),
  told: ({ actor }, tx, id, { link, joined }) =>
    tx.record(
      ticketEvents[joined ? 'linked' : 'unlinked'],
      { id, link, by: presentActor(actor) },
      { object: id, channels: [staffChannel(id)], audience: 'staff' },
    ),
}
