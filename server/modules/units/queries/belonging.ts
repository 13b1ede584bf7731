import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** The department that each of these people belongs to: the first one, where there are several. Columns `user_id` and `id`. */
export const departmentsOf = (people: RawBuilder<unknown>): RawBuilder<{ user_id: string; id: string }> => sql`
  with recursive above as (
    select member.user_id, unit.id, unit.kind, unit.parent_id, unit.position from unit_members member
    join units unit on unit.id = member.unit_id where member.user_id in (${people})
    union select above.user_id, unit.id, unit.kind, unit.parent_id, unit.position from above join units unit on unit.id = above.parent_id
  )
  select distinct on (user_id) user_id, id from above where kind = 'department' order by user_id, position, id`

export async function departmentOfPerson(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await departmentsOf(sql`select ${userId}::uuid`).execute(db)
  return rows[0]?.id ?? null
}

/** Who leads a unit and works here. Index: the primary key of unit_members. */
export async function headsOf(db: Queryable, unitId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct person.id from unit_members member join users person on person.id = member.user_id
    where member.unit_id = ${unitId} and member.relation in ('head', 'deputy')
      and person.disabled_at is null and person.deleted_at is null order by person.id`.execute(db)
  return rows.map(({ id }) => id)
}
