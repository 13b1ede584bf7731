import { z } from 'zod'
import { Person } from '../users/schemas.ts'
import { event } from '../kit/event.ts'
import { Seconds, Uuid } from '../kit/ids.ts'
import { CloseReason, Message, TicketStatus } from './schemas.ts'

/** What any message changes on its ticket; absent for an internal note, which changes nothing a requester sees. */
const moved = { id: Uuid, status: TicketStatus, version: z.int(), updatedDate: Seconds }

export const ticketEvents = {
  created: event('tickets.created', z.object({ id: Uuid, shortId: z.string(), subject: z.string() })),
  replied: event('tickets.replied', z.object({ ...moved, assignee: Person.nullable(), reply: z.string(), message: Message })),
  noted: event('tickets.noted', z.object({ id: Uuid, message: Message })),
  /** Whoever had it is not here any more: it waits in its queue again (T6). */
  unassigned: event('tickets.unassigned', z.object({ ...moved, assignee: z.null() })),
  closed: event('tickets.closed', z.object({ ...moved, reason: CloseReason, closedBy: Person })),
}

/** What the requester may know, and what only staff may. */
export const ticketChannel = (id: string) => `ticket:${id}`
export const staffChannel = (id: string) => `ticket:${id}:staff`
