import { taskList } from '@diwan/contract/work/list'
import { NO_GROUP } from '@diwan/contract/work/vocabulary'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { lister } from '../../../kit/list/lister.ts'
import { byReach } from '../../../kit/list/readers.ts'
import { saysCustom } from '../../custom-fields/public.ts'
import { hasLabel, unlabelled } from '../../labels/public.ts'
import { reachInside } from '../access.ts'
import type { ListRow } from './lists.ts'

type Shape = typeof taskList
type View = Shape['views'][number]

interface Place {
  id: string
  sort: string
}

const living = sql`record.deleted_at is null`
const whole = sql`${living} and record.parent_id is null`

const assignedTo = (ids: readonly string[]) =>
  sql<boolean>`exists (select from task_assignees assigned where assigned.task_id = record.id and assigned.user_id = any(${[...ids]}::uuid[]))`

/** What is asked beside filters and order. */
interface ShownTasks {
  readonly view: View
  /** One group of a table: `assignee.none`. */
  readonly within?: string | undefined
  /** All of them, sub-tasks among them. */
  readonly deep?: boolean
}

const groups: Readonly<Record<string, (key: string) => RawBuilder<boolean>>> = {
  list: (key) => sql`record.list_id = ${key}::uuid`,
  priority: (key) => sql`record.priority = ${key}`,
  milestone: (key) => sql`record.milestone_id = ${key}::uuid`,
  assignee: (key) => assignedTo([key]),
  label: (key) => hasLabel([key]),
}
const outside: Readonly<Record<string, RawBuilder<boolean>>> = {
  milestone: sql`record.milestone_id is null`,
  assignee: sql`not exists (select from task_assignees assigned where assigned.task_id = record.id)`,
  label: unlabelled,
}

function inGroup(within: string | undefined): RawBuilder<boolean> {
  if (within === undefined) return sql`true`
  const [by = '', key = ''] = within.split('.')
  return (key === NO_GROUP ? outside[by] : groups[by]?.(key)) ?? sql`false`
}

/** Through the workspaces of the reader; of one project by tasks_of_project_living. */
const read = lister<View, Shape['sorts'][number], Shape['filters'], Place, 'workspace.view', ShownTasks>(taskList, {
  table: 'tasks',
  readers: { 'workspace.view': byReach(reachInside, 'workspace.view') },
  sorts: {
    created: 'created_at',
    updated: 'updated_at',
    due: { column: 'due_order', type: 'int' },
    priority: { column: 'priority_order', type: 'int' },
    title: { column: 'title', type: 'name' },
  },
  views: {
    open: (_actor, { within }) => sql`${whole} and record.status not in ('DONE', 'CANCELED') and ${inGroup(within)}`,
    done: (_actor, { within }) => sql`${whole} and record.status in ('DONE', 'CANCELED') and ${inGroup(within)}`,
    all: (_actor, { within, deep }) => sql`${deep ? living : whole} and ${inGroup(within)}`,
    subtasks: (_actor, { within }) => sql`${living} and record.parent_id is not null and ${inGroup(within)}`,
  },
  viewOf: ({ view }) => view,
  filters: {
    status: 'status',
    priority: 'priority',
    assigneeId: assignedTo,
    labelId: hasLabel,
    milestoneId: 'milestone_id',
    listId: 'list_id',
    projectId: 'project_id',
    parentId: 'parent_id',
    custom: saysCustom('task'),
  },
  zone: ({ actor }) => actor.reading.zone,
})

export const { page: pageOfTasks, counts: countersOfTasks, resolved: resolvedTasks, stream: streamTasks, fits } = read

/** How the tasks of a project are asked for. */
export type TasksAsked = Parameters<typeof fits>[1]

export interface Cards {
  readonly priority?: readonly string[] | undefined
  readonly assigneeId?: readonly string[] | undefined
  readonly labelId?: readonly string[] | undefined
  readonly custom?: readonly string[] | undefined
}

/** What of a project a board shows. */
export const cardsOf = (actor: Actor, cards: Cards) =>
  sql`record.status <> 'CANCELED' and ${fits(actor, { view: 'all', ...(cards as object) })}`

export interface ColumnRow extends ListRow {
  readonly count: number
  readonly ids: readonly string[]
}

/** The lists of a board with the first tasks of each, all in their order, and how many there are to a limit. Indexes: task_lists_in_order, tasks_on_board. */
export async function readColumns(
  db: Queryable,
  actor: Actor,
  projectId: string,
  { most, limit, ...cards }: Cards & { readonly most: number; readonly limit: number },
): Promise<ColumnRow[]> {
  const shown = cardsOf(actor, cards)
  const { rows } = await sql<ColumnRow>`
    select list.*, counted.count,
      array(select record.id from tasks record where record.list_id = list.id and ${shown} order by record.place limit ${sql.lit(most)}) as ids
    from task_lists list
    cross join lateral (
      select count(*)::int as count
      from (select from tasks record where record.list_id = list.id and ${shown} limit ${sql.lit(limit)}) found
    ) counted
    where list.project_id = ${projectId} order by list.place`.execute(db)
  return rows
}
