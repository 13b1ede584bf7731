import { sql, type RawBuilder } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Label } from '@diwan/contract/labels/schemas'
import type { Actor } from '../../../kit/access/actor.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { labelsIn } from '../../labels/public.ts'
import type { Tasks } from '../rows.gen.ts'
import { joined, personIn, standing, type Inside, type NamedPerson } from './inside.ts'

/** Where the tasks of a list stand, for `place`. */
export const TASKS = { table: 'tasks', within: 'list_id', key: 'place' } as const

/** A task as access and presenter need it. */
export interface TaskRow
  extends Omit<Selectable<Tasks>, 'start_date' | 'due_date' | 'waits_until'>, Omit<Inside, 'deleted_at' | 'id' | 'workspace_id'> {
  readonly start_date: string | null
  readonly due_date: string | null
  readonly waits_until: string | null
  readonly project_title: string
  readonly workspace_name: string
  readonly workspace_colour: string
  readonly parent_title: string | null
  readonly milestone_title: string | null
  readonly creator: NamedPerson
  readonly assignees: readonly NamedPerson[]
  readonly labels: Label[]
  readonly subtasks: number
  readonly open_subtasks: number
}

/** Each looked up once: a join with people, or with the tasks a sub-task lies in, is planned as if there were many. */
const assigneesIn: RawBuilder<NamedPerson[]> =
  sql`(select coalesce(jsonb_agg(one.person order by one.person->>'name', one.person->>'id'), '[]')
  from (select ${personIn('assigned.user_id')} as person from task_assignees assigned where assigned.task_id = task.id offset 0) one)`

const columns = sql`task.*, task.start_date::text as start_date, task.due_date::text as due_date, task.waits_until::text as waits_until,
  project.title as project_title, (select parent.title from tasks parent where parent.id = task.parent_id) as parent_title,
  (select milestone.title from milestones milestone where milestone.id = task.milestone_id) as milestone_title,
  ${personIn('task.created_by')} as creator, ${assigneesIn} as assignees, ${labelsIn('task')} as labels,
  sub.subtasks, sub.open_subtasks, ${standing}`

/** Of a query of `task`: what it lies in, and its sub-tasks. */
export const around = (userId: string | null) => sql`
  join projects project on project.id = task.project_id ${joined(userId)}
  cross join lateral (
    select count(*)::int as subtasks, count(*) filter (where child.status not in ('DONE', 'CANCELED'))::int as open_subtasks
    from tasks child where child.parent_id = task.id and child.deleted_at is null
  ) sub`

/** Of these those that there are, in this order, as they stand to this person; to nobody where none is named. */
export async function readTasks(db: Queryable, actor: Pick<Actor, 'id'> | null, ids: readonly string[]): Promise<TaskRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<TaskRow>`
    select ${columns} from tasks task ${around(actor?.id ?? null)} where ${anyOf('task.id', ids)}`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const readTask = async (db: Queryable, actor: Pick<Actor, 'id'> | null, id: string): Promise<TaskRow | undefined> =>
  (await readTasks(db, actor, [id]))[0]

/** The row lock that every command takes first. */
export async function lockTask(db: Queryable, actor: Pick<Actor, 'id'>, id: string): Promise<TaskRow | undefined> {
  const [, row] = await Promise.all([sql`select from tasks where id = ${id} for update`.execute(db), readTask(db, actor, id)])
  return row
}

/** The sub-tasks of one. Index: tasks_of_parent_living. */
export async function readChildIds(db: Queryable, parentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tasks where parent_id = ${parentId} and deleted_at is null order by created_at, id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Each of these followed by its sub-tasks. Index: tasks_of_parent_living. */
export async function withSubtasks(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; parent_id: string }>`
    select id, parent_id from tasks where ${anyOf('parent_id', ids)} and deleted_at is null order by created_at, id`.execute(db)
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id)
  return ids.flatMap((id) => [id, ...(below.get(id) ?? []).map((child) => child.id)])
}

/** The same of several, always in one order: two who lock the same wait for each other, and not both for ever. */
export async function lockTasks(db: Queryable, actor: Pick<Actor, 'id'>, ids: readonly string[]): Promise<TaskRow[]> {
  if (ids.length === 0) return []
  const locked = sql`select from tasks where ${anyOf('id', ids)} order by id for update`.execute(db)
  const [, rows] = await Promise.all([locked, readTasks(db, actor, ids)])
  return rows
}

export const insertTask = (db: Queryable, row: Insertable<Tasks>): Promise<void> => insertTasks(db, [row])

export async function insertTasks(db: Queryable, rows: readonly Insertable<Tasks>[]): Promise<void> {
  await db.insertInto('tasks').values(rows).execute()
}

export async function updateTask(db: Queryable, id: string, set: Updateable<Tasks>): Promise<void> {
  await db.updateTable('tasks').set(set).where('id', '=', id).execute()
}

/** Of new tasks. */
export async function insertAssignees(db: Queryable, assigned: readonly { task_id: string; user_id: string }[]): Promise<void> {
  if (assigned.length > 0) await db.insertInto('task_assignees').values(assigned).execute()
}

/** These and no others; answers those who were not before. */
export async function setAssignees(db: Queryable, taskId: string, userIds: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(userIds)]
  await sql`delete from task_assignees where task_id = ${taskId} and user_id <> all(${wanted}::uuid[])`.execute(db)
  const { rows } = await sql<{ user_id: string }>`insert into task_assignees (task_id, user_id)
    select ${taskId}::uuid, id from unnest(${wanted}::uuid[]) wanted(id) on conflict do nothing returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** All tasks of a list, also deleted ones, behind those of another one. Indexes: tasks_in_order. */
export async function readWholeList(db: Queryable, listId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from tasks where list_id = ${listId} order by place`.execute(db)
  return rows.map(({ id }) => id)
}

/** What its words are kept with for the search. */
export const readTitle = (db: Queryable, id: string) =>
  db.selectFrom('tasks').select(['title', 'created_at']).where('id', '=', id).executeTakeFirst()
