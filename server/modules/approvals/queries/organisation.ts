import { MAX_STEP_PEOPLE } from '@diwan/contract/approvals/limits'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { RunRow } from './runs.ts'

/** The unit that a person belongs to: the lowest one. Index: unit_members_by_user. */
export async function readUnitOf(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select unit.id from unit_members member join units unit on unit.id = member.unit_id
    where member.user_id = ${userId} and unit.archived_at is null
    order by case unit.kind when 'level' then 0 when 'group' then 1 else 2 end, unit.id limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** Those who may not decide on the record of a run: who sent it, and who made it. Index: the primary key of objects. */
export async function readBarred(
  db: Queryable,
  { object_id: objectId, requester_id: requesterId }: Pick<RunRow, 'object_id' | 'requester_id'>,
): Promise<string[]> {
  const made = await db.selectFrom('objects').select('created_by').where('id', '=', objectId).executeTakeFirst()
  return [...new Set([requesterId, made?.created_by ?? requesterId])]
}

export interface UpRow {
  readonly depth: number
  readonly kind: string
  readonly user_id: string | null
  readonly relation: 'head' | 'deputy' | null
}

/** A unit and those above it with their heads and deputies who work here, without these people. */
export async function readUp(db: Queryable, unitId: string, without: readonly string[]): Promise<UpRow[]> {
  const { rows } = await sql<UpRow>`
    with recursive up as (
      select id, parent_id, kind, 0 as depth from units where id = ${unitId}
      union all
      select unit.id, unit.parent_id, unit.kind, up.depth + 1 from units unit join up on unit.id = up.parent_id where up.depth < 50
    )
    select up.depth, up.kind, responsible.user_id, responsible.relation from up left join (
      select member.unit_id, member.user_id, member.relation from unit_members member
      join users person on person.id = member.user_id
      where member.relation in ('head', 'deputy') and person.disabled_at is null and person.deleted_at is null
        and not ${anyOf('person.id', without)}
    ) responsible on responsible.unit_id = up.id
    order by up.depth, responsible.relation desc, responsible.user_id`.execute(db)
  return rows
}

/** Index: the primary key of unit_members. */
export async function readMembers(db: Queryable, unitId: string, without: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct person.id from unit_members member join users person on person.id = member.user_id
    where member.unit_id = ${unitId} and not ${anyOf('person.id', without)} and person.disabled_at is null and person.deleted_at is null
    order by person.id limit ${sql.lit(MAX_STEP_PEOPLE)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of these, those who work here. */
export async function readActive(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(anyOf('id', ids))
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Index: users_by_role. */
export async function readAdmins(db: Queryable, without: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where(sql<boolean>`not ${anyOf('id', without)}`)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MAX_STEP_PEOPLE)
    .execute()
  return rows.map(({ id }) => id)
}
