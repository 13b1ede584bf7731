import { z } from 'zod'
import { Uuid } from '../../kit/ids.ts'
import { Counter, pageInput } from '../../kit/page.ts'
import { TicketPriority, TicketStatus } from '../schemas.ts'
import { TICKET_QUEUES, TICKET_SORTS } from '../vocabulary.ts'

/** `requested`: mine and where I take part. `queue`: all that I may see. */
const view = z.enum(['requested', 'queue']).default('requested')

/** Which a calendar can say. */
const day = z.iso.date().regex(/^(19|20|21)/)

const filter = {
  view,
  /** `open` leaves out CLOSED and CANCELED. */
  state: z.enum(['open', 'all']).default('open'),
  /** In place of the state: one of the queues of staff. */
  queue: z.enum(TICKET_QUEUES).optional(),
  status: TicketStatus.optional(),
  priority: TicketPriority.optional(),
  departmentId: Uuid.optional(),
  groupId: Uuid.optional(),
  requesterId: Uuid.optional(),
  assigneeId: Uuid.optional(),
  templateId: Uuid.optional(),
  /** Days of the reader's own zone, both included. */
  createdFrom: day.optional(),
  createdTo: day.optional(),
}

const order = {
  sort: z.enum(TICKET_SORTS).default('activity'),
  direction: z.enum(['falling', 'rising']).default('falling'),
}

export const TicketCountQuery = z.strictObject(filter)
export type TicketFilter = z.infer<typeof TicketCountQuery>

const ordered = z.strictObject({ ...filter, ...order })
export type TicketList = z.infer<typeof ordered>

/** By priority only what is still to be done: no index carries what is over. */
const canBeSorted = ({ sort, queue, state }: TicketList) => sort !== 'priority' || !['closed', 'all'].includes(queue ?? state)

const unsorted = { error: 'only_open', path: ['sort'] }

export const TicketQuery = ordered.extend(pageInput).refine(canBeSorted, unsorted)

export const TicketExport = ordered.extend({ format: z.enum(['csv', 'xlsx']) }).refine(canBeSorted, unsorted)

export const TicketCountsQuery = z.strictObject({ view })
/** Of each queue of a side. */
export const TicketCounts = z.object({ counts: z.partialRecord(z.enum(TICKET_QUEUES), Counter) })
