import { staffChannel, ticketEvents } from '@diwan/contract/tickets/events'
import type { LinkEnd } from '../../../kit/module.ts'
import { readAudiences } from '../../talk/public.ts'
import { can } from '../access.ts'
import { presentActor } from '../presenter/ticket.ts'
import { seenTickets } from './seen.ts'

export const pathOf = (id: string) => `/ticket-thread/${id}`

/** Links are the tool of staff: their line stands where the notes stand. A requester of both ends sees them beside both. */
export const linkedTickets: LinkEnd = {
  cards: async ({ db }, actor, ids) =>
    (await seenTickets(db, actor, ids)).map((row) => ({
      id: row.id,
      shortId: row.short_id,
      title: row.subject,
      status: row.status,
      path: pathOf(row.id),
      change: can.change(actor, row),
    })),
  parts: async ({ db }, actor, asked) => {
    const tickets = new Map((await seenTickets(db, actor, [...new Set(asked.map(({ id }) => id))])).map((row) => [row.id, row]))
    const messages = await readAudiences(
      db,
      asked.map(({ part }) => part),
    )
    return messages.flatMap(({ id: part, object_id, audience }) => {
      const ticket = tickets.get(object_id)
      const isAsked = asked.some((one) => one.part === part && one.id === object_id)
      if (!ticket || !isAsked || (audience !== 'public' && !can.internal_note(actor, ticket))) return []
      return [{ part, path: pathOf(object_id) }]
    })
  },
  recordLink: ({ actor }, tx, id, { link, joined }) =>
    tx.record(
      ticketEvents[joined ? 'linked' : 'unlinked'],
      { id, link, by: presentActor(actor) },
      { object: id, channels: [staffChannel(id)], audience: 'staff' },
    ),
}
