import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

export async function readPeopleIds(db: Queryable, taskId: string): Promise<string[]> {
  const rows = await db.selectFrom('quick_task_people').select('user_id').where('task_id', '=', taskId).execute()
  return rows.map(({ user_id }) => user_id)
}

/** These and no others. */
export async function setPeople(db: Queryable, taskId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  await sql`delete from quick_task_people where task_id = ${taskId} and user_id <> all(${wanted}::uuid[])`.execute(db)
  await sql`insert into quick_task_people (task_id, user_id)
    select ${taskId}::uuid, id from unnest(${wanted}::uuid[]) wanted(id) on conflict do nothing`.execute(db)
}
