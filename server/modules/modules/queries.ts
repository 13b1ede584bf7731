import { moduleEntries } from '@diwan/contract/modules/registry'
import type { Queryable } from '../../kit/db/database.ts'

export function readModules(db: Queryable) {
  return db.selectFrom('modules').selectAll().execute()
}

/** Modules the code knows and the table does not: at the first start, and after an upgrade. */
export async function seedModules(db: Queryable): Promise<void> {
  const rows = moduleEntries.map(({ key, status }) => ({ key, status, version: '0.1.0' }))
  await db
    .insertInto('modules')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
