import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { Bar } from '@diwan/contract/timeline/schemas'
import { taskPath } from '@diwan/contract/work/addresses'
import type { projects } from '@diwan/contract/work/endpoints/projects'
import { demand } from '../../../kit/access/demand.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import type { TimelineSource } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { canProject, canTask } from '../access.ts'
import { presentNamed } from '../presenter/task.ts'
import { readBars, readBarsOfProject, type BarRow } from '../queries/bars.ts'
import { readProject } from '../queries/projects.ts'

type Group = NonNullable<Bar['group']>

const presentBar = (actor: Actor, row: BarRow, group: Group): Bar => ({
  id: row.id,
  kind: 'task',
  type: row.is_sub ? 'subTasks' : 'task',
  title: row.title,
  path: taskPath(row.id, {
    id: row.project_id,
    title: row.project_title,
    workspace: { id: row.workspace_id, name: row.workspace_name },
  }),
  startDate: row.start_date,
  dueDate: row.due_date,
  progress: row.progress,
  done: row.status === 'DONE',
  person: row.person && presentNamed(row.person),
  group,
  ...(row.waits_for.length > 0 && { waitsFor: row.waits_for.map(({ id, kind }) => ({ id, kind })) }),
  movable: canTask.edit(actor, row),
})

/** Tasks on the timeline of a person: each lies in its project. */
export const tasksOnTimeline: TimelineSource = {
  kind: 'task',
  type: 'task',
  flag: 'workspace.view',
  module: 'workspace',
  bars: async ({ db, actor }, { scope, after, limit, ...between }) => {
    const asked = { ...between, after: readCursor(after), limit: limit + 1 }
    const { rows, next } = paged(await readBars(db, actor, scope, asked), limit)
    const items = rows.map((row) => presentBar(actor, row, { id: row.project_id, title: row.project_title }))
    return { items, next }
  },
}

/** All tasks of a project that have a date; each lies in its list. */
export async function listProjectBars(
  { db, actor }: Ctx,
  { id, after, limit, ...filters }: InputOf<typeof projects.bars>,
): Promise<OutputOf<typeof projects.bars>> {
  demand(canProject, 'view', actor, await readProject(db, actor, id))
  const asked = { ...filters, after: readCursor(after), limit: limit + 1 }
  const { rows, next } = paged(await readBarsOfProject(db, actor, id, asked), limit)
  return { items: rows.map((row) => presentBar(actor, row, { id: row.list_id, title: row.list_title })), next }
}
