import { MAX_FORM_DEPARTMENTS } from '@diwan/contract/schedule/limits/appointments'
import { sql } from 'kysely'
import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { PlaceRow } from '../permissions/places.ts'

/** Departments and groups that are not archived: all of them, or those of these ids, with the departments of such groups. */
export async function readUnits(db: Queryable, ids: readonly string[] | 'all'): Promise<PlaceRow[]> {
  const chosen = ids === 'all' ? sql`true` : anyOf('unit.id', ids)
  const { rows } = await sql<PlaceRow>`
    select unit.id, unit.name_ar, unit.name_en, case when unit.kind = 'group' then unit.parent_id end as department_id
    from units unit where unit.kind in ('department', 'group') and unit.archived_at is null and ${chosen}
    order by unit.position, unit.id limit ${sql.lit(MAX_FORM_DEPARTMENTS)}`.execute(db)
  return rows
}

/** How many of these people work here now. */
export async function countActive(db: Queryable, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users
    where ${anyOf('id', ids)} and disabled_at is null and deleted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** The addresses of these people, in small letters. */
export async function emailsOf(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('users').select('email').where(anyOf('id', ids)).execute()
  return new Set(rows.map(({ email }) => email.toLowerCase()))
}
