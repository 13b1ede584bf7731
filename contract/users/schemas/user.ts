import { emailKey } from '@diwan/core/email'
import { ADMIN_PASSWORD_MIN, PASSWORD_MAX } from '@diwan/core/password-rules'
import { z } from 'zod'
import { ROLES } from '../../access/vocabulary.ts'
import { grants } from '../../kit/grants.ts'
import { Day, Seconds, sought, Uuid, Version } from '../../kit/ids.ts'
import { exportFields, filterFields } from '../../kit/list-schemas.ts'
import { Counter, pageInput } from '../../kit/page.ts'
import { Unit } from '../../units/schemas.ts'
import {
  MAX_FIRST_NAME,
  MAX_FIRST_PASSWORDS,
  MAX_FULL_NAME,
  MAX_INVITED,
  MAX_MEMBERSHIPS,
  MAX_NAME_CURSOR,
  MAX_NAMESAKES,
  MAX_SOUGHT,
} from '../limits.ts'
import { peopleList } from '../list.ts'
import { MEMBER_RELATIONS, OPENED_USER_FLAGS, PEOPLE_VIEWS, USER_FLAGS, USER_STATES } from '../vocabulary.ts'
import { Email, Phone } from './contact.ts'
import { nameLine, optionalNameLine } from './lines.ts'
import { NameProposal } from './name.ts'
import { PartnerName } from './partner.ts'
import { TitleName } from './title.ts'

/** One person of the directory, as everybody who may read it knows them. */
export const DirectoryUser = z.object({
  id: Uuid,
  fullName: z.string(),
  otherName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  photoId: Uuid.nullable(),
  department: Unit.nullable(),
  group: Unit.nullable(),
  title: TitleName.nullable(),
  partner: PartnerName.nullable(),
  joinedOn: z.iso.date().nullable(),
  disabled: z.boolean(),
  /** Has no password yet; said only to callers who may change the person. */
  invited: z.boolean(),
  /** A name waits for an administrator; said only to callers who may change the person. */
  renaming: z.boolean(),
  /** Private, but shown to callers who may edit the person; null if the person never signed in. */
  lastSeenDate: Seconds.nullable(),
  version: z.int(),
  can: grants(USER_FLAGS),
})
export type DirectoryUser = z.infer<typeof DirectoryUser>

export const Membership = z.object({ unit: Unit, relation: z.enum(MEMBER_RELATIONS) })

/** One person opened. Private fields are null for callers who may not read them; `can.view_private` tells the two apart (U12). */
export const User = DirectoryUser.extend({
  firstName: z.string(),
  lastName: z.string(),
  mobile: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  memberships: z.array(Membership),
  can_create_opportinity: z.boolean(),
  mustChangePassword: z.boolean(),
  /** Only for callers who may invite, while this person has no password; without a date there was no invitation. */
  invitation: z.object({ invitedDate: Seconds.nullable(), expired: z.boolean() }).nullable(),
  /** Issued by the portal, the same for ever; certificates carry it. */
  accountNumber: z.string(),
  /** Only for callers who may change the person. */
  proposal: NameProposal.nullable(),
  createdDate: Seconds,
  can: grants(OPENED_USER_FLAGS),
})
export type User = z.infer<typeof User>

/** For pickers and the palette. */
export const UserHit = z.object({
  id: Uuid,
  fullName: z.string(),
  otherName: z.string(),
  photoId: Uuid.nullable(),
  department: Unit.nullable(),
})
export type UserHit = z.infer<typeof UserHit>

const GivenPassword = z.string().min(ADMIN_PASSWORD_MIN).max(PASSWORD_MAX)

const fields = {
  firstName: nameLine(MAX_FIRST_NAME),
  lastName: optionalNameLine(MAX_FIRST_NAME),
  /** What people read; never put together by the portal. */
  fullName: nameLine(MAX_FULL_NAME),
  otherName: optionalNameLine(MAX_FULL_NAME),
  email: Email,
  role: z.enum(ROLES),
  mobile: Phone.nullable(),
  phoneNumber: Phone.nullable(),
  photoId: Uuid.nullable(),
  titleId: Uuid.nullable(),
  partnerId: Uuid.nullable(),
  joinedOn: Day.nullable(),
  can_create_opportinity: z.boolean(),
  memberships: z
    .array(z.strictObject({ unitId: Uuid, relation: z.enum(MEMBER_RELATIONS) }))
    .max(MAX_MEMBERSHIPS)
    .refine((all) => new Set(all.map(({ unitId, relation }) => `${unitId} ${relation}`)).size === all.length, 'twice'),
}

/** Who is asked of names and phones only; the rest has a beginning. */
export const NewPerson = z.strictObject({
  ...fields,
  lastName: fields.lastName.default(''),
  otherName: fields.otherName.default(''),
  mobile: fields.mobile.default(null),
  phoneNumber: fields.phoneNumber.default(null),
  photoId: fields.photoId.default(null),
  titleId: fields.titleId.default(null),
  partnerId: fields.partnerId.default(null),
  joinedOn: fields.joinedOn.default(null),
  can_create_opportinity: fields.can_create_opportinity.default(false),
  memberships: fields.memberships.default([]),
})
export type NewPerson = z.infer<typeof NewPerson>
/** A first password is given here, or chosen with the link of an invitation. */
export const CreateUser = NewPerson.extend({ password: GivenPassword.optional(), invite: z.boolean().default(false) }).refine(
  ({ invite, password }) => invite !== (password !== undefined),
  { path: ['password'], error: 'required' },
)
export type CreateUser = z.infer<typeof CreateUser>

/** What is not named stays as it is. */
export const UserChange = z.strictObject(fields).partial()
export type UserChange = z.infer<typeof UserChange>
export const UpdateUser = UserChange.extend({ id: Uuid, version: Version })
export type UpdateUser = z.infer<typeof UpdateUser>

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** Ids with commas between them. */
export const UserIds = z.strictObject({ ids: z.string().regex(new RegExp(`^${ID}(?:,${ID}){0,${MAX_NAMESAKES - 1}}$`)) })
export const UserUnits = z.object({ items: z.array(z.object({ id: Uuid, unit: Unit.nullable() })) })

export const UserId = z.strictObject({ id: Uuid })
/** A command on one person as the sender saw them. */
export const UserCommand = z.strictObject({ id: Uuid, version: Version })
export const ResetPassword = z.strictObject({ id: Uuid, version: Version, password: GivenPassword })
export const FirstPasswords = z.strictObject({ emails: z.array(Email).min(1).max(MAX_FIRST_PASSWORDS) })
export const Invite = z.strictObject({ emails: z.array(Email).min(1).max(MAX_FIRST_PASSWORDS) })
export const FirstPassword = z.object({ fullName: z.string(), email: z.string(), password: z.string() })

/** Addresses, each with the name that stood before it; a person without one is called as the address is. */
export const InviteNew = z.strictObject({
  people: z
    .array(z.strictObject({ email: Email, fullName: optionalNameLine(MAX_FULL_NAME).default('') }))
    .min(1)
    .max(MAX_INVITED)
    .refine((all) => new Set(all.map(({ email }) => emailKey(email))).size === all.length, 'twice'),
  role: z.enum(ROLES),
  unitId: Uuid.nullable().default(null),
})
export type InviteNew = z.infer<typeof InviteNew>
/** Who is written to; the others have joined already or may not be written to. */
export const Invited = z.object({ invited: z.array(z.string()), others: z.array(z.string()) })

const filter = {
  /** Names in either script, e-mail, and phones if the caller may read them. */
  q: sought(MAX_SOUGHT).optional(),
  ...filterFields(peopleList),
  state: z.enum(USER_STATES).default('active'),
}
export const UserQuery = z.strictObject({ ...pageInput, after: z.string().max(MAX_NAME_CURSOR).optional(), ...filter })
export type UserQuery = z.infer<typeof UserQuery>
export const UserCountsQuery = z.strictObject(filterFields(peopleList))
export const UserCounts = z.object({ counts: z.record(z.enum(PEOPLE_VIEWS), Counter) })
export const UserExport = z.strictObject({ ...filter, format: exportFields.format.default('csv') })
export const UserSearch = z.strictObject({ q: sought(MAX_SOUGHT) })
