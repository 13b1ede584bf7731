import { z } from 'zod'
import { GuestToken } from '../../guests/schemas.ts'
import { Seconds } from '../../kit/ids.ts'
import { MAX_GUEST_TIMES } from '../limits/meetings.ts'
import { ANSWERS, GIVEN_ANSWERS, MEETING_STATUSES } from '../vocabulary/meetings.ts'

export const OpenAsGuest = z.strictObject({ token: GuestToken })
export const AnswerAsGuest = z.strictObject({ token: GuestToken, answer: z.enum(GIVEN_ANSWERS) })

/** A meeting as a guest reads it: what it is, when and where, who invites, and the own answer. Nothing of the others. */
export const GuestMeeting = z.object({
  meetingTitle: z.string(),
  status: z.enum(MEETING_STATUSES),
  organiser: z.string(),
  place: z.string(),
  room: z.object({ nameAr: z.string(), nameEn: z.string() }).nullable(),
  /** The clock by which it is planned. */
  zone: z.string(),
  /** The next times, or the last one where none is to come. */
  times: z.array(z.object({ startsAt: Seconds, endsAt: Seconds })).max(MAX_GUEST_TIMES),
  isSeries: z.boolean(),
  answer: z.enum(ANSWERS),
  /** It is still to come. */
  canAnswer: z.boolean(),
})
export type GuestMeeting = z.infer<typeof GuestMeeting>
