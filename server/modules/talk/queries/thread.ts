import type { Audience } from '@diwan/contract/kit/audience'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

export interface MessageRange {
  readonly objectId: string
  /** Nothing for readers of all audiences. */
  readonly audience: Audience | undefined
  /** A further condition on `created_at` and `id`, beginning with `and`. */
  readonly past: RawBuilder<unknown>
  readonly limit: number
}

/**
 * The newest messages of a record by time, as one part of a statement that shows other things between them: `id`, `audience`,
 * `mark`, `author_id`, `guest_name`, `body`, `created_at`, `edited_at`. Index: messages_by_time.
 */
export const newestMessages = ({ objectId, audience, past, limit }: MessageRange): RawBuilder<unknown> => sql`
  select id, audience, mark, author_id, guest_name, body, created_at, edited_at
  from messages where object_id = ${objectId} ${audience === undefined ? sql`` : sql`and audience = ${audience}`} ${past}
  order by created_at desc, id desc limit ${sql.lit(limit)}`

/** Index: messages_by_seq. */
export async function isNewest(db: Queryable, { objectId, audience }: MessageScope, id: string): Promise<boolean> {
  const newest = await db
    .selectFrom('messages')
    .select('id')
    .where('object_id', '=', objectId)
    .where('audience', '=', audience)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id === id
}

interface MessageScope {
  readonly objectId: string
  readonly audience: Audience
}

/**
 * Whether someone else wrote to this audience after this message; an id that is not of this record is older than nothing. Index:
 * messages_by_seq.
 */
export async function hasOthersAfter(
  db: Queryable,
  { objectId, audience }: MessageScope,
  afterId: string | null,
  actorId: string,
): Promise<boolean> {
  const since = sql`and place > (select place from messages where id = ${afterId} and object_id = ${objectId})`
  const { rows } = await sql`
    select 1 from messages
    where object_id = ${objectId} and audience = ${audience} and author_id is distinct from ${actorId}::uuid
      ${afterId === null ? sql`` : since}
    limit 1`.execute(db)
  return rows.length > 0
}

/** So much of a message is looked through for its hits. */
const LOOKED_THROUGH = 20_000

/** Joins the message that a part of a record is, or that carries the file it is, with the text it is found by: `id`, `audience`, `mark`, `text`. */
export const messageOfPart = (part: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join lateral (
    select said.id, audience, mark, concat_ws(' · ', left(said.text, ${sql.lit(LOOKED_THROUGH)}),
      (select string_agg(name, ' · ' order by message_files.place) from message_files join files on files.id = file_id
       where message_id = said.id)) as text
    from messages said
    where said.id = coalesce((select message_id from message_files where file_id = ${part}), ${part})
  ) message on true`
