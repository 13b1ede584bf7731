import type { TimeGroup } from '@diwan/contract/work/vocabulary'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { personIn, type NamedPerson } from './inside.ts'

/** Whose days and weeks are meant. */
interface Reckoned {
  readonly zone: string
  /** From Sunday, 0, to Saturday. */
  readonly weekStart: number
}

export interface TimesAsked extends Reckoned {
  readonly workspaceId: string
  readonly projectId?: readonly string[] | undefined
  readonly personId?: readonly string[] | undefined
  readonly spentFrom?: string | undefined
  readonly spentTo?: string | undefined
}

const among = (column: RawBuilder<unknown>, ids: readonly string[] | undefined) =>
  ids ? sql`and ${column} = any(${[...ids]}::uuid[])` : sql``

/** The entries of time of a workspace that have come to an end, by tasks that are there. Indexes: tasks_of_project_living, task_times_of_task, task_times_by_start. */
const spent = ({ workspaceId, projectId, personId, spentFrom, spentTo, zone, weekStart }: TimesAsked) => sql`
  select entry.user_id, entry.seconds, task.id as task_id, task.project_id, began.day,
    began.day - (extract(dow from began.day)::int - ${weekStart}::int + 7) % 7 as week
  from projects project
  join tasks task on task.project_id = project.id and task.deleted_at is null
  join task_times entry on entry.task_id = task.id and entry.seconds is not null
  cross join lateral (select (entry.started_at at time zone ${zone})::date as day) began
  where project.workspace_id = ${workspaceId} and project.deleted_at is null
    ${among(sql`project.id`, projectId)} ${among(sql`entry.user_id`, personId)}
    ${spentFrom ? sql`and entry.started_at >= ${spentFrom}::date::timestamp at time zone ${zone}` : sql``}
    ${spentTo ? sql`and entry.started_at < (${spentTo}::date + 1)::timestamp at time zone ${zone}` : sql``}`

interface Spent {
  readonly seconds: number
  readonly entries: number
}
export interface TimeSumRow extends Spent {
  readonly person: NamedPerson | null
  readonly project: { readonly id: string; readonly title: string } | null
  readonly task: { readonly id: string; readonly title: string; readonly estimate: number | null } | null
  readonly week: string | null
}

const keys: Readonly<Record<TimeGroup, RawBuilder<unknown>>> = {
  person: sql`user_id`,
  project: sql`project_id`,
  task: sql`task_id`,
  week: sql`week`,
}

const nothing = sql`null`
const projectIn = (id: RawBuilder<unknown>) =>
  sql`(select jsonb_build_object('id', project.id, 'title', project.title) from projects project where project.id = ${id})`
const taskIn = sql`(select jsonb_build_object('id', task.id, 'title', task.title, 'estimate', task.estimate)
  from tasks task where task.id = summed.task_id)`

/** By one of the four, the most time first; weeks the latest first. */
export async function readTimeSums(
  db: Queryable,
  asked: TimesAsked,
  { by, limit }: { readonly by: TimeGroup; readonly limit: number },
): Promise<{ rows: TimeSumRow[]; total: Spent }> {
  const shown = {
    person: by === 'person' ? personIn('summed.user_id') : nothing,
    project: by === 'task' || by === 'project' ? projectIn(sql`summed.project_id`) : nothing,
    task: by === 'task' ? taskIn : nothing,
    week: by === 'week' ? sql`summed.week::text` : nothing,
  }
  const { rows } = await sql<TimeSumRow & { readonly all_seconds: number; readonly all_entries: number }>`
    with spent as (${spent(asked)}), summed as (
      select ${keys[by]}${by === 'task' ? sql`, project_id` : sql``}, sum(seconds)::float8 as seconds, count(*)::int as entries,
        sum(sum(seconds)) over ()::float8 as all_seconds, sum(count(*)) over ()::int as all_entries
      from spent group by ${keys[by]}${by === 'task' ? sql`, project_id` : sql``}
      order by ${by === 'week' ? sql`week desc` : sql`sum(seconds) desc, ${keys[by]}`} limit ${sql.lit(limit)}
    )
    select ${shown.person} as person, ${shown.project} as project, ${shown.task} as task, ${shown.week} as week,
      seconds, entries, all_seconds, all_entries
    from summed order by ${by === 'week' ? sql`summed.week desc` : sql`seconds desc, ${keys[by]}`}`.execute(db)
  return { rows, total: { seconds: rows[0]?.all_seconds ?? 0, entries: rows[0]?.all_entries ?? 0 } }
}

export interface TimeLineRow extends Spent {
  readonly week: string
  readonly person: string
  readonly project: string
  readonly task: string
}

/** What each person worked on each task in each week, the latest week first. */
export async function readTimeLines(db: Queryable, asked: TimesAsked, limit: number): Promise<TimeLineRow[]> {
  const { rows } = await sql<TimeLineRow>`
    with spent as (${spent(asked)})
    select spent.week::text as week, person.full_name as person, project.title as project, task.title as task,
      sum(spent.seconds)::float8 as seconds, count(*)::int as entries
    from spent join users person on person.id = spent.user_id join projects project on project.id = spent.project_id
    join tasks task on task.id = spent.task_id
    group by spent.week, spent.user_id, person.full_name, spent.project_id, project.title, spent.task_id, task.title
    order by spent.week desc, project.title collate "ar-x-icu", spent.project_id, task.title collate "ar-x-icu", spent.task_id,
      person.full_name collate "ar-x-icu", spent.user_id
    limit ${sql.lit(limit)}`.execute(db)
  return rows
}
