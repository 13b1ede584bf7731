import { savedQuery } from '@diwan/contract/kit/list-schemas'
import { ticketList } from '@diwan/contract/tickets/list'
import { holdsFlag } from '../../../kit/access/actor.ts'
import type { SavedList } from '../../../kit/module.ts'

const list = {
  module: 'tickets',
  query: savedQuery(ticketList, 'queue'),
  shares: (actor) => holdsFlag(actor, 'tickets', 'templates'),
} satisfies Partial<SavedList>

/** The queues of staff, and one's own tickets. */
export const savedTicketLists: readonly SavedList[] = [
  { ...list, name: 'tickets.queue', sees: (actor) => holdsFlag(actor, 'tickets', 'administer') },
  { ...list, name: 'tickets.requested', sees: (actor) => holdsFlag(actor, 'tickets', 'enter') },
]
