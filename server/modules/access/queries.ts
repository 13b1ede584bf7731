import type { Relation, Role } from '@diwan/contract/access/vocabulary'
import { sql } from 'kysely'
import type { Actor } from '../../kit/access/actor.ts'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'

interface UnitRow {
  user_id: string
  id: string
  kind: string
  own: boolean
}

/** Everything access looks at for one person, as it is now; nothing when unknown or disabled. */
export async function readActor(db: Queryable, userId: string): Promise<Actor | null> {
  const [actor] = await readActors(db, [userId])
  return actor ?? null
}

/** The same for several people at once, in as many queries as for one. */
export async function readActors(db: Queryable, userIds: readonly string[]): Promise<Actor[]> {
  const [users, units] = await Promise.all([readUsers(db, userIds), readUnits(db, userIds)])
  return users.map((user) => {
    const reached = units.filter((unit) => unit.user_id === user.id)
    const own = reached.filter((unit) => unit.own)
    return {
      id: user.id,
      fullName: user.full_name,
      email: user.email,
      role: user.role as Role,
      language: user.language === 'en' ? 'en' : 'ar',
      groupIds: own.filter((unit) => unit.kind !== 'department').map((unit) => unit.id),
      departmentIds: own.filter((unit) => unit.kind === 'department').map((unit) => unit.id),
      treeIds: reached.map((unit) => unit.id),
      grants: new Map(Object.entries(user.grants ?? {}).map(([flag, relations]) => [flag, new Set(relations)])),
    }
  })
}

async function readUsers(db: Queryable, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'role', 'language'])
    .select(
      sql<Record<string, Relation[]> | null>`(select jsonb_object_agg(module_name || '.' || flag, relations)
        from grants where grants.role = users.role)`.as('grants'),
    )
    .where(anyOf('id', ids))
    .where('disabled_at', 'is', null)
    .execute()
}

/** Own units and everything below them. */
async function readUnits(db: Queryable, userIds: readonly string[]): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    with recursive below as (
      select user_id, unit_id as id, true as own from unit_members where user_id = any(${[...userIds]}::uuid[])
      union
      select below.user_id, units.id, false from units join below on units.parent_id = below.id
    )
    select below.user_id, units.id, units.kind, bool_or(below.own) as own
    from below join units on units.id = below.id group by below.user_id, units.id`.execute(db)
  return rows
}
