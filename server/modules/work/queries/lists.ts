import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { TaskLists } from '../rows.gen.ts'

export type ListRow = Selectable<TaskLists>

/** Where the lists of a board stand, for `place`. */
export const LISTS = { table: 'task_lists', within: 'project_id', key: 'place' } as const

/** In their order; as many as a board may have. Index: task_lists_in_order. */
export function readLists(db: Queryable, projectId: string): Promise<ListRow[]> {
  return db.selectFrom('task_lists').selectAll().where('project_id', '=', projectId).orderBy('place').execute()
}

export function readList(db: Queryable, id: string): Promise<ListRow | undefined> {
  return db.selectFrom('task_lists').selectAll().where('id', '=', id).executeTakeFirst()
}

/** It stays until the end of the transaction, so that something can be put into it. */
export const holdList = async (db: Queryable, id: string): Promise<ListRow | undefined> => (await holdLists(db, [id]))[0]

export async function holdLists(db: Queryable, ids: readonly string[]): Promise<ListRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('task_lists').selectAll().where(anyOf('id', ids)).forKeyShare().execute()
}

export async function insertList(db: Queryable, row: Insertable<TaskLists>): Promise<void> {
  await db.insertInto('task_lists').values(row).execute()
}

export async function updateList(db: Queryable, id: string, set: Updateable<TaskLists>): Promise<void> {
  await db.updateTable('task_lists').set(set).where('id', '=', id).execute()
}

export async function deleteListRow(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('task_lists').where('id', '=', id).execute()
}

/** What these lists are called. */
export async function readListTitles(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('task_lists').select(['id', 'title']).where(anyOf('id', ids)).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
