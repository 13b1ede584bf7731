import { savedQuery } from '@diwan/contract/kit/list-schemas'
import { ticketList, ticketReport } from '@diwan/contract/tickets/list'
import { REPORT_CALENDARS, REPORT_LAST, REPORT_STEPS } from '@diwan/contract/tickets/vocabulary'
import { holdsFlag } from '../../../kit/access/actor.ts'
import type { SavedList } from '../../../kit/module.ts'

const list = {
  module: 'tickets',
  query: savedQuery(ticketList, 'queue'),
  shares: (actor) => holdsFlag(actor, 'tickets', 'templates'),
} satisfies Partial<SavedList>

/** A saved view keeps these parts of the address of a report, too. */
const reportParts = { last: REPORT_LAST, step: REPORT_STEPS, calendar: REPORT_CALENDARS }

/** The queues of staff, one's own tickets, and reports of them. */
export const savedTicketLists: readonly SavedList[] = [
  { ...list, name: 'tickets.queue', sees: (actor) => holdsFlag(actor, 'tickets', 'administer') },
  { ...list, name: 'tickets.requested', sees: (actor) => holdsFlag(actor, 'tickets', 'enter') },
  {
    ...list,
    name: 'tickets.report',
    query: savedQuery(ticketReport, 'by', reportParts),
    sees: (actor) => holdsFlag(actor, 'dashboard', 'view'),
  },
]
