import type { OpportunityType } from '@diwan/contract/opportunities/schemas'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export interface Settings {
  readonly maxUsers: number
  readonly version: number
  readonly types: readonly OpportunityType[]
}

export async function readSettings(db: Queryable): Promise<Settings> {
  const [row, types] = await Promise.all([
    db.selectFrom('opportunity_settings').select(['max_users', 'version']).executeTakeFirstOrThrow(),
    db.selectFrom('opportunity_types').select(['id', 'name_ar', 'name_en']).orderBy('place').execute(),
  ])
  return {
    maxUsers: row.max_users,
    version: row.version,
    types: types.map(({ id, name_ar: nameAr, name_en: nameEn }) => ({ id, nameAr, nameEn })),
  }
}

export async function lockSettings(db: Queryable): Promise<Settings> {
  await db.selectFrom('opportunity_settings').select('version').forUpdate().executeTakeFirstOrThrow()
  return readSettings(db)
}

/** Whether an opportunity is of one of these types. Index: opportunities_by_type. */
export async function anyOfType(db: Queryable, ids: readonly string[]): Promise<boolean> {
  return (
    (await db.selectFrom('opportunities').select('id').where(anyOf('type_id', ids)).limit(1).executeTakeFirst()) !== undefined
  )
}

export async function keepSettings(db: Queryable, { maxUsers, version, types }: Settings): Promise<void> {
  await db.updateTable('opportunity_settings').set({ max_users: maxUsers, version }).execute()
  await db
    .deleteFrom('opportunity_types')
    .where(
      'id',
      'not in',
      types.map(({ id }) => id),
    )
    .execute()
  const rows = types.map(({ id, nameAr, nameEn }, index) => ({ id, name_ar: nameAr, name_en: nameEn, place: index + 1 }))
  await db
    .insertInto('opportunity_types')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name_ar: eb.ref('excluded.name_ar'),
        name_en: eb.ref('excluded.name_en'),
        place: eb.ref('excluded.place'),
      })),
    )
    .execute()
}
