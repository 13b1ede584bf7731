import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { among } from '../../../kit/access/among.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { reachInside } from '../access.ts'
import { dated, going } from './bars.ts'
import type { NamedPerson } from './inside.ts'

const sees = among(reachInside, 'workspace.view')
const open = sql`record.deleted_at is null and record.status <> 'DONE'`

/** Who has something to do in a project, by name. Indexes: tasks_of_project_living, task_assignees_pkey. */
export async function readOccupied(db: Queryable, projectId: string, most: number): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    select person.id, person.full_name as name, person.photo_id as photo from users person
    where person.id in (
      select assigned.user_id from tasks record join task_assignees assigned on assigned.task_id = record.id
      where record.project_id = ${projectId} and ${open} and ${dated})
    order by person.full_name collate "ar-x-icu", person.id limit ${sql.lit(most)}`.execute(db)
  return rows
}

export interface LoadRow {
  readonly start: string | null
  readonly end: string | null
  readonly minutes: number | null
  readonly people: readonly string[]
}

/** What these people have to do that begins by that day, as far as the caller sees it. Index: task_assignees_by_user. */
export async function readLoads(
  db: Queryable,
  actor: Actor,
  { people, to, most }: { readonly people: readonly string[]; readonly to: string; readonly most: number },
): Promise<LoadRow[]> {
  const { rows } = await sql<LoadRow>`
    select record.start_date::text as start, record.due_date::text as end,
      round(record.estimate * (100 - record.progress) / 100.0)::int as minutes,
      array(select user_id from task_assignees assigned where assigned.task_id = record.id) as people
    from tasks record
    where record.id in (select task_id from task_assignees where user_id = any(${[...people]}::uuid[]))
      and ${open} and ${dated} and ${going} and ${sees(actor, 'record')} and coalesce(record.start_date, record.due_date) <= ${to}::date
    order by coalesce(record.start_date, record.due_date), record.id limit ${sql.lit(most)}`.execute(db)
  return rows
}
