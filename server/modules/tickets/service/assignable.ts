import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { ASSIGNABLE_OF_A_QUEUE } from '@diwan/contract/tickets/limits'
import { TicketQuery } from '@diwan/contract/tickets/schemas/list'
import type { PersonOffer } from '../../../kit/module.ts'
import { holdsFlag } from '../../../kit/access/actor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { holdsEvery } from '../../../kit/search-text.ts'
import { readActors } from '../../access/public.ts'
import { can } from '../access.ts'
import { readableTickets } from '../queries/tickets.ts'
import { listTickets } from './read.ts'

/** Finds, among the newest open tickets of the caller and of their groups, those that the person can work on. The policy that judges the command is asked. */
export async function findAssignable(
  ctx: Ctx,
  { personId, text }: InputOf<typeof ticketCommands.assignable>,
): Promise<OutputOf<typeof ticketCommands.assignable>> {
  const [person] = await readActors(ctx.portal, [personId])
  if (!person) return { items: [] }
  const queues = await Promise.all(
    ['mine', 'groups'].map((queue) =>
      listTickets(ctx, TicketQuery.parse({ view: 'queue', queue, limit: ASSIGNABLE_OF_A_QUEUE })),
    ),
  )
  const all = new Map(queues.flatMap(({ items }) => items).map((ticket) => [ticket.id, ticket]))
  const offered = [...all.values()].filter(
    ({ subject, shortId, assignee, can: rights }) =>
      rights.assign && assignee?.id !== personId && holdsEvery(`${shortId} ${subject}`, text),
  )
  const reached = await readableTickets(
    ctx.db,
    person,
    offered.map(({ id }) => id),
  )
  const able = new Set(reached.filter((row) => can.view(person, row) && can.internal_note(person, row)).map(({ id }) => id))
  return {
    items: offered
      .filter(({ id }) => able.has(id))
      .map(({ id, shortId, subject, version }) => ({ id, shortId, subject, version })),
  }
}

/** A ticket is offered with people who work on tickets at all. */
export const ticketForPerson: PersonOffer = {
  name: 'tickets.assign',
  module: 'tickets',
  isOpen: async ({ portal, actor }, personId) => {
    if (!holdsFlag(actor, 'tickets', 'assign')) return false
    const [person] = await readActors(portal, [personId])
    return person !== undefined && holdsFlag(person, 'tickets', 'view') && holdsFlag(person, 'tickets', 'internal_note')
  },
}
