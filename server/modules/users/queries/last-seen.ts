import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** In a session that lives or in one that ended; nothing of a person who never came. Indexes: sessions_by_user, last_seen_pkey. */
export async function readLastSeen(db: Queryable, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest((select max(seen_at) from sessions where user_id = ${userId}),
      (select at from last_seen where user_id = ${userId})) as at`.execute(db)
  return rows[0]?.at ?? null
}

export async function forgetLastSeen(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('last_seen').where('user_id', '=', userId).execute()
}
