import type { Role } from '@diwan/contract/access/vocabulary'
import type { UserChange } from '@diwan/contract/users/schemas/user'
import type { Actor } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readCoveredRoles } from '../../access/public.ts'
import { mayGrant, mayPlace } from '../access.ts'
import { missingOf } from '../queries/memberships.ts'
import { isEmailTaken } from '../queries/users.ts'

/** Roles and places somebody may give; one rule for the form and for every row of a file. */
export async function demandGrantable({ actor }: Ctx, db: Queryable, flag: string, change: UserChange): Promise<void> {
  if (change.role !== undefined && !(await readGivable(db, actor)).has(change.role))
    throw new Problem('users.role_not_yours', { fields: [{ path: 'role', code: 'not_allowed' }] })
  const places = change.memberships?.map(({ unitId }) => unitId) ?? []
  if (!mayPlace(actor, flag, places)) throw new Problem('forbidden', { fields: [{ path: 'memberships', code: 'not_allowed' }] })
}

/** Roles this caller may give to somebody: allowed to, and holding all that the role grants. */
export async function readGivable(db: Queryable, actor: Actor): Promise<ReadonlySet<Role>> {
  return new Set([...(await readCoveredRoles(db, actor))].filter((role) => mayGrant(actor, role)))
}

const NAMES = ['firstName', 'lastName', 'fullName', 'otherName'] as const

/** An own name is proposed, and another administrator confirms it; those who appoint owners may set theirs as well. */
export function ownNameFields(actor: Actor, id: string, changed: object): { path: string; code: string }[] {
  if (id !== actor.id || mayGrant(actor, 'SUPER_ADMIN')) return []
  return NAMES.filter((name) => name in changed).map((path) => ({ path, code: 'not_allowed' }))
}

/** What a person points at must exist, and an address belongs to one person. */
export async function demandLinks(db: Queryable, change: UserChange, except?: string): Promise<void> {
  const links = [
    ['memberships', 'units', change.memberships?.map(({ unitId }) => unitId) ?? []],
    ['titleId', 'titles', [change.titleId].filter(isId)],
    ['partnerId', 'partners', [change.partnerId].filter(isId)],
  ] as const
  for (const [path, table, ids] of links)
    if ((await missingOf(db, table, ids)).length > 0)
      throw new Problem('users.unknown_link', { fields: [{ path, code: 'not_found' }] })
  if (change.email !== undefined && (await isEmailTaken(db, change.email, except)))
    throw new Problem('users.email_taken', { fields: [{ path: 'email', code: 'taken' }] })
}

const isId = (id: string | null | undefined): id is string => typeof id === 'string'

export function demandVersion(row: { version: number }, version: number): void {
  if (row.version !== version) throw new Problem('changed_meanwhile')
}
