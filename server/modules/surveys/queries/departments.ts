import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { peopleMeant } from '../../audience/public.ts'
import { departmentsOf } from '../../units/public.ts'

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
