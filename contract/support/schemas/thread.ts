import { Document } from '@diwan/core/document'
import { z } from 'zod'
import { Attachment } from '../../files/schemas.ts'
import { Seconds, Uuid } from '../../kit/ids.ts'
import { pageInput } from '../../kit/page.ts'
import { Person } from '../../users/schemas.ts'
import { attachments, Body, CloseReason, FixedIn } from '../schemas.ts'
import { HAPPENINGS } from '../vocabulary.ts'

/** Who wrote it: a person, or a guest by the name that was given. */
export const Author = z.object({ person: Person.nullable(), name: z.string() })

export const InquiryMessage = z.object({
  id: Uuid,
  kind: z.enum(['said', 'note']),
  author: Author,
  body: Document,
  attachments: z.array(Attachment),
  createdDate: Seconds,
})
export type InquiryMessage = z.infer<typeof InquiryMessage>

/** What became of an inquiry, between its messages. */
export const InquiryHappening = z.object({
  id: Uuid,
  kind: z.literal('event'),
  event: z.enum(HAPPENINGS),
  /** Nobody: the portal itself. */
  by: Person.nullable(),
  createdDate: Seconds,
  assignee: Person.nullable().optional(),
  reason: CloseReason.nullable().optional(),
  fixedIn: FixedIn.nullable().optional(),
})
export type InquiryHappening = z.infer<typeof InquiryHappening>

/** One chronology: what was said and what happened. */
export const InquiryEntry = z.discriminatedUnion('kind', [InquiryMessage, InquiryHappening])
export type InquiryEntry = z.infer<typeof InquiryEntry>

export const InquiryThreadQuery = z.strictObject({ id: Uuid, ...pageInput })

/** Only support reads it; it moves no version. */
export const NoteInquiry = z.strictObject({ id: Uuid, body: Body, attachments, draftId: Uuid.optional() })
export type NoteInquiry = z.infer<typeof NoteInquiry>
