import type { Document } from '@diwan/core/document'
import { mentionsIn } from '@diwan/core/light-text'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** So far back an older mention is looked for: further back it was seen long ago. */
const LOOKED_AT = 500

/** The numbers of the newest messages up to this one by whom they mention; the id of the record calls everyone. Index: messages_by_object. */
export async function newestMentions(db: Queryable, objectId: string, upTo: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ seq: number; body: Document }>`
    select seq, body from messages
    where object_id = ${objectId} and seq <= ${upTo} and seq > ${upTo - LOOKED_AT} and deleted_at is null and kind <> 'event'
      and body is not null
    order by seq`.execute(db)
  return new Map(rows.flatMap(({ seq, body }) => mentionsIn(body).map(({ id }) => [id, seq] as const)))
}
