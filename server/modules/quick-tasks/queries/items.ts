import type { Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import type { QuickTaskItems } from '../rows.gen.ts'

export type ItemRow = Selectable<QuickTaskItems>

export async function readItem(db: Queryable, taskId: string, id: string): Promise<ItemRow | undefined> {
  return db.selectFrom('quick_task_items').selectAll().where('task_id', '=', taskId).where('id', '=', id).executeTakeFirst()
}

export async function countItems(db: Queryable, taskId: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from quick_task_items where task_id = ${taskId}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function insertItem(db: Queryable, of: { taskId: string; title: string; place: string }): Promise<void> {
  const { taskId, title, place } = of
  await db.insertInto('quick_task_items').values({ id: newId(), task_id: taskId, title, place }).execute()
}

export async function updateItem(db: Queryable, id: string, set: Updateable<QuickTaskItems>): Promise<void> {
  await db.updateTable('quick_task_items').set(set).where('id', '=', id).execute()
}

export async function deleteItem(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('quick_task_items').where('id', '=', id).execute()
}

/** The steps of one for the one that comes after it, none of them done. */
export async function copyItems(db: Queryable, from: string, to: string): Promise<void> {
  await sql`insert into quick_task_items (id, task_id, title, place)
    select gen_random_uuid(), ${to}::uuid, title, place from quick_task_items where task_id = ${from}`.execute(db)
}
