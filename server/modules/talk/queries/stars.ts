import type { Cursor } from '../../../kit/http/cursor.ts'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

/** Of these messages those that carry a star of this person. */
export async function readStars(db: Queryable, userId: string, messageIds: readonly string[]): Promise<string[]> {
  if (messageIds.length === 0) return []
  const rows = await db
    .selectFrom('message_stars')
    .select('message_id')
    .where('user_id', '=', userId)
    .where(anyOf('message_id', messageIds))
    .execute()
  return rows.map((row) => row.message_id)
}

interface Starred {
  id: string
  object_id: string
  sort: string
}

/** Last starred first, of records of one kind. Index: message_stars_by_time. */
export async function readStarred(
  db: Queryable,
  { userId, kind }: { readonly userId: string; readonly kind: string },
  after: Cursor | undefined,
  limit: number,
): Promise<Starred[]> {
  const past = after ? sql`and (star.at, star.message_id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``
  const { rows } = await sql<Starred>`
    select star.message_id as id, star.object_id, star.at::text as sort
    from message_stars star join objects on objects.id = star.object_id and objects.kind = ${kind}
    where star.user_id = ${userId} ${past}
    order by star.at desc, star.message_id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export async function insertStar(
  db: Queryable,
  star: { readonly user_id: string; readonly message_id: string; readonly object_id: string; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('message_stars')
    .values(star)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteStar(db: Queryable, userId: string, messageId: string): Promise<void> {
  await db.deleteFrom('message_stars').where('user_id', '=', userId).where('message_id', '=', messageId).execute()
}

/** Of everybody, where the message goes. Index: message_stars_by_message. */
export async function deleteStars(db: Queryable, messageId: string): Promise<void> {
  await db.deleteFrom('message_stars').where('message_id', '=', messageId).execute()
}
