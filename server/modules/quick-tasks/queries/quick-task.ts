import type { Label } from '@diwan/contract/labels/schemas'
import type { QuickTaskItem } from '@diwan/contract/quick-tasks/schemas'
import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundTexts } from '../../../kit/kind/types.ts'
import { labelsIn } from '../../labels/public.ts'
import type { QuickTasks } from '../rows.gen.ts'

/** A quick task as access looks at it. */
export type QuickTaskReach = Selectable<QuickTasks>

interface Named {
  readonly id: string
  readonly name: string
  readonly photo: string | null
}

/** As the presenter needs it. */
export interface QuickTaskRow extends QuickTaskReach {
  readonly sort: string
  readonly labels: Label[]
  readonly people: readonly Named[]
  readonly author: Named
  readonly assignee: Named | null
  readonly returner: Named | null
  readonly items: QuickTaskItem[]
  readonly purge_at: Date | null
}

const peopleIn = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'name', person.full_name, 'photo', person.photo_id)
      order by person.full_name, person.id), '[]')
    from quick_task_people named join users person on person.id = named.user_id where named.task_id = quick_task.id)`
const personIn = (column: string) => sql`(select jsonb_build_object('id', id, 'name', full_name, 'photo', photo_id)
    from users where id = ${sql.ref(`quick_task.${column}`)})`
const itemsIn = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', item.id, 'title', item.title, 'done', item.done)
      order by item.place), '[]') from quick_task_items item where item.task_id = quick_task.id)`

/** Its steps, labels and people are few: they are read with it. */
export const columnsBy = (sort: string) => sql`
  quick_task.*, ${sql.ref(`quick_task.${sort}`)}::text as sort, object.purge_at,
  ${labelsIn('quick_task')} as labels, ${peopleIn} as people, ${itemsIn} as items,
  ${personIn('created_by')} as author, ${personIn('assignee_id')} as assignee, ${personIn('returned_by')} as returner`
export const joined = sql`join objects object on object.id = quick_task.id`

export async function insertQuickTask(db: Queryable, row: Insertable<QuickTasks>): Promise<void> {
  await db.insertInto('quick_tasks').values(row).execute()
}

export async function updateQuickTask(db: Queryable, id: string, set: Updateable<QuickTasks>): Promise<void> {
  await db.updateTable('quick_tasks').set(set).where('id', '=', id).execute()
}

export async function readQuickTasks(db: Queryable, ids: readonly string[]): Promise<QuickTaskRow[]> {
  const { rows } = await sql<QuickTaskRow>`
    select ${columnsBy('updated_at')} from quick_tasks quick_task ${joined} where ${anyOf('quick_task.id', ids)}`.execute(db)
  return rows
}

/** The texts by which quick tasks are found. */
export async function readTexts(db: Queryable, ids: readonly string[]): Promise<FoundTexts[]> {
  const rows = await db
    .selectFrom('quick_tasks')
    .select(['id', 'title', 'note', 'created_at as at'])
    .where(anyOf('id', ids))
    .execute()
  return rows.map(({ id, title, note, at }) => ({ id, texts: [title, note], at }))
}

/** The row lock that every command takes first. */
export async function lockQuickTask(db: Queryable, id: string): Promise<QuickTaskReach | undefined> {
  return db.selectFrom('quick_tasks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The rows of purged quick tasks, with their steps and people. */
export async function forgetQuickTasks(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.updateTable('quick_tasks').set({ next_id: null }).where(anyOf('next_id', ids)).execute()
  await db.deleteFrom('quick_tasks').where(anyOf('id', ids)).execute()
}
