import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { Colour } from '@diwan/contract/kit/colours'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MAX_GROUPS } from '@diwan/contract/work/limits'
import type { TableGroups } from '@diwan/contract/work/schemas/tasks'
import { TASK_PRIORITIES, type TableGroup } from '@diwan/contract/work/vocabulary'
import { demand } from '../../../../kit/access/demand.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { counterOf } from '../../../../kit/list/counter.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { readLabels } from '../../../labels/public.ts'
import { canProject } from '../../access.ts'
import { presentProject } from '../../presenter/project.ts'
import { presentNamed, presentTask } from '../../presenter/task.ts'
import { readCards } from '../../queries/cards.ts'
import { countGroups, readColumnPeople, readGroups } from '../../queries/groups.ts'
import { readLists } from '../../queries/lists.ts'
import { readMilestones } from '../../queries/milestones.ts'
import { readProject, type ProjectRow } from '../../queries/projects.ts'
import { resolvedTasks } from '../../queries/task-list.ts'

type Head = Omit<TableGroups['items'][number], 'count'>

/** Five trips, however many columns there are: the project, the places of the cards, who or what they are grouped by, the cards, their people. */
export async function openGroups(
  ctx: Ctx,
  { id, by, most, ...cards }: InputOf<typeof tasks.groups>,
): Promise<OutputOf<typeof tasks.groups>> {
  const { db, actor } = ctx
  const project = await readProject(db, actor, id)
  demand(canProject, 'view', actor, project)
  const held = await readGroups(db, actor, id, { ...cards, by, most })
  const { columns, more } = await columnsOf(db, by, project, [...held.keys()])
  const ids = new Set(columns.flatMap(({ key }) => held.get(key ?? '')?.ids ?? []))
  const byId = new Map((await readCards(db, actor, [...ids])).map((row) => [row.id, presentTask(actor, row)]))
  return {
    project: presentProject(actor, project),
    columns: columns.map(({ title: _title, ...head }) => {
      const { count = 0, ids: inside = [] } = held.get(head.key ?? '') ?? {}
      return { ...head, count: counterOf(count), tasks: inside.flatMap((one) => byId.get(one) ?? []) }
    }),
    more,
  }
}

/** The groups of a table with how many they hold; those that hold nothing are not shown. */
export async function listTableGroups(
  ctx: Ctx,
  { id, by, ...input }: InputOf<typeof tasks.tableGroups>,
): Promise<OutputOf<typeof tasks.tableGroups>> {
  const { db, actor } = ctx
  const project = await readProject(db, actor, id)
  demand(canProject, 'view', actor, project)
  const counts = await countGroups(db, actor, { ...(await resolvedTasks(ctx, input)), by, projectId: [id] })
  const { columns, more } = await columnsOf(db, by, project, [...counts.keys()])
  const held = columns.flatMap((head) => {
    const count = counts.get(head.key ?? '')
    return count === undefined ? [] : [{ ...head, count: counterOf(count) }]
  })
  return { items: held, more }
}

/** As many as are shown; what holds nothing gives way first. */
async function columnsOf(db: Queryable, by: TableGroup, project: ProjectRow, keys: readonly string[]) {
  const heads = await headsOf(db, by, project, keys)
  if (by === 'priority' || by === 'list') return { columns: heads, more: false }
  const holds = ({ key }: Head) => key === null || keys.includes(key)
  const shown = [...heads.filter(holds), ...heads.filter((head) => !holds(head))]
  return { columns: shown.slice(0, MAX_GROUPS), more: shown.length > MAX_GROUPS }
}

const none: Head = { key: null, person: null, label: null, title: null }

/** All that a column may stand for, also where it holds nothing: a card may be put there. */
async function headsOf(db: Queryable, by: TableGroup, project: ProjectRow, keys: readonly string[]): Promise<Head[]> {
  const workspaceId = project.workspace_id
  if (by === 'priority') return TASK_PRIORITIES.toReversed().map((key) => ({ ...none, key }))
  if (by === 'list') return (await readLists(db, project.id)).map(({ id, title }) => ({ ...none, key: id, title }))
  if (by === 'milestone')
    return [none, ...(await readMilestones(db, project.id)).map(({ id, title }) => ({ ...none, key: id, title }))]
  if (by === 'label') {
    const labels = await readLabels(db, workspaceId)
    return [none, ...labels.map(({ id, name, colour }) => ({ ...none, key: id, label: { id, name, colour: colour as Colour } }))]
  }
  const people = await readColumnPeople(
    db,
    workspaceId,
    keys.filter((key) => key !== ''),
  )
  return [none, ...people.map((one) => ({ ...none, key: one.id, person: presentNamed(one) }))]
}
