import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** In a session that lives or in one that ended; people who never came are left out. Indexes: sessions_by_user, last_seen_pkey. */
export async function readLastSeenOf(db: Queryable, userIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (userIds.length === 0) return new Map()
  const ids = sql`${[...userIds]}::uuid[]`
  const { rows } = await sql<{ user_id: string; at: Date }>`
    select user_id, max(at) as at from (
      select user_id, seen_at as at from sessions where user_id = any(${ids})
      union all select user_id, at from last_seen where user_id = any(${ids})
    ) seen group by user_id`.execute(db)
  return new Map(rows.map(({ user_id, at }) => [user_id, at]))
}

export async function forgetLastSeen(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('last_seen').where('user_id', '=', userId).execute()
}

export async function keepLastSeen(db: Queryable, userId: string, at: Date): Promise<void> {
  await db.insertInto('last_seen').values({ user_id: userId, at }).execute()
}
