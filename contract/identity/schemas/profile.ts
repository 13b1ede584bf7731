import { z } from 'zod'
import { Uuid, Version } from '../../kit/ids.ts'
import { MAX_FAVOURITES } from '../limits.ts'
import { Calendar, DigitChoice, Zone } from '../../settings/schemas.ts'
import { Language } from '../../users/schemas/person.ts'
import { Phone } from '../../users/schemas/contact.ts'
import { ProposedName } from '../../users/schemas/name.ts'

/** A place of the menu (`user:Tickets`) or a saved view of a list (`view:…`): what it is called is said by what it names. */
const Favourite = z
  .string()
  .max(120)
  .regex(/^(user|admin|view):[A-Za-z0-9 .:-]+$/)

/** How a person reads; `null` is "as the organisation has it". Stored with the person and followed by every open browser. */
export const Preferences = z.object({
  digits: DigitChoice.nullable(),
  calendar: Calendar.nullable(),
  zone: z.string().nullable(),
  darkMode: z.boolean().nullable(),
  /** Whether keys without a modifier run commands (WCAG 2.1.4). */
  singleKeys: z.boolean(),
  /** The first entries of the menu, in their order. */
  favourites: z.array(z.string()),
})
export type Preferences = z.infer<typeof Preferences>

/** Only what changes is sent. */
export const Prefer = z.strictObject({
  language: Language.optional(),
  digits: DigitChoice.nullable().optional(),
  calendar: Calendar.nullable().optional(),
  zone: Zone.nullable().optional(),
  darkMode: z.boolean().nullable().optional(),
  singleKeys: z.boolean().optional(),
  favourites: z.array(Favourite).max(MAX_FAVOURITES).optional(),
})
export type Prefer = z.infer<typeof Prefer>

/** The own record. Name, e-mail, role, department and position are the administration's; a name may be proposed. */
export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** What people read; never put together from parts. */
  fullName: z.string(),
  /** The same name in the other script. */
  otherName: z.string(),
  mobile: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  photo: z.string().nullable(),
  email: z.string(),
  department: z.string().nullable(),
  group: z.string().nullable(),
  position: z.string().nullable(),
  /** Issued by the portal, the same for ever; certificates carry it. */
  accountNumber: z.string(),
  proposal: ProposedName.nullable(),
  version: z.int(),
})
export type Profile = z.infer<typeof Profile>

export const ChangeProfile = z.strictObject({
  version: Version,
  mobile: Phone.nullable(),
  phoneNumber: Phone.nullable(),
  /** An uploaded file, or nothing to be without; absent to leave it as it is. */
  photoId: Uuid.nullable().optional(),
})
export type ChangeProfile = z.infer<typeof ChangeProfile>
