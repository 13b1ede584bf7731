import { z } from 'zod'
import { Person } from '../users/schemas.ts'
import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'
import { Seconds, Uuid } from '../kit/ids.ts'
import { CloseReason, Message, TicketStatus } from './schemas.ts'

/** What any message changes on its ticket; absent for an internal note, which changes nothing a requester sees. */
const moved = { id: Uuid, status: TicketStatus, version: z.int(), updatedDate: Seconds }

export const ticketEvents = {
  created: event('tickets.created', z.object({ id: Uuid, shortId: z.string(), subject: z.string() })),
  replied: event(
    'tickets.replied',
    z.object({ ...moved, assignee: Person.nullable(), reply: z.string(), attachments: z.int(), message: Message }),
  ),
  noted: event('tickets.noted', z.object({ id: Uuid, message: Message })),
  /** Whoever had it is not here any more: it waits in its queue again (T6). */
  unassigned: event('tickets.unassigned', z.object({ ...moved, assignee: z.null() })),
  closed: event('tickets.closed', z.object({ ...moved, reason: CloseReason, closedBy: Person })),
}

/** Every fact of a template names it, so that it can be read after it is gone. */
const ofTemplate = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string(), ...Difference.shape })

export const templateEvents = {
  created: event('tickets.template_created', ofTemplate),
  updated: event('tickets.template_updated', ofTemplate),
  published: event('tickets.template_published', ofTemplate),
  switched: event('tickets.template_switched', ofTemplate),
  reordered: event('tickets.template_reordered', ofTemplate),
  deleted: event('tickets.template_deleted', ofTemplate),
}

/** What the requester may know, and what only staff may. */
export const ticketChannel = (id: string) => `ticket:${id}`
export const staffChannel = (id: string) => `ticket:${id}:staff`
