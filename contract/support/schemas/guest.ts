import { stripBidiControls } from '@diwan/core/direction'
import { emptyIfBlank } from '@diwan/core/blank-text'
import { isStorable } from '@diwan/core/storable-text'
import { Document } from '@diwan/core/document'
import { z } from 'zod'
import { line, Seconds, ShortId, Uuid } from '../../kit/ids.ts'
import { Email } from '../../users/schemas/contact.ts'
import { MAX_GUEST_NAME, MAX_GUEST_TEXT, MAX_SUBJECT } from '../limits.ts'
import { Details, InquiryCategory, InquiryStatus } from './inquiry.ts'

/** Several lines of a stranger; never markup, never files. */
const text = z
  .string()
  .max(MAX_GUEST_TEXT)
  .overwrite(stripBidiControls)
  .trim()
  .overwrite(emptyIfBlank)
  .min(1)
  .refine(isStorable, 'not_storable')

/** From the login, where nobody is signed in. */
export const WriteAsGuest = z.strictObject({
  /** Made by the browser: sent again after a lost answer, it is kept once. */
  id: Uuid,
  name: line(MAX_GUEST_NAME),
  email: Email,
  subject: line(MAX_SUBJECT),
  category: InquiryCategory,
  text,
  language: z.enum(['ar', 'en']),
  details: Details.default({}),
})
export type WriteAsGuest = z.infer<typeof WriteAsGuest>

/** The secret in a link that was mailed. It is sent in a body, never in an address that a log keeps. */
const token = z.string().regex(/^[\w-]{43}$/)

export const OpenByLink = z.strictObject({ token })
export const ReplyByLink = z.strictObject({ token, id: Uuid, text })
export type ReplyByLink = z.infer<typeof ReplyByLink>

/** What a guest reads of an inquiry: the conversation, and nothing about who works on it. */
export const GuestInquiry = z.object({
  shortId: ShortId,
  subject: z.string(),
  status: InquiryStatus,
  createdDate: Seconds,
  messages: z.array(
    z.object({
      id: Uuid,
      /** Whether support wrote it. */
      fromSupport: z.boolean(),
      name: z.string(),
      body: Document,
      createdDate: Seconds,
    }),
  ),
})
export type GuestInquiry = z.infer<typeof GuestInquiry>
