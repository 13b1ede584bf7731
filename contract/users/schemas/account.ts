import { z } from 'zod'
import { Seconds, Uuid, Version } from '../../kit/ids.ts'
import { pageInput } from '../../kit/page.ts'
import { Calendar, DigitChoice, Zone } from '../../settings/schemas.ts'
import { Language } from './person.ts'

/** The technical side of somebody's account: nothing of it is private, and nothing of it lets anybody in. */
export const Account = z.object({
  id: Uuid,
  fullName: z.string(),
  version: z.int(),
  language: Language,
  /** `null` is "as the organisation has it". */
  digits: DigitChoice.nullable(),
  calendar: Calendar.nullable(),
  zone: z.string().nullable(),
  /** At the next sign-in a new password is chosen before anything else. */
  renewalDue: z.boolean(),
  /** After too many wrong codes; nothing when it is open. */
  lockedUntil: Seconds.nullable(),
  /** Living sessions, and living API tokens. */
  sessions: z.int(),
  tokens: z.int(),
})
export type Account = z.infer<typeof Account>

/** Only what changes is sent. */
export const ChangeAccount = z.strictObject({
  id: Uuid,
  version: Version,
  language: Language.optional(),
  digits: DigitChoice.nullable().optional(),
  calendar: Calendar.nullable().optional(),
  zone: Zone.nullable().optional(),
  renewalDue: z.boolean().optional(),
})
export type ChangeAccount = z.infer<typeof ChangeAccount>

export const AccountTokens = z.strictObject({ id: Uuid, ...pageInput })
export const AccountToken = z.strictObject({ id: Uuid, tokenId: Uuid })
