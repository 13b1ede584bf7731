import { toAsciiDigits } from '@diwan/core/digits'
import { passwordProblems } from '@diwan/core/password-rules'
import { z } from 'zod'
import { Permission } from '../../access/permission.ts'
import { Role } from '../../access/roles.ts'
import { line, Seconds, Uuid } from '../../kit/ids.ts'
import { ModuleLists } from '../../releases/schemas.ts'
import { MAX_FULL_NAME } from '../../users/limits.ts'
import { Email } from '../../users/schemas/contact.ts'
import { Language } from '../../users/schemas/person.ts'
import { nameLine } from '../../users/schemas/lines.ts'
import { ApiToken } from '../../users/schemas/api-token.ts'
import { API_TOKEN_DAYS, MAX_PASSWORD, OTP_DIGITS } from '../limits.ts'
import { Preferences } from './profile.ts'

/** The literal names of the specification (S3.01 to S3.03). */
export const SessionMetadata = z.object({
  id: Uuid,
  role: Role,
  fullName: z.string(),
  /** The same name in the other script; it may be empty. */
  otherName: z.string(),
  /** The department in both languages: the page may be read in another one than the person's. */
  unit: z.object({ nameAr: z.string(), nameEn: z.string() }).nullable(),
  department: z.string().nullable(),
  department_group: z.string().nullable(),
  partner: z.string().nullable(),
  profile_image: z.string().nullable(),
  position: z.string().nullable(),
  can_create_opportinity: z.boolean(),
  roleSetting: z.array(Permission),
})
export type SessionMetadata = z.infer<typeof SessionMetadata>

export const Session = z.object({
  sessionId: Uuid,
  email: z.string(),
  /** The one the portal speaks to this person in: stream, mail, exports. */
  language: Language,
  preferences: Preferences,
  metadata: SessionMetadata,
  modules: ModuleLists,
  /** A new password must be chosen before anything else. */
  passwordDue: z.boolean(),
  /** 32 letters: the browser encrypts with it what this person typed while their session has expired. */
  textKey: z.string(),
  /** Channel of what concerns this person alone, and where it stands. */
  position: z.object({ channel: z.string(), seq: z.int() }),
})
export type Session = z.infer<typeof Session>

/** The answer to a sign-in. `access_token` opens the notification stream and nothing else. */
export const SessionUser = Session.extend({
  access_token: z.string(),
  token_at: Seconds,
  /** Carried because the specification names it; nothing depends on it (Q.30). */
  appwriteToken: z.string().nullable(),
})
export type SessionUser = z.infer<typeof SessionUser>

const password = z.string().min(1).max(MAX_PASSWORD)

export const SignIn = z.strictObject({ email: Email, password, rememberMe: z.boolean().default(false) })
export type SignIn = z.input<typeof SignIn>

/** What a person chooses: every rule of S5.01 to S5.03, each refusal with its own code. */
const newPassword = z
  .string()
  .max(MAX_PASSWORD)
  .superRefine((text, context) => {
    for (const message of passwordProblems(text)) context.addIssue({ code: 'custom', message })
  })

const matches = (typed: { password: string; confirmation: string }): boolean => typed.password === typed.confirmation
const differs = { path: ['confirmation'], error: 'confirmation_differs' }

export const ChangePassword = z
  .strictObject({ current: password, password: newPassword, confirmation: z.string().max(MAX_PASSWORD) })
  .refine(matches, differs)
export type ChangePassword = z.input<typeof ChangePassword>

export const AskForCode = z.strictObject({ email: Email })

/** Digits of any script, with whatever spaces a mail program put between them. */
export const VerifyCode = z.strictObject({
  code: z
    .string()
    .max(40)
    .transform((text) => toAsciiDigits(text).replace(/[\s\p{Cf}-]/gu, ''))
    .refine((text) => new RegExp(`^\\d{${OTP_DIGITS}}$`).test(text), 'otp'),
})

export const ResetPassword = z
  .strictObject({ password: newPassword, confirmation: z.string().max(MAX_PASSWORD) })
  .refine(matches, differs)

/** The token of an invitation stands behind the `#` of its link. */
export const AcceptInvitation = z
  .strictObject({ token: z.string().min(1).max(200), password: newPassword, confirmation: z.string().max(MAX_PASSWORD) })
  .refine(matches, differs)

/** One place where a person is signed in; browser and system are product names, nothing when they are not known. */
export const SignedInDevice = z.object({
  id: Uuid,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string(),
  createdDate: Seconds,
  seenDate: Seconds,
  current: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

/** A sign-in that succeeded, kept when its session is long over. */
export const SignInRecord = z.object({
  id: Uuid,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string(),
  createdDate: Seconds,
})
export type SignInRecord = z.infer<typeof SignInRecord>

/** Who only found an open browser makes none: the password is asked for. */
export const CreateApiToken = z.strictObject({ name: line(60), days: z.int().min(1).max(API_TOKEN_DAYS), password })
export type CreateApiToken = z.input<typeof CreateApiToken>
export const NewApiToken = z.object({ token: z.string(), item: ApiToken })

/** The first visit of an empty organisation. */
export const SetUp = z.strictObject({
  code: z.string().trim().min(1).max(40),
  organisationNameAr: line(120),
  organisationNameEn: line(120),
  fullName: nameLine(MAX_FULL_NAME),
  email: Email,
  password: z.string().min(8).max(MAX_PASSWORD),
})
export type SetUp = z.input<typeof SetUp>
