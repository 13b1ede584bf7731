import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

/** The name of the document among those of a task. */
export const DESCRIPTION = 'description'

/** What descriptions say, as they were written down last. Index: documents_by_object. */
export async function readDescriptions(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('documents')
    .select(['object_id', 'text'])
    .where(anyOf('object_id', ids))
    .where('slot', '=', DESCRIPTION)
    .execute()
  return new Map(rows.map(({ object_id, text }) => [object_id, text]))
}

export const readDescription = async (db: Queryable, id: string): Promise<string | undefined> =>
  (await readDescriptions(db, [id])).get(id)

export const hasDescription = async (db: Queryable, id: string): Promise<boolean> => (await readDescription(db, id)) !== undefined
