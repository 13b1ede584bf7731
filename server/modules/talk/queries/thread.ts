import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** Of audiences that are all of a record's no condition is left, so that each index serves. */
const heardBy = (audience: 'public' | 'all'): RawBuilder<unknown> => (audience === 'all' ? sql`` : sql`and kind <> 'note'`)

export interface MessageRange {
  readonly objectId: string
  /** The public messages, or those of all audiences. */
  readonly audience: 'public' | 'all'
  /** A further condition on `created_at` and `id`, beginning with `and`. */
  readonly past: RawBuilder<unknown>
  readonly limit: number
}

/**
 * The newest messages of a record, as one part of a statement that shows other things between them: `id`, `audience`, `mark`,
 * `author_id`, `body`, `created_at`, `edited_at`.
 */
export const newestMessages = ({ objectId, audience, past, limit }: MessageRange): RawBuilder<unknown> => sql`
  select id, case kind when 'note' then 'staff' else 'public' end as audience, case kind when 'solution' then kind end as mark,
         author_id, body, created_at, edited_at
  from ticket_messages where ticket_id = ${objectId} ${heardBy(audience)} ${past}
  order by created_at desc, id desc limit ${sql.lit(limit)}`

/** Index: ticket_said_by_ticket. */
export async function isNewestPublic(db: Queryable, objectId: string, id: string): Promise<boolean> {
  const newest = await db
    .selectFrom('ticket_messages')
    .select('id')
    .where('ticket_id', '=', objectId)
    .where('kind', '<>', 'note')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id === id
}

/** Whether someone else wrote a public message after this one; an id that is not of this record is older than everything. */
export async function hasOthersAfter(
  db: Queryable,
  objectId: string,
  afterId: string | null,
  actorId: string,
): Promise<boolean> {
  const since = sql`and (created_at, id) > (select created_at, id from ticket_messages where id = ${afterId} and ticket_id = ${objectId})`
  const { rows } = await sql`
    select 1 from ticket_messages
    where ticket_id = ${objectId} and kind <> 'note' and author_id <> ${actorId} ${afterId === null ? sql`` : since}
    limit 1`.execute(db)
  return rows.length > 0
}

/** So much of a message is looked through for its hits. */
const LOOKED_THROUGH = 20_000

/** Joins the message that a part of a record is, with the text it is found by: `audience`, `mark`, `text`. */
export const messageOfPart = (part: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join lateral (
    select case kind when 'note' then 'staff' else 'public' end as audience, case kind when 'solution' then kind end as mark,
           concat_ws(' · ', left(said.text, ${sql.lit(LOOKED_THROUGH)}),
             (select string_agg(name, ' · ' order by place) from ticket_attachments join files on files.id = file_id
              where message_id = said.id)) as text
    from ticket_messages said where said.id = ${part}
  ) message on true`
