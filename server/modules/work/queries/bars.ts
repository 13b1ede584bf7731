import type { DependencyKind } from '@diwan/core/dependencies'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { among } from '../../../kit/access/among.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { byReach } from '../../../kit/list/readers.ts'
import { reachInside } from '../access.ts'
import { fits, type TasksAsked } from './task-list.ts'
import { personIn, standing, joined, type Inside, type NamedPerson } from './inside.ts'

/** A task as a line of time shows it. */
export interface BarRow extends Omit<Inside, 'id'>, Cursor {
  readonly title: string
  readonly status: string
  readonly is_sub: boolean
  readonly start_date: string | null
  readonly due_date: string | null
  readonly progress: number
  readonly project_id: string
  readonly project_title: string
  readonly workspace_id: string
  readonly workspace_name: string
  readonly list_id: string
  readonly list_title: string
  readonly person: NamedPerson | null
  readonly waits_for: readonly { readonly id: string; readonly kind: DependencyKind }[]
}

interface BarQuery {
  readonly after: Cursor | undefined
  readonly limit: number
}
/** As the table of a project is narrowed. */
type NarrowedBars = BarQuery & Omit<TasksAsked, 'view' | 'within' | 'deep'>
interface Between extends BarQuery {
  readonly from: string
  readonly to: string
}

const FLAG = 'workspace.view'
const sees = among(reachInside, FLAG)
const reading = byReach(reachInside, FLAG)

const hasDay = sql`num_nonnulls(record.start_date, record.due_date) > 0`
export const dated = sql`record.deleted_at is null and record.status <> 'CANCELED' and ${hasDay}`
/** What is archived is over: only its own project shows it. */
export const going = sql`exists (select from projects project join workspaces workspace on workspace.id = project.workspace_id
  where project.id = record.project_id and project.archived_at is null and workspace.archived_at is null)`
const within = ({ from, to }: Between): RawBuilder<boolean> =>
  sql`${dated} and ${going} and coalesce(record.start_date, record.due_date) <= ${to}::date and coalesce(record.due_date, record.start_date) >= ${from}::date`
const inOrder = sql`order by record.created_at desc, record.id desc`
const past = ({ after }: BarQuery): RawBuilder<unknown> =>
  after ? sql`and (record.created_at, record.id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``

/** Assigned to this person, where they may still see it. Index: task_assignees_by_user. */
const mine = (actor: Actor, asked: Between) => sql<{ id: string }>`
  select record.id, record.created_at as sort from task_assignees assigned
  join tasks record on record.id = assigned.task_id
  where assigned.user_id = ${actor.id} and ${within(asked)} and ${sees(actor, 'record')} ${past(asked)}
  ${inOrder} limit ${sql.lit(asked.limit)}`

/** Through the workspaces of this person. */
const all = (actor: Actor, { after, limit, ...between }: Between) =>
  reading.ids(actor, { table: 'tasks', sort: 'created_at', where: within({ ...between, after, limit }), after, limit })

/** Of one project, which the caller may see; what was given up only where that status is asked for. Index: tasks_of_project_living. */
const inside = (actor: Actor, projectId: string, { after, limit, ...filters }: NarrowedBars) => sql<{ id: string }>`
  select record.id, record.created_at as sort from tasks record
  where record.project_id = ${projectId} and ${filters.status ? hasDay : dated} and ${fits(actor, { view: 'all', deep: true, ...filters })}
    ${past({ after, limit })} ${inOrder} limit ${sql.lit(limit)}`

async function read(db: Queryable, actor: Actor, page: RawBuilder<unknown>): Promise<BarRow[]> {
  const { rows } = await sql<BarRow>`
    with page as (${page})
    select task.id, page.sort::text as sort, task.title, task.status, task.is_sub, task.start_date::text as start_date,
      task.due_date::text as due_date, task.progress, task.deleted_at, task.project_id, project.title as project_title, task.workspace_id,
      task.list_id, list.title as list_title, ${standing}, ${personIn('assigned.user_id')} as person,
      (select coalesce(jsonb_agg(jsonb_build_object('id', link.before_id, 'kind', link.kind)), '[]')
        from task_dependencies link where link.after_id = task.id) as waits_for
    from page join tasks task on task.id = page.id
    join projects project on project.id = task.project_id ${joined(actor.id)}
    join task_lists list on list.id = task.list_id
    left join lateral (select min(user_id::text)::uuid as user_id from task_assignees where task_id = task.id) assigned on true
    order by page.sort desc, task.id desc`.execute(db)
  return rows
}

export const readBarsOfProject = (db: Queryable, actor: Actor, projectId: string, asked: NarrowedBars): Promise<BarRow[]> =>
  read(db, actor, inside(actor, projectId, asked))

export async function readBars(db: Queryable, actor: Actor, scope: 'mine' | 'all', asked: Between): Promise<BarRow[]> {
  const page = scope === 'mine' ? mine(actor, asked) : all(actor, asked)
  return page ? read(db, actor, page) : []
}
