import type { Queryable } from '../../../kit/db/database.ts'
import { sql } from 'kysely'

/** Index: messages_pinned_in. */
export async function countPinned(db: Queryable, objectId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from messages where object_id = ${objectId} and pinned_at is not null`.execute(db)
  return rows[0]?.count ?? 0
}

export async function setPinned(
  db: Queryable,
  id: string,
  set: { readonly pinned_at: Date | null; readonly pinned_by: string | null },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ ...set, turn: sql`turn + 1` })
    .where('id', '=', id)
    .execute()
}
