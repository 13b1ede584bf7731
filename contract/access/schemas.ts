import { z } from 'zod'
import { line, Seconds, Uuid, VersionFromZero } from '../kit/ids.ts'
import { ModuleLists, ReleaseStatus } from '../releases/schemas.ts'
import { MAX_CHANGES, MAX_PERSON_GRANTS, MAX_REASON } from './limits.ts'
import { matrixFlags } from './matrix.ts'
import { Permission } from './permission.ts'
import { Relation, Role } from './roles.ts'
import { RELATIONS } from './vocabulary.ts'

/** `tickets.view`; a flag that is not in the matrix is none. */
export const FlagName = z.enum([...matrixFlags.keys()] as [string, ...string[]])
const Relations = z.array(Relation).max(RELATIONS.length)

/** Everything roles grant. A cell that is not listed is the empty set. */
export const Matrix = z.object({
  /** Moves with every save. */
  version: z.int(),
  roles: z.array(z.object({ role: Role, people: z.int() })),
  cells: z.array(z.object({ role: Role, name: FlagName, relations: Relations })),
})
export type Matrix = z.infer<typeof Matrix>

export const SaveMatrix = z.strictObject({
  version: VersionFromZero,
  changes: z
    .array(z.strictObject({ role: Role, name: FlagName, relations: Relations }))
    .min(1)
    .max(MAX_CHANGES),
})
export type SaveMatrix = z.infer<typeof SaveMatrix>

export const KnownPerson = z.object({ id: Uuid, fullName: z.string(), position: z.string().nullable(), role: Role })
export type KnownPerson = z.infer<typeof KnownPerson>

/** Menus, modules and flags as somebody else has them. Never authority: no endpoint reads it. */
export const Preview = z.object({
  role: Role,
  /** Absent when it is a role that is looked at. */
  person: z.object({ id: Uuid, fullName: z.string() }).nullable(),
  permissions: z.array(Permission),
  modules: ModuleLists,
})
export type Preview = z.infer<typeof Preview>

export const PersonGrant = z.object({
  id: Uuid,
  name: FlagName,
  effect: z.enum(['add', 'deny']),
  /** Of an addition; a denial takes the whole flag. */
  relations: Relations,
  fromDate: Seconds,
  untilDate: Seconds.nullable(),
  inForce: z.boolean(),
  reason: z.string(),
  by: z.string(),
  createdDate: Seconds,
})
export type PersonGrant = z.infer<typeof PersonGrant>

/** One person's rights beside those of the role. */
export const PersonRights = z.object({
  person: KnownPerson,
  grants: z.array(PersonGrant).max(MAX_PERSON_GRANTS),
  /** What the role grants, so that an addition can be shown as a difference. */
  ofRole: z.array(z.object({ name: FlagName, relations: Relations })),
})
export type PersonRights = z.infer<typeof PersonRights>

export const GrantToPerson = z.strictObject({
  personId: Uuid,
  name: FlagName,
  effect: z.enum(['add', 'deny']),
  relations: Relations,
  /** From now on when absent. */
  fromDate: Seconds.max(253_402_300_799).optional(),
  untilDate: Seconds.max(253_402_300_799).optional(),
  reason: line(MAX_REASON),
})
export type GrantToPerson = z.infer<typeof GrantToPerson>

/** What decides, in the order in which it is looked at; the first that says no is why not. */
export const REASONS = [
  'disabled',
  'module_disabled',
  'module_coming_soon',
  'denied',
  'not_granted',
  'gone',
  'not_visible',
  'no_relation',
  'wrong_state',
  'granted',
] as const

export const Explanation = z.object({
  person: KnownPerson,
  name: FlagName,
  /** Who: exactly what the decision itself says. */
  allowed: z.boolean(),
  reason: z.enum(REASONS),
  /** Relations held now: the role's and those added, none where it is denied. */
  held: Relations,
  ofRole: Relations,
  ofPerson: z.array(PersonGrant).max(MAX_PERSON_GRANTS),
  module: z.object({ key: z.string(), status: ReleaseStatus, enabled: z.boolean() }).nullable(),
  record: z
    .object({
      kind: z.string(),
      shortId: z.string().nullable(),
      title: z.string(),
      path: z.string(),
      /** Everything this person is to the record. */
      relations: Relations,
      /** Those of them that are held: one is enough. */
      matching: Relations,
    })
    .nullable(),
  /** When, where the module says so: the command and the state the record is in. */
  move: z.object({ command: z.string(), status: z.string(), open: z.boolean() }).nullable(),
})
export type Explanation = z.infer<typeof Explanation>
