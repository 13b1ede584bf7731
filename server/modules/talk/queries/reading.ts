import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import type { Audience } from '@diwan/contract/kit/audience'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

/** A thread of a record, for one of its audiences; the main one has the id of the record. */
export interface ThreadPlace {
  readonly objectId: string
  readonly audience: Audience
  readonly threadOf: string
}

export interface ReadMark {
  seq: number
  version: number
}

/**
 * Raises how far a person has read. What a device sends under an older version was read before the person marked the thread as
 * unread: it changes nothing. Returns the mark as it is now.
 */
export async function raiseMark(db: Queryable, userId: string, at: ThreadPlace, { seq, version }: ReadMark): Promise<ReadMark> {
  const { rows } = await sql<ReadMark>`
    insert into read_marks as mark (user_id, object_id, audience, thread_of, seq, version)
    values (${userId}, ${at.objectId}, ${at.audience}, ${at.threadOf}, ${version === 0 ? newest(at, seq) : sql`0`}, 0)
    on conflict (user_id, object_id, audience, thread_of) do update set
      seq = case when mark.version = ${version} then greatest(mark.seq, ${newest(at, seq)}) else mark.seq end
    returning seq, version`.execute(db)
  return rows[0]!
}

/** Nobody has read further than was written. */
const newest = ({ objectId, audience }: ThreadPlace, seq: number): RawBuilder<number> => sql`
  least(${seq}::int, (select coalesce(max(seq), 0) from messages where object_id = ${objectId} and audience = ${audience}))`

/** Marks a thread unread from here: the mark may fall, and its version rises. */
export async function lowerMark(db: Queryable, userId: string, at: ThreadPlace, seq: number): Promise<ReadMark> {
  const { rows } = await sql<ReadMark>`
    insert into read_marks as mark (user_id, object_id, audience, thread_of, seq, version)
    values (${userId}, ${at.objectId}, ${at.audience}, ${at.threadOf}, ${seq}, 1)
    on conflict (user_id, object_id, audience, thread_of) do update set seq = excluded.seq, version = mark.version + 1
    returning seq, version`.execute(db)
  return rows[0]!
}

/** Of several audiences; where nothing was read yet, the mark is before the first message. */
export async function readMarks(
  db: Queryable,
  userId: string,
  { objectId, threadOf }: Omit<ThreadPlace, 'audience'>,
  audiences: readonly Audience[],
): Promise<(ReadMark & { audience: string })[]> {
  const rows = await db
    .selectFrom('read_marks')
    .select(['audience', 'seq', 'version'])
    .where('user_id', '=', userId)
    .where('object_id', '=', objectId)
    .where('thread_of', '=', threadOf)
    .where(anyOf('audience', audiences))
    .execute()
  const marks = new Map(rows.map((row) => [row.audience, row]))
  return audiences.map((audience) => marks.get(audience) ?? { audience, seq: 0, version: 0 })
}

export interface UnreadRow {
  object_id: string
  /** Stops at one more than counters say. */
  count: number
  seq: number
  version: number
}

/** Of the main thread, after a number, of others, neither deleted nor a line of what happened. */
export const isNew = (userId: string, after: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  (message.seq > ${after} and message.in_main and message.author_id is distinct from ${userId}::uuid
    and message.deleted_at is null and message.kind <> 'event')`

/** Who has read a thread as far as that. Index: read_marks_by_object. */
export async function readersUpTo(db: Queryable, { objectId, audience, threadOf }: ThreadPlace, seq: number): Promise<string[]> {
  const rows = await db
    .selectFrom('read_marks')
    .select('user_id')
    .where('object_id', '=', objectId)
    .where('audience', '=', audience)
    .where('thread_of', '=', threadOf)
    .where('seq', '>=', seq)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Who writes has read what came before, under whatever version the mark has. */
export async function markReadBySaying(db: Queryable, userId: string, at: ThreadPlace, seq: number): Promise<void> {
  await sql`
    insert into read_marks as mark (user_id, object_id, audience, thread_of, seq, version)
    values (${userId}, ${at.objectId}, ${at.audience}, ${at.threadOf}, ${seq}, 0)
    on conflict (user_id, object_id, audience, thread_of) do update set seq = greatest(mark.seq, excluded.seq)`.execute(db)
}

/**
 * How many messages of the main thread of each record are new to a person: after the mark, of others, neither deleted nor events.
 * One index range each. Indexes: messages_by_seq, read_marks_pkey.
 */
export async function countUnread(
  db: Queryable,
  userId: string,
  places: readonly (Pick<ThreadPlace, 'objectId' | 'audience'> & { readonly cleared: number })[],
): Promise<UnreadRow[]> {
  const [ids, audiences] = [places.map(({ objectId }) => objectId), places.map(({ audience }) => audience)]
  const cleared = places.map((place) => place.cleared)
  const { rows } = await sql<UnreadRow>`
    select place.object_id, coalesce(mark.seq, 0) as seq, coalesce(mark.version, 0) as version, new.count::int as count
    from unnest(${ids}::uuid[], ${audiences}::text[], ${cleared}::int[]) place (object_id, audience, cleared)
    left join read_marks mark on mark.user_id = ${userId} and mark.object_id = place.object_id
      and mark.audience = place.audience and mark.thread_of = place.object_id
    cross join lateral (
      select count(*) from (
        select from messages message
        where message.object_id = place.object_id and message.audience = place.audience
          and ${isNew(userId, sql`greatest(mark.seq, place.cleared)`)}
        limit ${sql.lit(COUNT_LIMIT + 1)}
      ) counted
    ) new`.execute(db)
  return rows
}

/**
 * Raises the marks of several audiences to one message, for a kind of record that shows them as one: what stands before it was read as
 * well. Index: messages_by_seq.
 */
export async function raiseMarksTo(
  db: Queryable,
  userId: string,
  objectId: string,
  { audiences, messageId }: { readonly audiences: readonly Audience[]; readonly messageId: string },
): Promise<void> {
  await sql`
    insert into read_marks as mark (user_id, object_id, audience, thread_of, seq)
    select ${userId}, ${objectId}, audience, ${objectId}, coalesce((
      select max(seq) from messages where object_id = ${objectId} and messages.audience = heard.audience
        and place <= (select place from messages where id = ${messageId} and object_id = ${objectId})), 0)
    from unnest(${audiences}::text[]) heard (audience)
    on conflict (user_id, object_id, audience, thread_of) do update set seq = greatest(mark.seq, excluded.seq)`.execute(db)
}

/**
 * Where a person stopped reading: the first message after their marks, by the rule of `countUnread`, and how many there are. Nothing
 * where they never read anything. Indexes: read_marks_pkey, messages_by_seq.
 */
export async function firstUnread(
  db: Queryable,
  userId: string,
  objectId: string,
  audiences: readonly Audience[],
): Promise<{ id: string; count: number } | null> {
  const { rows } = await sql<{ id: string; count: number }>`
    select id, count(*) over ()::int as count from (
      select message.id, message.place from read_marks mark
      join messages message on message.object_id = mark.object_id and message.audience = mark.audience and message.seq > mark.seq
      where mark.user_id = ${userId} and mark.object_id = ${objectId} and mark.thread_of = ${objectId}
        and mark.audience = any(${audiences}::text[]) and message.thread_of is null
        and message.author_id is distinct from ${userId}::uuid and message.deleted_at is null and message.kind <> 'event'
      limit ${sql.lit(COUNT_LIMIT)}
    ) new order by place limit 1`.execute(db)
  return rows[0] ?? null
}

/**
 * Of these records those in which something was written after the marks of a person, by the rule of `firstUnread`. One index range for
 * each mark, which ends at its first message. Indexes: read_marks_pkey, messages_by_seq.
 */
export async function unreadAmong(
  db: Queryable,
  userId: string,
  places: readonly Pick<ThreadPlace, 'objectId' | 'audience'>[],
): Promise<ReadonlySet<string>> {
  const [ids, audiences] = [places.map(({ objectId }) => objectId), places.map(({ audience }) => audience)]
  const { rows } = await sql<{ object_id: string }>`
    select distinct place.object_id from unnest(${ids}::uuid[], ${audiences}::text[]) place (object_id, audience)
    join read_marks mark on mark.user_id = ${userId} and mark.object_id = place.object_id
      and mark.audience = place.audience and mark.thread_of = place.object_id
    cross join lateral (
      select from messages message
      where message.object_id = place.object_id and message.audience = place.audience and ${isNew(userId, sql`mark.seq`)}
      limit 1
    ) new`.execute(db)
  return new Set(rows.map(({ object_id }) => object_id))
}

/** The first message of the main thread that is new to a person, by the rule of `countUnread`. Indexes: messages_by_seq, read_marks_pkey. */
export async function firstNew(
  db: Queryable,
  userId: string,
  { objectId, audience, cleared }: Pick<ThreadPlace, 'objectId' | 'audience'> & { readonly cleared: RawBuilder<unknown> },
): Promise<string | null> {
  const mark = sql`(select seq from read_marks where user_id = ${userId} and object_id = ${objectId} and audience = ${audience}
    and thread_of = ${objectId})`
  const { rows } = await sql<{ id: string }>`
    select id from messages message where object_id = ${objectId} and audience = ${audience}
      and ${isNew(userId, sql`greatest(${mark}, (${cleared})::int)`)}
    order by seq limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** Of records that are purged. Index: read_marks_by_object. */
export async function forgetMarks(db: Queryable, objectIds: readonly string[]): Promise<void> {
  await db.deleteFrom('read_marks').where(anyOf('object_id', objectIds)).execute()
}
