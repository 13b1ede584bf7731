import { taskList } from '@diwan/contract/work/list'
import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { lister } from '../../../kit/list/lister.ts'
import { byReach } from '../../../kit/list/readers.ts'
import { saysCustom } from '../../custom-fields/public.ts'
import { hasLabel } from '../../labels/public.ts'
import { reachInside } from '../access.ts'

type Shape = typeof taskList
type View = Shape['views'][number]

interface Place {
  id: string
  sort: string
}

const whole = sql`record.deleted_at is null and record.parent_id is null`

const assignedTo = (ids: readonly string[]) =>
  sql`exists (select from task_assignees assigned where assigned.task_id = record.id and assigned.user_id = any(${[...ids]}::uuid[]))`

/** Through the workspaces of the reader; of one project by tasks_of_project_living. */
const read = lister<View, Shape['sorts'][number], Shape['filters'], Place, 'workspace.view', { readonly view: View }>(taskList, {
  table: 'tasks',
  readers: { 'workspace.view': byReach(reachInside, 'workspace.view') },
  sorts: { created: 'created_at', updated: 'updated_at' },
  views: {
    open: () => sql`${whole} and record.status not in ('DONE', 'CANCELED')`,
    done: () => sql`${whole} and record.status in ('DONE', 'CANCELED')`,
    all: () => whole,
    subtasks: () => sql`record.deleted_at is null and record.parent_id is not null`,
  },
  viewOf: ({ view }) => view,
  filters: {
    status: 'status',
    priority: 'priority',
    assigneeId: assignedTo,
    labelId: hasLabel,
    milestoneId: 'milestone_id',
    projectId: 'project_id',
    parentId: 'parent_id',
    custom: saysCustom('task'),
  },
  zone: ({ actor }) => actor.reading.zone,
})

export const { page: pageOfTasks, counts: countersOfTasks, resolved: resolvedTasks, fits } = read

export interface Cards {
  readonly priority?: readonly string[] | undefined
  readonly assigneeId?: readonly string[] | undefined
  readonly labelId?: readonly string[] | undefined
  readonly custom?: readonly string[] | undefined
}

/** What of a project a board shows. */
export const cardsOf = (actor: Actor, cards: Cards) =>
  sql`record.status <> 'CANCELED' and ${fits(actor, { view: 'all', ...(cards as object) })}`

export interface ColumnRow {
  readonly list_id: string
  readonly count: number
  readonly ids: readonly string[]
}

/** The first tasks of each list of a board, in their order, and how many there are to a limit. Index: tasks_in_order. */
export async function readColumns(
  db: Queryable,
  actor: Actor,
  projectId: string,
  { most, limit, ...cards }: Cards & { readonly most: number; readonly limit: number },
): Promise<ColumnRow[]> {
  const shown = cardsOf(actor, cards)
  const { rows } = await sql<ColumnRow>`
    select list.id as list_id, counted.count,
      array(select record.id from tasks record where record.list_id = list.id and ${shown} order by record.place limit ${sql.lit(most)}) as ids
    from task_lists list
    cross join lateral (
      select count(*)::int as count
      from (select from tasks record where record.list_id = list.id and ${shown} limit ${sql.lit(limit)}) found
    ) counted
    where list.project_id = ${projectId}`.execute(db)
  return rows
}
