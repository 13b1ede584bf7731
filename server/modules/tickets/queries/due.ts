import type { Queryable } from '../../../kit/db/database.ts'

/** Tickets whose hour has come, the longest due first. Index: tickets_by_wake. */
export async function readDueTickets(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('tickets').select('id').where('wakes_at', '<=', now).orderBy('wakes_at').limit(limit).execute()
  return rows.map(({ id }) => id)
}
