import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Queryable } from '../db/database.ts'

/** The detail of a row of `history`, with the texts kept beside it while there are some. */
export const detailWithTexts = sql<Record<string, unknown>>`history.detail
  || coalesce((select texts from history_texts where history_texts.history_id = history.id), '{}')`

/** What was written in these records, or in one part of one of them, leaves their history. Index: history_texts_by_object. */
export async function eraseTexts(db: Queryable, objectIds: readonly string[], part?: string): Promise<void> {
  await db
    .deleteFrom('history_texts')
    .where(anyOf('object_id', objectIds))
    .$if(part !== undefined, (query) => query.where('part', '=', part!))
    .execute()
}
