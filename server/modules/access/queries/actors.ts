import { effectiveRights, personalFlags } from '@diwan/contract/access/matrix'
import type { Relation, Role } from '@diwan/contract/access/vocabulary'
import { tokensOf } from '@diwan/contract/kit/tokens'
import { fileUrl } from '@diwan/contract/files/addresses'
import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Clock } from '../../../kit/clock/clock.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readReached } from './reached.ts'
import { readingOf } from './reading.ts'

/** An addition to the role or a denial, as it is kept. */
interface PersonGrant {
  readonly name: string
  readonly effect: 'add' | 'deny'
  readonly relations: readonly Relation[]
  readonly from: string
  readonly until: string | null
}

/** Where rights are read, and which instant counts: a right may begin or end by itself. */
interface RightsAt {
  readonly db: Queryable
  readonly clock: Clock
}

/** Everything access looks at for one person, as it is now; nothing when unknown or disabled. */
export async function readActor(at: RightsAt, userId: string): Promise<Actor | null> {
  const [actor] = await readActors(at, [userId])
  return actor ?? null
}

/** The same for several people at once, in as many queries as for one. */
export async function readActors({ db, clock }: RightsAt, userIds: readonly string[]): Promise<Actor[]> {
  const now = clock.now()
  const [users, units] = await Promise.all([readUsers(db, userIds), readReached(db, userIds)])
  return users.map((user) => {
    const { groupIds, departmentIds, treeIds, addressedIds: unitIds } = units(user.id)
    return {
      id: user.id,
      fullName: user.full_name,
      email: user.email,
      role: user.role as Role,
      language: user.language === 'en' ? 'en' : 'ar',
      photo: user.photo_id && fileUrl(user.photo_id),
      ...readingOf(user),
      passwordDue: user.must_change_password,
      groupIds,
      departmentIds,
      treeIds,
      tokens: tokensOf({ ...user, unitIds }),
      grants: grantsAt(user, now),
      rightsUntil: nextBoundary(user.of_person ?? [], now),
    }
  })
}

/** Their rights alone, without the units they reach: for many people at once. */
export async function readGrants({ db, clock }: RightsAt, userIds: readonly string[]): Promise<Map<string, Actor['grants']>> {
  const users = await readUsers(db, userIds)
  return new Map(users.map((user) => [user.id, grantsAt(user, clock.now())]))
}

type RoleGrants = Readonly<Record<string, readonly Relation[]>>

/** What a role grants comes with the first of its people, and what the organisation chose with the first of all. */
async function readUsers(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('organisation', (join) => join.onTrue())
    .select(['users.id', 'full_name', 'email', 'role', 'users.language', 'photo_id', 'must_change_password'])
    .select(['title_id', 'partner_id', 'can_create_opportinity'])
    .select([
      'users.digits',
      'users.calendar',
      'users.zone',
      'dark_mode',
      'single_keys',
      'favourites',
      'organisation.digits as their_digits',
    ])
    .select(['organisation.calendar as their_calendar', 'organisation.zone as their_zone', 'country', 'hijri_offset'])
    .select([
      sql`case when row_number() over () = 1 then settings end`.as('settings'),
      sql<RoleGrants | null>`case when row_number() over (partition by users.role) = 1 then
        (select jsonb_object_agg(module_name || '.' || flag, relations) from grants where grants.role = users.role) end`.as(
        'of_role',
      ),
      sql<PersonGrant[] | null>`(select jsonb_agg(jsonb_build_object('name', module_name || '.' || flag, 'effect', effect,
        'relations', relations, 'from', from_at, 'until', until_at)) from person_grants where user_id = users.id)`.as(
        'of_person',
      ),
    ])
    .where(anyOf('users.id', ids))
    .where('disabled_at', 'is', null)
    .execute()
  const { settings } = rows.find((row) => row.settings !== null) ?? { settings: null }
  const ofRoles = new Map(rows.flatMap(({ role, of_role }) => (of_role === null ? [] : [[role, grantsOfRole(of_role)]])))
  return rows.map((row) => ({ ...row, settings, of_role: ofRoles.get(row.role) ?? NOTHING }))
}

const isInForce = ({ from, until }: Pick<PersonGrant, 'from' | 'until'>, now: Date): boolean =>
  new Date(from) <= now && (until === null || new Date(until) > now)

type Grants = Actor['grants']
interface RoleRights {
  readonly all: Grants
  readonly effective: Grants
}
const NOTHING: RoleRights = { all: new Map(), effective: new Map() }
/** More than there are roles, and versions of their rights at one time. */
const MAX_ROLES = 50
const ofRoles = new Map<string, RoleRights>()

/** Kept once for all who hold the same: thousands are connected at a time. An empty set is no right. */
function grantsOfRole(ofRole: RoleGrants): RoleRights {
  const key = JSON.stringify(ofRole)
  const known = ofRoles.get(key)
  if (known) return known
  const held = Object.entries(ofRole).filter(([, relations]) => relations.length > 0)
  const all = new Map(held.map(([name, relations]) => [name, new Set(relations)]))
  const grants = { all, effective: effectiveRights(all) }
  if (ofRoles.size >= MAX_ROLES) ofRoles.clear()
  ofRoles.set(key, grants)
  return grants
}

interface Holder {
  readonly of_role: RoleRights
  readonly of_person: readonly PersonGrant[] | null
  readonly can_create_opportinity: boolean
}

/** The rights of the role, of the account and those that were added, without those that were denied or do not take effect. */
function grantsAt({ of_role: ofRole, of_person, can_create_opportinity: personal }: Holder, now: Date): Grants {
  const inForce = (of_person ?? []).filter((one) => isInForce(one, now))
  if (inForce.length === 0 && !personal) return ofRole.effective
  const held = new Map(ofRole.all)
  if (personal) for (const name of personalFlags) held.set(name, new Set([...(held.get(name) ?? []), 'own' as const]))
  for (const { name, relations } of inForce) held.set(name, new Set([...(held.get(name) ?? []), ...relations]))
  for (const { name, effect } of inForce) if (effect === 'deny') held.delete(name)
  return effectiveRights(held)
}

/** When the next addition or denial begins or ends without anybody writing anything. */
function nextBoundary(ofPerson: readonly PersonGrant[], now: Date): Date | null {
  const instants = ofPerson.flatMap(({ from, until }) => [from, ...(until === null ? [] : [until])])
  const coming = instants.map((instant) => new Date(instant)).filter((instant) => instant > now)
  return coming.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}
