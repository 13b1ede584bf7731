import { cannedEvents } from '../canned/events.ts'
import { Document } from '@diwan/core/document'
import { mentionsIn } from '@diwan/core/light-text'
import { z } from 'zod'
import { customEvent } from '../custom-fields/events.ts'
import { PersonTold } from '../people/schemas.ts'
import { Person } from '../users/schemas/person.ts'
import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'
import { Seconds, Uuid } from '../kit/ids.ts'
import { Unit } from '../units/schemas.ts'
import { CloseReason, Message, MessageKind, Pending, TicketStatus } from './schemas/ticket.ts'
import { TICKET_FIELDS } from './vocabulary.ts'

/** What any command makes of its ticket; absent for an internal note, which changes nothing a requester sees. */
export const Moved = z.object({
  id: Uuid,
  status: TicketStatus,
  version: z.int(),
  updatedDate: Seconds,
  assignee: Person.nullable(),
  pending: Pending.nullable(),
  answered: z.boolean(),
  closedDate: Seconds.nullable(),
  department: Unit,
  group: Unit,
  reply: z.string(),
  attachments: z.int(),
  /** Nobody: the portal itself. */
  by: Person.nullable(),
})
export type Moved = z.infer<typeof Moved>

/** What the history keeps of a message: which it was, and who was mentioned in it. */
export const MessageRef = z.object({ id: Uuid, kind: MessageKind, mentioned: z.array(Uuid) })
const referred = ({ id, kind, body }: Message): z.infer<typeof MessageRef> => ({
  id,
  kind,
  mentioned: mentionsIn(body).map((one) => one.id),
})
const withoutReply = <M extends Moved>({ reply: _, ...moved }: M) => moved

const moved = (name: string) => event(`tickets.${name}`, Moved, { kept: withoutReply })
const withMessage = (name: string) =>
  event(`tickets.${name}`, Moved.extend({ message: Message }), {
    kept: (detail) => ({ ...withoutReply(detail), message: referred(detail.message) }),
  })
const withOptionalMessage = (name: string) =>
  event(`tickets.${name}`, Moved.extend({ message: Message.nullable() }), {
    kept: (detail) => ({ ...withoutReply(detail), message: detail.message && referred(detail.message) }),
  })
const linking = (name: string) => event(`tickets.${name}`, z.object({ id: Uuid, link: Uuid, by: Person.nullable() }))
const taking = (name: string) => event(`tickets.${name}`, PersonTold)

export const ticketEvents = {
  created: event('tickets.created', z.object({ id: Uuid, shortId: z.string(), subject: z.string() }), {
    kept: ({ id, shortId }) => ({ id, shortId }),
  }),
  replied: withMessage('replied'),
  noted: event('tickets.noted', z.object({ id: Uuid, message: Message }), {
    kept: ({ id, message }) => ({ id, message: referred(message) }),
  }),
  /** `newest`: what lists show now, where it was the newest public message; at which standing of the ticket. */
  edited: event(
    'tickets.edited',
    z.object({
      id: Uuid,
      message: Message,
      newest: z.object({ reply: z.string(), version: z.int(), updatedDate: Seconds }).nullable(),
    }),
    { kept: ({ id, message }) => ({ id, message: referred(message) }) },
  ),
  /** For the history alone: no channel tells what somebody took back. */
  rewritten: event('tickets.rewritten', z.object({ id: Uuid, messageId: Uuid, was: Document, now: Document }), {
    kept: ({ id, messageId }) => ({ id, messageId }),
    written: ({ messageId, was, now }) => ({ part: messageId, texts: { was, now } }),
  }),
  /** `was`: whose it had been. */
  assigned: event('tickets.assigned', Moved.extend({ was: Uuid.nullable() }), { kept: withoutReply }),
  transferred: moved('transferred'),
  /** Given back, or its assignee has left: it waits in its queue again (T6). */
  unassigned: moved('unassigned'),
  waiting: withOptionalMessage('waiting'),
  resumed: moved('resumed'),
  resolved: withMessage('resolved'),
  confirmed: moved('confirmed'),
  rejected: withMessage('rejected'),
  closed: event('tickets.closed', Moved.extend({ reason: CloseReason.nullable() }), { kept: withoutReply }),
  /** The requester had time enough to object to the solution. */
  lapsed: moved('lapsed'),
  withdrawn: moved('withdrawn'),
  reopened: withOptionalMessage('reopened'),
  /** The requester was asked once more whether the solution holds. */
  reminded: event('tickets.reminded', z.object({ id: Uuid })),
  changed: event(
    'tickets.changed',
    z.object({ id: Uuid, field: z.enum(TICKET_FIELDS), from: z.string(), to: z.string(), by: Person.nullable() }),
    {
      kept: ({ from, to, ...rest }) => (rest.field === 'subject' ? rest : { ...rest, from, to }),
      written: ({ field, from, to }) => (field === 'subject' ? { texts: { from, to } } : undefined),
    },
  ),
  customized: customEvent('tickets.customized'),
  joined: taking('joined'),
  left: taking('left'),
  /** The other end is read by the link, under its own policy. */
  linked: linking('linked'),
  unlinked: linking('unlinked'),
  /** Called by name in a message of this kind; told to nobody who may not read it. */
  mentioned: event(
    'tickets.mentioned',
    z.object({ id: Uuid, kind: MessageKind, people: z.array(Uuid), messageId: Uuid.optional() }),
  ),
  deleted: event('tickets.deleted', z.object({ id: Uuid })),
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

export const ticketAnswerEvents = cannedEvents('tickets')

/** What the requester may know, and what only staff may. */
export const ticketChannel = (id: string) => `ticket:${id}`
export const staffChannel = (id: string) => `ticket:${id}:staff`
