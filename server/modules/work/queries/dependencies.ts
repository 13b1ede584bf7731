import type { Dependency, DependencyKind, Planned } from '@diwan/core/dependencies'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export interface DependencyRow {
  readonly before_id: string
  readonly after_id: string
  readonly kind: DependencyKind
  readonly lag: number
}

/** Whether one follows another, near or far. */
export async function follows(db: Queryable, beforeId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive following (id) as (
      select ${beforeId}::uuid union
      select link.after_id from task_dependencies link join following on following.id = link.before_id
    ) select from following where id = ${id}`.execute(db)
  return rows.length > 0
}

interface Set extends DependencyRow {
  readonly project_id: string
}

export async function setDependencyRow(db: Queryable, { project_id, before_id, after_id, kind, lag }: Set): Promise<void> {
  await db
    .insertInto('task_dependencies')
    .values({ project_id, before_id, after_id, kind, lag })
    .onConflict((on) => on.columns(['after_id', 'before_id']).doUpdateSet({ kind, lag }))
    .execute()
}

export async function deleteDependencyRow(db: Queryable, beforeId: string, afterId: string): Promise<void> {
  await db.deleteFrom('task_dependencies').where('after_id', '=', afterId).where('before_id', '=', beforeId).execute()
}

/** A task that is deleted is waited for no longer. */
export async function forgetDependencies(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('task_dependencies').where(anyOf('before_id', ids)).execute()
  await db.deleteFrom('task_dependencies').where(anyOf('after_id', ids)).execute()
}

/** As dates are reckoned with. */
export const dependencyOf = ({ before_id, after_id, kind, lag }: DependencyRow): Dependency => ({
  before: before_id,
  after: after_id,
  kind,
  lag,
})

export interface PlannedRow {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly start_date: string | null
  readonly due_date: string | null
  readonly duration: number | null
}

/** As its dates are reckoned with. */
export const plannedOf = ({ id, status, start_date, due_date, duration }: PlannedRow): Planned => ({
  id,
  start: start_date,
  end: due_date,
  days: duration,
  fixed: status === 'DONE' || status === 'CANCELED',
})

const columns = sql`task.id, task.title, task.status, task.start_date::text as start_date, task.due_date::text as due_date, task.duration`

export async function readPlanned(db: Queryable, ids: readonly string[]): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    select ${columns} from tasks task where ${anyOf('task.id', ids)} and task.deleted_at is null`.execute(db)
  return rows
}

/** The tasks of a project that are still to do and have a date. Index: tasks_of_project_living. */
export async function readPlannedOf(db: Queryable, projectId: string, most: number): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    select ${columns} from tasks task
    where task.project_id = ${projectId} and task.deleted_at is null and task.status not in ('DONE', 'CANCELED')
      and num_nonnulls(task.start_date, task.due_date) > 0
    order by task.id limit ${sql.lit(most)}`.execute(db)
  return rows
}

/** What waits for what in a project. Index: tasks_of_project_living, task_dependencies_pkey. */
export async function readDependenciesOf(db: Queryable, projectId: string): Promise<DependencyRow[]> {
  const { rows } = await sql<DependencyRow>`
    select link.before_id, link.after_id, link.kind, link.lag from tasks task
    join task_dependencies link on link.after_id = task.id
    where task.project_id = ${projectId} and task.deleted_at is null order by link.after_id, link.before_id`.execute(db)
  return rows
}

/** All that follows one of them, with everything that any of these waits for. */
export async function readFollowing(db: Queryable, id: string) {
  const { rows } = await sql<DependencyRow>`
    with recursive following (id) as (
      select ${id}::uuid union
      select link.after_id from task_dependencies link join following on following.id = link.before_id
    )
    select link.before_id, link.after_id, link.kind, link.lag from task_dependencies link
    where link.after_id in (select id from following)`.execute(db)
  const ids = [...new Set([id, ...rows.flatMap(({ before_id, after_id }) => [before_id, after_id])])]
  return { tasks: await readPlanned(db, ids), dependencies: rows.map(dependencyOf) }
}

/** The tasks of a project as a picker names them, those changed last first. Index: tasks_of_project_living. */
export async function readNames(db: Queryable, projectId: string, most: number) {
  return db
    .selectFrom('tasks')
    .select(['id', 'title', 'status'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute()
}
