import type { Audience } from '@diwan/contract/kit/audience'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { MessageRow } from './messages.ts'

/** A message with the names of its author and how many answered in its thread. */
export interface ShownRow extends MessageRow {
  author_name: string | null
  author_photo: string | null
  replies: number
}

export interface Stretch {
  readonly objectId: string
  /** Those the reader may read; nothing where these are all there are. */
  readonly audiences: readonly Audience[] | undefined
  /** Messages are ordered by `seq` where one audience is read, by `place` where several are. */
  readonly by: 'seq' | 'place'
  /** Nothing for the main thread. */
  readonly threadOf: string | null
  readonly from: number | undefined
  readonly direction: 'older' | 'newer'
  /** Whether the message of that number is among them. */
  readonly including?: boolean
  readonly limit: number
}

/** In the order in which the direction meets them. Indexes: messages_by_seq, messages_by_place, messages_in_thread. */
export async function readStretch(db: Queryable, stretch: Stretch): Promise<ShownRow[]> {
  const { objectId, audiences, threadOf, from, direction, including = false, limit } = stretch
  const number = sql.ref(`message.${stretch.by}`)
  const [than, order] = direction === 'older' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const past = from === undefined ? sql`` : sql`and ${number} ${than}${including ? sql`=` : sql``} ${from}`
  return readShown(
    db,
    sql`message.object_id = ${objectId} ${audienceOf(audiences)}
      and message.thread_of ${threadOf === null ? sql`is null` : sql`= ${threadOf}`} ${past}`,
    sql`order by ${number} ${order} limit ${sql.lit(limit)}`,
  )
}

function audienceOf(audiences: readonly Audience[] | undefined): RawBuilder<unknown> {
  if (audiences === undefined) return sql``
  const [only] = audiences
  return audiences.length === 1 ? sql`and message.audience = ${only}` : sql`and message.audience = any(${[...audiences]}::text[])`
}

export const readShownByIds = (db: Queryable, objectId: string, ids: readonly string[]): Promise<ShownRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : readShown(db, sql`message.object_id = ${objectId} and ${anyOf('message.id', ids)}`, sql``)

async function readShown(db: Queryable, where: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select message.*, author.full_name as author_name, author.photo_id as author_photo,
           (select count(*)::int from messages reply where reply.thread_of = message.id and reply.deleted_at is null) as replies
    from messages message left join users author on author.id = message.author_id
    where ${where} ${order}`.execute(db)
  return rows
}
