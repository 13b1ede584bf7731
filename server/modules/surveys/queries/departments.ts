import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { peopleMeant } from '../../audience/public.ts'

/** The department that each of these people belongs to: the first one, where there are several. Columns `user_id` and `id`. */
const departmentsOf = (people: RawBuilder<unknown>) => sql`
  with recursive above as (
    select member.user_id, unit.id, unit.kind, unit.parent_id, unit.position from unit_members member
    join units unit on unit.id = member.unit_id where member.user_id in (${people})
    union select above.user_id, unit.id, unit.kind, unit.parent_id, unit.position from above join units unit on unit.id = above.parent_id
  )
  select distinct on (user_id) user_id, id from above where kind = 'department' order by user_id, position, id`

export async function departmentOfPerson(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`${departmentsOf(sql`select ${userId}::uuid`)}`.execute(db)
  return rows[0]?.id ?? null
}

/** Departments of which at least so many people are asked, the largest first. */
export async function departmentsAsked(
  db: Queryable,
  tokens: readonly AudienceToken[],
  least: number,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${departmentsOf(peopleMeant(tokens))}) asked group by id having count(*) >= ${sql.lit(least)}
    order by count(*) desc, id limit ${sql.lit(most)}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface DepartmentName {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
}

export async function namesOfDepartments(db: Queryable, ids: readonly string[]): Promise<DepartmentName[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<DepartmentName>`
    select id, name_ar as "nameAr", name_en as "nameEn" from units where ${anyOf('id', ids)} order by position, id`.execute(db)
  return rows
}
