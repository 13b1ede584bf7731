import { moduleEntries } from '@diwan/contract/modules/registry'
import type { Queryable } from '../../kit/db/database.ts'
import { insertObject } from '../../kit/record/objects.ts'

export function readModules(db: Queryable) {
  return db.selectFrom('modules').selectAll().execute()
}

/** Modules the code knows and the table does not: at the first start, and after an upgrade. */
export async function seedModules(db: Queryable): Promise<void> {
  const known = new Set((await readModules(db)).map(({ key }) => key))
  for (const { key, status } of moduleEntries.filter((entry) => !known.has(entry.key))) {
    const id = await insertObject(db, { kind: 'module', at: new Date() })
    await db.insertInto('modules').values({ id, key, status, version: '0.1.0' }).execute()
  }
}
