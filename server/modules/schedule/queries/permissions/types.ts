import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { PermissionTypes } from '../../rows.gen.ts'

export interface TypeRow {
  readonly id: string
  readonly name_ar: string
  readonly name_en: string
  readonly active: boolean
}

/** All types in their order; there are few. */
export const readTypes = (db: Queryable): Promise<TypeRow[]> =>
  db.selectFrom('permission_types').select(['id', 'name_ar', 'name_en', 'active']).orderBy('position').orderBy('id').execute()

export async function readTypesVersion(db: Queryable): Promise<number> {
  return (await db.selectFrom('permission_settings').select('version').executeTakeFirstOrThrow()).version
}

/** The version of all types under its lock. */
export async function lockTypes(db: Queryable): Promise<number> {
  return (await db.selectFrom('permission_settings').select('version').forUpdate().executeTakeFirstOrThrow()).version
}

/** Writes all of them in this order; the version goes up. */
export async function writeTypes(db: Queryable, rows: readonly Insertable<PermissionTypes>[]): Promise<void> {
  await db
    .insertInto('permission_types')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name_ar: eb.ref('excluded.name_ar'),
        name_en: eb.ref('excluded.name_en'),
        active: eb.ref('excluded.active'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute()
  await db
    .updateTable('permission_settings')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
}

/** Working days of approved requests of this person that begin in the year, by type. Index: permission_requests_by_creator. */
export async function readTaken(db: Queryable, userId: string, year: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ type_id: string; days: number }>`
    select type_id, sum(working_days)::int as days from permission_requests
    where created_by = ${userId} and deleted_at is null and status in ('APPROVED', 'DONE')
      and date_from between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date group by type_id`.execute(db)
  return new Map(rows.map(({ type_id, days }) => [type_id, days]))
}
