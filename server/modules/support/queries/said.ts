import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { newestMessages } from '../../talk/public.ts'

export interface SaidRow {
  id: string
  /** A guest's name; nothing where support says it. */
  guest_name: string | null
  body: unknown
  created_at: Date
}

/** What was said to both sides, newest first, without what was deleted. */
export async function readSaid(db: Queryable, id: string, limit: number): Promise<SaidRow[]> {
  const { rows } = await sql<SaidRow>`
    select message.id, message.guest_name, message.body, message.created_at
    from (${newestMessages({ objectId: id, audience: 'asker', past: sql`and deleted_at is null`, limit })}) message
    join messages numbered on numbered.id = message.id
    order by numbered.seq desc`.execute(db)
  return rows
}
