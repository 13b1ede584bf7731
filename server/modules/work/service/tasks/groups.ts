import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { Colour } from '@diwan/contract/kit/colours'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MAX_GROUPS } from '@diwan/contract/work/limits'
import type { Groups } from '@diwan/contract/work/schemas/tasks'
import { TASK_PRIORITIES, type BoardGroup } from '@diwan/contract/work/vocabulary'
import { demand } from '../../../../kit/access/demand.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { counterOf } from '../../../../kit/list/counter.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { readLabels } from '../../../labels/public.ts'
import { canProject } from '../../access.ts'
import { presentProject } from '../../presenter/project.ts'
import { presentNamed, presentTask } from '../../presenter/task.ts'
import { readColumnPeople, readGroups } from '../../queries/groups.ts'
import { readProject } from '../../queries/projects.ts'
import { readTasks } from '../../queries/tasks.ts'

type Head = Pick<Groups['columns'][number], 'key' | 'person' | 'label'>

/** Four trips, however many columns there are: the project, the places of the cards, who or what they are grouped by, the cards. */
export async function openGroups(
  ctx: Ctx,
  { id, by, most, ...cards }: InputOf<typeof tasks.groups>,
): Promise<OutputOf<typeof tasks.groups>> {
  const { db, actor } = ctx
  const project = await readProject(db, actor, id)
  demand(canProject, 'view', actor, project)
  const held = await readGroups(db, actor, id, { ...cards, by, most })
  const heads = await headsOf(db, by, project.workspace_id, [...held.keys()])
  // what holds nothing gives way first
  const holds = ({ key }: Head) => key === null || held.has(key)
  const shown = [...heads.filter(holds), ...heads.filter((head) => !holds(head))]
  const columns = by === 'priority' ? heads : shown.slice(0, MAX_GROUPS)
  const ids = new Set(columns.flatMap(({ key }) => held.get(key ?? '')?.ids ?? []))
  const byId = new Map((await readTasks(db, actor, [...ids])).map((row) => [row.id, presentTask(actor, row)]))
  return {
    project: presentProject(actor, project),
    columns: columns.map((head) => {
      const { count = 0, ids: inside = [] } = held.get(head.key ?? '') ?? {}
      return { ...head, count: counterOf(count), tasks: inside.flatMap((one) => byId.get(one) ?? []) }
    }),
    more: shown.length > MAX_GROUPS,
  }
}

const none: Head = { key: null, person: null, label: null }

/** All that a column may stand for, also where it holds nothing: a card may be put there. */
async function headsOf(db: Queryable, by: BoardGroup, workspaceId: string, keys: readonly string[]): Promise<Head[]> {
  if (by === 'priority') return TASK_PRIORITIES.toReversed().map((key) => ({ ...none, key }))
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
