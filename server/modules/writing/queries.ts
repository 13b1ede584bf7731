import type { Document } from '@diwan/core/document'
import { mentionsIn } from '@diwan/core/light-text'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'

/** The present names of the people mentioned in these documents, also of those who have left. */
export const readNames = (db: Queryable, documents: readonly Document[]): Promise<ReadonlyMap<string, string>> =>
  namesOf(db, [...new Set(documents.flatMap((document) => mentionsIn(document).map(({ id }) => id)))])

export async function namesOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'full_name']).where(anyOf('id', ids)).execute()
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}
