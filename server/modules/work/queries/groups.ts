import type { BoardGroup, TableGroup } from '@diwan/contract/work/vocabulary'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { carriedBy } from '../../labels/public.ts'
import type { NamedPerson } from './inside.ts'
import { cardsOf, fits, type Cards, type TasksAsked } from './task-list.ts'

interface GroupRow {
  /** Empty where a task has none. */
  readonly key: string
  readonly count: number
  readonly ids: readonly string[]
}

const keyed: Record<TableGroup, RawBuilder<unknown>> = {
  list: sql`select shown.list_id::text as key, shown.* from shown`,
  milestone: sql`select coalesce(shown.milestone_id::text, '') as key, shown.* from shown`,
  assignee: sql`select coalesce(assigned.user_id::text, '') as key, shown.* from shown
    left join task_assignees assigned on assigned.task_id = shown.id`,
  label: sql`select coalesce(carried.label_id::text, '') as key, shown.* from shown left join ${carriedBy('shown')}`,
  priority: sql`select shown.priority as key, shown.* from shown`,
}

/** Which groups, and how many cards of each. */
interface GroupsWanted extends Cards {
  readonly by: BoardGroup
  readonly most: number
}

/** What each group of a project holds: the first in the order of its board. Index: tasks_of_project_living. */
export async function readGroups(
  db: Queryable,
  actor: Actor,
  projectId: string,
  { by, most, ...cards }: GroupsWanted,
): Promise<Map<string, GroupRow>> {
  const { rows } = await sql<GroupRow>`
    with shown as (
      select record.id, record.priority, record.list_id, record.milestone_id, record.place, list.place as lane
      from tasks record join task_lists list on list.id = record.list_id
      where record.project_id = ${projectId} and ${cardsOf(actor, cards)}
    ), keyed as (${keyed[by]})
    select key, count(*)::int as count, (array_agg(id order by lane, place))[1:${sql.lit(most)}] as ids
    from keyed group by key`.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

/** How many each group of a table holds. Index: tasks_of_project_living. */
export async function countGroups(
  db: Queryable,
  actor: Actor,
  { by, projectId, ...asked }: TasksAsked & { readonly by: TableGroup; readonly projectId: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<Pick<GroupRow, 'key' | 'count'>>`
    with shown as (
      select record.id, record.priority, record.list_id, record.milestone_id from tasks record where ${fits(actor, { ...asked, projectId })}
    ), keyed as (${keyed[by]})
    select key, count(*)::int as count from keyed group by key`.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** The people of a workspace and these, by name. Index: object_people_pkey. */
export async function readColumnPeople(db: Queryable, workspaceId: string, ids: readonly string[]): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    select person.id, person.full_name as name, person.photo_id as photo from users person
    where person.id in (select user_id from object_people where object_id = ${workspaceId} union select unnest(${[...ids]}::uuid[]))
    order by person.full_name collate "ar-x-icu", person.id`.execute(db)
  return rows
}
