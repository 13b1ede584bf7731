import { z } from 'zod'
import { exportFields, filterFields, orderFields } from '../../kit/list-schemas.ts'
import { Counter, pageInput } from '../../kit/page.ts'
import { ticketList } from '../list.ts'
import { TICKET_QUEUES } from '../vocabulary.ts'

/** `requested`: mine and where I take part. `queue`: all that I may see. */
const view = z.enum(['requested', 'queue']).default('requested')

const filter = {
  view,
  /** `open` leaves out CLOSED and CANCELED. */
  state: z.enum(['open', 'all']).default('open'),
  /** In place of the state: one of the queues of staff. */
  queue: z.enum(TICKET_QUEUES).optional(),
  ...filterFields(ticketList),
}

export const TicketCountQuery = z.strictObject(filter)
export type TicketFilter = z.infer<typeof TicketCountQuery>

const ordered = z.strictObject({ ...filter, ...orderFields(ticketList) })
export type TicketList = z.infer<typeof ordered>

/** By priority only what is still to be done: no index carries what is over. */
const canBeSorted = ({ sort, queue, state }: TicketList) => sort !== 'priority' || !['closed', 'all'].includes(queue ?? state)

const unsorted = { error: 'only_open', path: ['sort'] }

export const TicketQuery = ordered.extend(pageInput).refine(canBeSorted, unsorted)

export const TicketExport = ordered.extend(exportFields).refine(canBeSorted, unsorted)

export const TicketCountsQuery = z.strictObject({ view })
/** Of each queue of a side. */
export const TicketCounts = z.object({ counts: z.partialRecord(z.enum(TICKET_QUEUES), Counter) })
