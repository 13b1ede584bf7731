import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { TaskItems } from '../rows.gen.ts'

export type ItemRow = Selectable<TaskItems>

/** Where the action items of a task stand, for `place`. */
export const ITEMS = { table: 'task_items', within: 'task_id', key: 'place' } as const

/** In their order; as many as a task may have. Index: task_items_in_order. */
export function readItems(db: Queryable, taskId: string): Promise<ItemRow[]> {
  return db.selectFrom('task_items').selectAll().where('task_id', '=', taskId).orderBy('place').execute()
}

export function readItem(db: Queryable, taskId: string, id: string): Promise<ItemRow | undefined> {
  return db.selectFrom('task_items').selectAll().where('id', '=', id).where('task_id', '=', taskId).executeTakeFirst()
}

/** The counts of its task follow in the database. */
export async function insertItem(db: Queryable, row: Insertable<TaskItems>): Promise<void> {
  await db.insertInto('task_items').values(row).execute()
}

/** Many in one statement. */
export async function insertItems(
  db: Queryable,
  rows: readonly Pick<ItemRow, 'id' | 'task_id' | 'title' | 'place'>[],
): Promise<void> {
  await sql`insert into task_items (id, task_id, title, place)
    select id, task_id, title, place from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as made (id uuid, task_id uuid, title text, place text)`.execute(db)
}

export async function updateItem(db: Queryable, id: string, set: Updateable<TaskItems>): Promise<void> {
  await db.updateTable('task_items').set(set).where('id', '=', id).execute()
}

export async function deleteItem(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('task_items').where('id', '=', id).execute()
}
