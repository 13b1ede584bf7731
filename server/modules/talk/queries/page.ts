import type { Audience } from '@diwan/contract/kit/audience'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { unseen } from '../../../kit/db/unseen.ts'
import type { MessageRow } from './messages.ts'

/** A message with the names of its author and how many answered in its thread. */
export interface ShownRow extends MessageRow {
  author_name: string | null
  author_photo: string | null
  replies: number
  /** Whether anybody gave a reaction, or a star: of most there is nothing to look for. */
  reacted: boolean
  marked: boolean
}

/** Of records of any kind, each row by its id. */
export const readShownAnywhere = (db: Queryable, ids: readonly string[]): Promise<ShownRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : readShown(db, anyOf('message.id', ids), sql``)

export interface Stretch {
  readonly objectId: string
  /** Those the reader may read; nothing where these are all there are. */
  readonly audiences: readonly Audience[] | undefined
  /** Messages are ordered by `seq` where one audience is read, by `place` where several are. */
  readonly by: 'seq' | 'place'
  /** Those up to this number are gone for the reader, who reads one audience. */
  readonly cleared?: number
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
  const { objectId, audiences, cleared = 0, threadOf, from, direction, including = false, limit } = stretch
  const number = sql.ref(`message.${stretch.by}`)
  const [than, order] = direction === 'older' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const past = from === undefined ? sql`` : sql`and ${number} ${than}${including ? sql`=` : sql``} ${from}`
  return readShown(
    db,
    sql`message.object_id = ${unseen(objectId, 'uuid')} ${audienceOf(audiences)} ${cleared > 0 ? sql`and message.seq > ${cleared}` : sql``}
      and ${threadOf === null ? sql`message.in_main` : sql`message.thread_of = ${threadOf}`} ${past}`,
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

/** The newest first, before an instant `at` one of these; those of the kind of record that are gone for the reader are not his. */
export interface Listed {
  readonly objectId: string
  readonly audiences: readonly Audience[]
  readonly cleared: number
}

const ofListed = ({ objectId, audiences, cleared }: Listed): RawBuilder<unknown> =>
  sql`message.object_id = ${objectId} and message.audience = any(${[...audiences]}::text[]) and message.seq > ${cleared}`

/** Last pinned first. Index: messages_pinned_in. */
export const readPinned = (db: Queryable, listed: Listed, limit: number): Promise<ShownRow[]> =>
  readShown(
    db,
    sql`${ofListed(listed)} and message.pinned_at is not null`,
    sql`order by message.pinned_at desc, message.id desc limit ${sql.lit(limit)}`,
  )

/** Newest first, before a number. Index: messages_with_media, messages_with_documents, messages_with_links. */
export const readShared = (
  db: Queryable,
  listed: Listed & { readonly kind: string; readonly before: number | undefined },
  limit: number,
): Promise<ShownRow[]> =>
  readShown(
    db,
    sql`${ofListed(listed)} and ${sql.lit(listed.kind)} = any(message.holds)
      ${listed.before === undefined ? sql`` : sql`and message.seq < ${listed.before}`}`,
    sql`order by message.seq desc limit ${sql.lit(limit)}`,
  )

/** The first of the main thread from an instant on, otherwise the last before it. Index: messages_by_time. */
export async function findAtInstant(db: Queryable, listed: Listed, at: Date): Promise<string | undefined> {
  const one = async (past: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: string }>`
      select id from messages message where ${ofListed(listed)} and message.in_main and ${past}
      order by message.created_at ${order}, message.id ${order} limit 1`.execute(db)
    return rows[0]?.id
  }
  return (await one(sql`message.created_at >= ${at}`, sql`asc`)) ?? one(sql`message.created_at < ${at}`, sql`desc`)
}

/** Indexes: messages_in_thread, message_reactions_pkey, message_stars_by_message. */
async function readShown(db: Queryable, where: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select message.*, author.full_name as author_name, author.photo_id as author_photo,
           (select count(*)::int from messages reply where reply.thread_of = message.id and reply.deleted_at is null) as replies,
           exists (select from message_reactions given where given.message_id = message.id) as reacted,
           exists (select from message_stars star where star.message_id = message.id) as marked
    from messages message left join users author on author.id = message.author_id
    where ${where} ${order}`.execute(db)
  return rows
}
