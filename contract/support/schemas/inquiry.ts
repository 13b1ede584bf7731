import { Document, isEmptyDocument } from '@diwan/core/document'
import { mentionsIn } from '@diwan/core/light-text'
import { z } from 'zod'
import { grants } from '../../kit/grants.ts'
import { line, Seconds, ShortId, sought, Uuid, Version } from '../../kit/ids.ts'
import { Position } from '../../kit/live.ts'
import { moduleEntries } from '../../releases/registry.ts'
import { SemanticVersion } from '../../releases/schemas.ts'
import { Person } from '../../users/schemas/person.ts'
import { MAX_ATTACHMENTS, MAX_DETAIL, MAX_PATH, MAX_SUBJECT } from '../limits.ts'
import { CLOSE_REASONS, DETAIL_NAMES, INQUIRY_CATEGORIES, INQUIRY_FLAGS, INQUIRY_STATUSES } from '../vocabulary.ts'

export const InquiryStatus = z.enum(INQUIRY_STATUSES)
export const InquiryCategory = z.enum(INQUIRY_CATEGORIES)
export const CloseReason = z.enum(CLOSE_REASONS)

/** A module of the portal, by its key. */
const ModuleKey = z
  .string()
  .max(40)
  .refine((key) => moduleEntries.some((entry) => entry.key === key), 'unknown')

/** A place in the portal, as its address reads. */
const Path = z
  .string()
  .max(MAX_PATH)
  .regex(/^\/(?!\/)[^\s\\]*$/)

export const Details = z.partialRecord(z.enum(DETAIL_NAMES), line(MAX_DETAIL))
export type Details = z.infer<typeof Details>

/** From where somebody asks: shown before it is sent, and each of it may be left out. */
const about = { module: ModuleKey.nullable().default(null), path: Path.nullable().default(null), details: Details.default({}) }

/** A stranger who wrote from the login. */
export const Guest = z.object({ name: z.string(), email: z.string(), language: z.enum(['ar', 'en']) })

/** The version of a module that fixes what was reported. */
export const FixedIn = z.object({ module: z.string(), version: z.string() })

/** Another record, named by its number. */
export const Pointer = z.object({ id: Uuid, shortId: ShortId })

/** One inquiry as its reader may know it. Either a person asked, or a guest. */
export const Inquiry = z.object({
  id: Uuid,
  shortId: ShortId,
  subject: z.string(),
  category: InquiryCategory,
  status: InquiryStatus,
  reason: CloseReason.nullable(),
  asker: Person.nullable(),
  guest: Guest.nullable(),
  assignee: Person.nullable(),
  module: z.string().nullable(),
  path: z.string().nullable(),
  details: z.partialRecord(z.enum(DETAIL_NAMES), z.string()),
  fixedIn: FixedIn.nullable(),
  mergedInto: Pointer.nullable(),
  /** Where the reader may see it. */
  ticket: Pointer.nullable(),
  createdDate: Seconds,
  updatedDate: Seconds,
  closedDate: Seconds.nullable(),
  version: z.int(),
  can: grants(INQUIRY_FLAGS),
})
export type Inquiry = z.infer<typeof Inquiry>

export const OpenInquiry = z.object({ inquiry: Inquiry, positions: z.array(Position) })
export type OpenInquiry = z.infer<typeof OpenInquiry>

/** What is shown of an event between the messages. */
export const InquiryHappening = z.object({ assignee: Person.nullable().optional(), fixedIn: FixedIn.nullable().optional() })
export type InquiryHappening = z.infer<typeof InquiryHappening>

/** There must be something to read. Colleagues are not called by name here: an inquiry has two sides only. */
export const Body = Document.refine((document) => !isEmptyDocument(document), 'empty').refine(
  (document) => mentionsIn(document).length === 0,
  'user',
)
export const attachments = z.array(Uuid).max(MAX_ATTACHMENTS).default([])
const draftId = Uuid.optional()

export const CreateInquiry = z.strictObject({
  subject: line(MAX_SUBJECT),
  category: InquiryCategory,
  body: Body,
  attachments,
  draftId,
  ...about,
})
export type CreateInquiry = z.infer<typeof CreateInquiry>

export const InquiryId = z.strictObject({ id: Uuid })

/** What every command names: the inquiry, and the version it was decided on. */
const decided = { id: Uuid, version: Version }
export const DecideInquiry = z.strictObject(decided)
export type DecideInquiry = z.infer<typeof DecideInquiry>
export const AssignInquiry = z.strictObject({ ...decided, assigneeId: Uuid })
export type AssignInquiry = z.infer<typeof AssignInquiry>
/** A question or an answer of support. With a version it does not pass what others changed since; without, it is sent all the same. */
export const SayInquiry = z.strictObject({ id: Uuid, version: Version.optional(), body: Body, attachments, draftId })
export type SayInquiry = z.infer<typeof SayInquiry>
/** The asker is never too late. */
export const ReplyInquiry = z.strictObject({ id: Uuid, body: Body, attachments, draftId })
export type ReplyInquiry = z.infer<typeof ReplyInquiry>
/** Only inquiries of one asker are merged: nobody reads there what another person wrote. */
export const MergeInquiry = z.strictObject({ ...decided, into: Uuid })
export type MergeInquiry = z.infer<typeof MergeInquiry>
/** Without a version of the module the plan is given up. */
export const PlanInquiry = z.strictObject({
  ...decided,
  fixedIn: z.strictObject({ module: ModuleKey, version: SemanticVersion }).nullable(),
})
export type PlanInquiry = z.infer<typeof PlanInquiry>
export const FindAssignees = z.strictObject({ id: Uuid, text: sought(200).default('') })
