import type { Relation, Role } from '@diwan/contract/access/roles'
import { sql } from 'kysely'
import type { Actor } from '../../kit/access/actor.ts'
import type { Queryable } from '../../kit/db/database.ts'

interface UnitRow {
  id: string
  kind: string
  own: boolean
}

/** Everything access looks at for one person, as it is now; nothing when unknown or disabled. */
export async function readActor(db: Queryable, userId: string): Promise<Actor | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'role', 'language'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!user) return null
  const [units, grants] = await Promise.all([readUnits(db, userId), readGrants(db, user.role as Role)])
  const own = units.filter((unit) => unit.own)
  return {
    id: user.id,
    fullName: user.full_name,
    email: user.email,
    role: user.role as Role,
    language: user.language === 'en' ? 'en' : 'ar',
    groupIds: own.filter((unit) => unit.kind !== 'department').map((unit) => unit.id),
    departmentIds: own.filter((unit) => unit.kind === 'department').map((unit) => unit.id),
    treeIds: units.map((unit) => unit.id),
    grants,
  }
}

/** Own units and everything below them. */
async function readUnits(db: Queryable, userId: string): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    with recursive own as (
      select distinct unit_id as id from unit_members where user_id = ${userId}
    ), below as (
      select units.id, units.kind, true as own from units join own on own.id = units.id
      union
      select units.id, units.kind, units.id in (select id from own) from units join below on units.parent_id = below.id
    )
    select id, kind, bool_or(own) as own from below group by id, kind`.execute(db)
  return rows
}

async function readGrants(db: Queryable, role: Role): Promise<ReadonlyMap<string, ReadonlySet<Relation>>> {
  const rows = await db.selectFrom('grants').select(['module_name', 'flag', 'relations']).where('role', '=', role).execute()
  return new Map(rows.map((row) => [`${row.module_name}.${row.flag}`, new Set(row.relations as Relation[])]))
}
