import type { Field } from '@diwan/core/fields/field'
import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FieldsAt } from '../queries/sheets.ts'
import { insertSet, insertVersion, lockNewest } from '../queries/sheets.ts'

/** Fields as people are asked them from now on: the next version, or the newest where nothing differs. Begins a set without one. */
export async function saveFields(
  { db }: { db: Queryable },
  { setId, fields, by, at }: { setId: string | null; fields: readonly Field[]; by: string; at: Date },
): Promise<FieldsAt> {
  const id = setId ?? (await insertSet(db))
  const newest = await lockNewest(db, id)
  if (newest.version > 0 && isDeepStrictEqual(newest.fields, JSON.parse(JSON.stringify(fields))))
    return { setId: id, version: newest.version }
  const next = { setId: id, version: newest.version + 1 }
  await insertVersion(db, { ...next, fields, by, at })
  return next
}
