import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

/** The unit and all above it; nothing for the root. */
export async function readChain(db: Queryable, id: string | null): Promise<string[]> {
  if (id === null) return []
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select id, parent_id from units where id = ${id}
      union all select units.id, units.parent_id from up join units on units.id = up.parent_id
    ) select id from up`.execute(db)
  return rows.map((row) => row.id)
}

export interface Belonging {
  id: string
  full_name: string
  /** Of the units asked for, those this person belongs to. */
  units: string[]
}

/** Everybody who belongs to one of the units, by name. */
export async function readBelonging(db: Queryable, unitIds: readonly string[]): Promise<Belonging[]> {
  const { rows } = await sql<Belonging>`
    select users.id, users.full_name, belonging.units
    from (select user_id, array_agg(distinct unit_id) as units from unit_members where ${anyOf('unit_id', unitIds)} group by user_id) belonging
    join users on users.id = belonging.user_id and users.disabled_at is null
    order by users.full_name, users.id`.execute(db)
  return rows
}
