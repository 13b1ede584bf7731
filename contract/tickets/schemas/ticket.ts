import { Document, isEmptyDocument } from '@diwan/core/document'
import { z } from 'zod'
import { Answers } from '@diwan/core/fields/field'
import { CustomChange, CustomFields } from '../../custom-fields/schemas.ts'
import { Attachment } from '../../files/schemas.ts'
import { Person } from '../../users/schemas/person.ts'
import { grants } from '../../kit/grants.ts'
import { line, Seconds, ShortId, sought, Uuid, Version } from '../../kit/ids.ts'
import { Position } from '../../kit/live.ts'
import { page, pageInput } from '../../kit/page.ts'
import { Unit } from '../../units/schemas.ts'
import { Written, WrittenWords } from '../../writing/schemas.ts'
import { MAX_ATTACHMENTS, MAX_PARTICIPANTS, MAX_SUBJECT } from '../limits.ts'
import { filledIn, TicketRequest } from './template.ts'
import {
  CLOSE_REASONS,
  HAPPENINGS,
  TICKET_FIELDS,
  TICKET_FLAGS,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  WAIT_REASONS,
} from '../vocabulary.ts'

export const TicketStatus = z.enum(TICKET_STATUSES)
export const TicketPriority = z.enum(TICKET_PRIORITIES)
export const CloseReason = z.enum(CLOSE_REASONS)

/** Why a ticket waits, and until when if a day was named. */
export const Pending = z.object({ reason: z.enum(WAIT_REASONS), until: Seconds.nullable() })

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
  /** In which the portal speaks to the requester. */
  requesterLanguage: z.enum(['ar', 'en']),
  /** The person who opened it on behalf of the requester. */
  openedBy: Person.nullable(),
  assignee: Person.nullable(),
  pending: Pending.nullable(),
  /** Whether staff said anything to the requester yet. */
  answered: z.boolean(),
  closedDate: Seconds.nullable(),
  department: Unit,
  group: Unit,
  /** The newest public message, shortened. */
  reply: z.string(),
  /** How many files its public messages carry (S3.13). */
  attachments: z.int(),
  version: z.int(),
  /** In lists: whether others wrote something since the caller read it. Who never opened it is told nothing. */
  unread: z.boolean().optional(),
  /** In lists: what it says under the fields of its own. */
  custom: CustomFields.optional(),
  can: grants(TICKET_FLAGS),
})
export type Ticket = z.infer<typeof Ticket>

export const MessageKind = z.enum(['reply', 'note', 'solution'])

/** A public reply or solution, or an internal note that a requester never receives. */
export const Message = z.object({
  id: Uuid,
  kind: MessageKind,
  author: Person,
  body: Document,
  attachments: z.array(Attachment),
  createdDate: Seconds,
  /** When its author last put it right. */
  editedDate: Seconds.nullable().default(null),
})
export type Message = z.infer<typeof Message>

/** What an event of a ticket is about, as people are told of it: each fills in its own. */
export const HappeningFacts = z.object({
  assignee: Person.nullable().optional(),
  group: Unit.optional(),
  pending: Pending.nullable().optional(),
  reason: CloseReason.nullable().optional(),
  person: Person.optional(),
  link: Uuid.optional(),
  field: z.enum(TICKET_FIELDS).optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  changes: z.array(CustomChange).optional(),
})

/** What became of a ticket, between its messages. */
export const Happening = HappeningFacts.extend({
  id: Uuid,
  kind: z.literal('event'),
  event: z.enum(HAPPENINGS),
  /** Nobody: the portal itself. */
  by: Person.nullable(),
  createdDate: Seconds,
})
export type Happening = z.infer<typeof Happening>

/** One chronology: what was said and what happened. */
export const ThreadEntry = z.discriminatedUnion('kind', [Message, Happening])
export type ThreadEntry = z.infer<typeof ThreadEntry>

/** A ticket opened, with who takes part and where its channels stand for this reader. */
export const OpenTicket = z.object({
  ticket: Ticket,
  /** Nothing where somebody wrote without a template. */
  request: TicketRequest.nullable(),
  /** Under the fields that an administrator gave to tickets. */
  custom: CustomFields,
  participants: z.array(Person).max(MAX_PARTICIPANTS),
  positions: z.array(Position),
})
export type OpenTicket = z.infer<typeof OpenTicket>

/** Ids of files the author uploaded for tickets and nothing has taken. */
const attachments = z.array(Uuid).max(MAX_ATTACHMENTS).default([])
/** What it was written in: of two devices that send the same draft, one does. */
const draftId = Uuid.optional()
/** A template says itself where the ticket goes, and its answers may say all there is to say. */
export const CreateTicket = z
  .strictObject({
    subject: line(MAX_SUBJECT),
    body: WrittenWords.optional(),
    departmentId: Uuid.optional(),
    groupId: Uuid.optional(),
    priority: TicketPriority.optional(),
    attachments,
    draftId,
    /** On behalf of somebody else. */
    requesterId: Uuid.optional(),
    custom: Answers.optional(),
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

/** What is asked for when a ticket is made of something else: the words come from there. */
export const MakeTicket = z.strictObject({
  departmentId: Uuid,
  groupId: Uuid,
  subject: line(MAX_SUBJECT).optional(),
  priority: TicketPriority.optional(),
  requesterId: Uuid.optional(),
})

export const TicketId = z.strictObject({ id: Uuid })
export const ThreadQuery = z.strictObject({ id: Uuid, ...pageInput })
/** Newest first. `unread`: where the caller stopped reading and how much was said since; on the first page, once they have read anything. */
export const ThreadPage = page(ThreadEntry).extend({ unread: z.object({ id: Uuid, count: z.int() }).nullish() })
/** As far as this message. */
export const ReadTicket = z.strictObject({ id: Uuid, messageId: Uuid })
/** A file may stand for words. */
export const WriteMessage = z
  .strictObject({
    id: Uuid,
    body: Written,
    attachments,
    draftId,
    /** The newest public message it was written against, null where there was none; refused when others said something since. */
    after: Uuid.nullable().optional(),
  })
  .refine(({ body, attachments: given }) => given.length > 0 || !isEmptyDocument(body), { error: 'empty', path: ['body'] })
export type WriteMessage = z.infer<typeof WriteMessage>

/** Other words in place of an own message's; its files stay. */
export const EditMessage = z.strictObject({
  id: Uuid,
  messageId: Uuid,
  body: Written,
  /** `editedDate` as it was seen: what another device wrote since is not overwritten. */
  seen: Seconds.nullable(),
})
export type EditMessage = z.infer<typeof EditMessage>

/** What every command names: the ticket, and the version it was decided on. */
const decided = { id: Uuid, version: Version }
export const TakeTicket = z.strictObject(decided)
export const AssignTicket = z.strictObject({ ...decided, assigneeId: Uuid, note: WrittenWords.optional() })
export type AssignTicket = z.infer<typeof AssignTicket>
/** The note at handing over is internal. */
export const TransferTicket = z.strictObject({ ...decided, departmentId: Uuid, groupId: Uuid, note: WrittenWords.optional() })
export type TransferTicket = z.infer<typeof TransferTicket>
/** Of a scheduled wait the day, as an instant; the question goes to the requester. */
export const WaitTicket = z.strictObject({
  ...decided,
  reason: z.enum(WAIT_REASONS),
  until: Seconds.optional(),
  body: WrittenWords.optional(),
  attachments,
  draftId,
})
export type WaitTicket = z.infer<typeof WaitTicket>
/** The words are asked for; files alone say no reason and no solution. */
export const SolveTicket = z.strictObject({ ...decided, body: WrittenWords, attachments, draftId })
export type SolveTicket = z.infer<typeof SolveTicket>
export const ReopenTicket = z.strictObject({ ...decided, body: WrittenWords.optional(), attachments })
export type ReopenTicket = z.infer<typeof ReopenTicket>
export const CloseTicket = z.strictObject({ ...decided, reason: CloseReason })
export type CloseTicket = z.infer<typeof CloseTicket>
/** One field, from what was seen to what it should be: what another person changed since is not overwritten. */
export const ChangePriority = z.strictObject({ id: Uuid, from: TicketPriority, to: TicketPriority })
export type ChangePriority = z.infer<typeof ChangePriority>
export const ChangeSubject = z.strictObject({ id: Uuid, from: z.string().max(MAX_SUBJECT), to: line(MAX_SUBJECT) })
export type ChangeSubject = z.infer<typeof ChangeSubject>
export const TakePart = z.strictObject({ id: Uuid, userId: Uuid })
export type TakePart = z.infer<typeof TakePart>
/** Who can work on a ticket, and how many open tickets of its group they have already. */
export const Assignee = Person.extend({ open: z.int() })
export type Assignee = z.infer<typeof Assignee>
export const FindAssignable = z.strictObject({ personId: Uuid, text: sought(200).default('') })
/** A ticket as somebody chooses it for a person. */
export const AssignableTicket = z.object({ id: Uuid, shortId: z.string(), subject: z.string(), version: z.int() })
export type AssignableTicket = z.infer<typeof AssignableTicket>

export const FindAssignees = z.strictObject({ id: Uuid, text: sought(200).default('') })
