import type { Document } from '@diwan/core/document'
import { mentionsIn } from '@diwan/core/light-text'
import type { Queryable } from '../../../kit/db/database.ts'

/** So far back an older mention is looked for: further back it was seen long ago. */
const LOOKED_AT = 500

/** The numbers of the newest messages up to this one by whom they mention; the id of the record calls everyone. Index: messages_by_object. */
export async function newestMentions(db: Queryable, objectId: string, upTo: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('messages')
    .select(['seq', 'body'])
    .where('object_id', '=', objectId)
    .where('seq', '<=', upTo)
    .where('seq', '>', upTo - LOOKED_AT)
    .where('deleted_at', 'is', null)
    .where('kind', '<>', 'event')
    .orderBy('seq')
    .execute()
  return new Map(
    rows.flatMap(({ seq, body }) => (body ? mentionsIn(body as unknown as Document).map(({ id }) => [id, seq] as const) : [])),
  )
}
