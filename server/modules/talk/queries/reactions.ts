import { NAMED_REACTORS } from '@diwan/contract/talk/limits'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** One of the people named under an emoji of a message. */
export interface ReactionRow {
  message_id: string
  emoji: string
  /** Of all who gave it. */
  count: number
  /** Whether the reader is among them. */
  own: boolean
  user_id: string
  full_name: string
  photo_id: string | null
}

/** Of several messages at once, in the order they came; of each emoji the first people and how many there are. */
export async function readReactions(db: Queryable, messageIds: readonly string[], readerId: string): Promise<ReactionRow[]> {
  if (messageIds.length === 0) return []
  const { rows } = await sql<ReactionRow>`
    select message_id, emoji, given.count, given.own, user_id, full_name, photo_id
    from (
      select message_id, emoji, user_id, at, row_number() over emoji as nth, min(at) over (partition by message_id, emoji) as first,
             count(*) over (partition by message_id, emoji)::int as count,
             bool_or(user_id = ${readerId}::uuid) over (partition by message_id, emoji) as own
      from message_reactions where message_id = any(${[...messageIds]}::uuid[])
      window emoji as (partition by message_id, emoji order by at, user_id)
    ) given join users on users.id = user_id
    where nth <= ${sql.lit(NAMED_REACTORS)} order by message_id, first, emoji, nth`.execute(db)
  return rows
}

/** How many different ones a message carries, and how many people gave this one. */
export async function countReactions(db: Queryable, messageId: string, emoji: string): Promise<{ kinds: number; given: number }> {
  const { rows } = await sql<{ kinds: number; given: number }>`
    select count(distinct emoji)::int as kinds, count(*) filter (where emoji = ${emoji})::int as given
    from message_reactions where message_id = ${messageId}`.execute(db)
  return rows[0]!
}

interface Given {
  readonly messageId: string
  readonly emoji: string
  readonly userId: string
}

/** False where it was there already. */
export async function insertReaction(db: Queryable, { messageId, emoji, userId }: Given, at: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('message_reactions')
    .values({ message_id: messageId, emoji, user_id: userId, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('emoji')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False where there was none. */
export async function deleteReaction(db: Queryable, { messageId, emoji, userId }: Given): Promise<boolean> {
  const deleted = await db
    .deleteFrom('message_reactions')
    .where('message_id', '=', messageId)
    .where('emoji', '=', emoji)
    .where('user_id', '=', userId)
    .returning('emoji')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteReactions(db: Queryable, messageId: string): Promise<void> {
  await db.deleteFrom('message_reactions').where('message_id', '=', messageId).execute()
}
