import { Document, isEmptyDocument } from '@diwan/core/document'
import { z } from 'zod'
import { Attachment } from '../files/schemas.ts'
import { Person } from '../users/schemas.ts'
import { grants } from '../kit/grants.ts'
import { line, Seconds, ShortId, Uuid } from '../kit/ids.ts'
import { Position } from '../kit/live.ts'
import { allowed } from '../kit/moves.ts'
import { pageInput } from '../kit/page.ts'
import { Unit } from '../units/schemas.ts'
import { MAX_ATTACHMENTS, MAX_SUBJECT } from './limits.ts'
import { ticketMoves } from './moves.ts'
import { filledIn, TicketRequest } from './schemas/template.ts'
import { CLOSE_REASONS, TICKET_FLAGS, TICKET_PRIORITIES, TICKET_STATUSES } from './vocabulary.ts'

export const TicketStatus = z.enum(TICKET_STATUSES)
export const TicketPriority = z.enum(TICKET_PRIORITIES)
export const CloseReason = z.enum(CLOSE_REASONS)

/** One ticket as its reader may know it; literal names by S3.13. */
export const Ticket = z.object({
  id: Uuid,
  shortId: ShortId,
  subject: z.string(),
  createdDate: Seconds,
  updatedDate: Seconds,
  status: TicketStatus,
  priority: TicketPriority,
  requester: Person,
  requesterName: z.string(),
  assignee: Person.nullable(),
  department: Unit,
  group: Unit,
  /** The newest public message, shortened. */
  reply: z.string(),
  /** How many files its public messages carry (S3.13). */
  attachments: z.int(),
  version: z.int(),
  can: grants(TICKET_FLAGS),
})
export type Ticket = z.infer<typeof Ticket>

/** What may be done now: `can` joined with the moves. */
export const mayTicket = (ticket: Pick<Ticket, 'status' | 'can'>) => allowed(ticketMoves, ticket.status, ticket.can)

export const MessageKind = z.enum(['reply', 'note'])

/** A public reply, or an internal note that a requester never receives. */
export const Message = z.object({
  id: Uuid,
  kind: MessageKind,
  author: Person,
  body: Document,
  attachments: z.array(Attachment),
  createdDate: Seconds,
})
export type Message = z.infer<typeof Message>

/** A ticket opened, with where its channels stand for this reader. */
export const OpenTicket = z.object({
  ticket: Ticket,
  /** Nothing where somebody wrote without a template. */
  request: TicketRequest.nullable(),
  positions: z.array(Position),
})
export type OpenTicket = z.infer<typeof OpenTicket>

export const TicketView = z.enum(['requested', 'queue'])

const listInput = {
  /** `requested`: mine and where I take part. `queue`: all that I may see. */
  view: TicketView.default('requested'),
  /** `open` leaves out CLOSED and CANCELED. */
  state: z.enum(['open', 'all']).default('open'),
}
export const TicketQuery = z.strictObject({ ...pageInput, ...listInput })
export type TicketQuery = z.input<typeof TicketQuery>
export const TicketCountQuery = z.strictObject(listInput)

/** Somebody must be able to read something. */
const Body = Document.refine((document) => !isEmptyDocument(document), 'empty')
/** Ids of files the author uploaded for tickets and nothing has taken. */
const attachments = z.array(Uuid).max(MAX_ATTACHMENTS).default([])
/** A template says itself where the ticket goes, and its answers may say all there is to say. */
export const CreateTicket = z
  .strictObject({
    subject: line(MAX_SUBJECT),
    body: Body.optional(),
    departmentId: Uuid.optional(),
    groupId: Uuid.optional(),
    priority: TicketPriority.optional(),
    attachments,
    ...filledIn,
  })
  .superRefine((ticket, context) => {
    const needed = ticket.templateId ? (['fieldsVersion'] as const) : (['departmentId', 'groupId', 'body'] as const)
    const foreign = ticket.templateId ? (['departmentId', 'groupId'] as const) : (['fieldsVersion', 'answers'] as const)
    for (const name of needed)
      if (ticket[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'required' })
    for (const name of foreign)
      if (ticket[name] !== undefined) context.addIssue({ code: 'custom', path: [name], message: 'unknown' })
  })
export type CreateTicket = z.infer<typeof CreateTicket>

/** For the command palette: whatever is typed there. */
export const FindTickets = z.strictObject({ text: z.string().max(200) })
export const FoundTicket = Ticket.pick({ id: true, shortId: true, subject: true, status: true })
export type FoundTicket = z.infer<typeof FoundTicket>

export const TicketId = z.strictObject({ id: Uuid })
export const ThreadQuery = z.strictObject({ id: Uuid, ...pageInput })
/** A file may stand for words. */
export const WriteMessage = z
  .strictObject({ id: Uuid, body: Document, attachments })
  .refine(({ body, attachments: given }) => given.length > 0 || !isEmptyDocument(body), { error: 'empty', path: ['body'] })
export type WriteMessage = z.infer<typeof WriteMessage>
export const CloseTicket = z.strictObject({ id: Uuid, version: z.int().min(1), reason: CloseReason })
export type CloseTicket = z.infer<typeof CloseTicket>
