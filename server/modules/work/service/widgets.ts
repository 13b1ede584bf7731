import { WIDGET_ROWS, type WidgetCheck, type WidgetRow } from '@diwan/contract/kit/widgets'
import { projectPath, taskPath } from '@diwan/contract/work/addresses'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MineQuery, type PlacedTask } from '@diwan/contract/work/schemas/tasks'
import { dayIn } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { NumberedList, Widget } from '../../../kit/module.ts'
import { canProject } from '../access.ts'
import { presentProject } from '../presenter/project.ts'
import { readProjectsOfMine } from '../queries/mine.ts'
import { readProjects } from '../queries/projects.ts'
import { countMineIn, listMine } from './tasks/read.ts'

const work = { module: 'workspace', flag: 'view', area: 'user', column: 1 } as const

export const numberedTasks: NumberedList = {
  module: 'workspace',
  flag: 'view',
  list: tasks.mine,
  queries: { 'workspace.mine': { group: 'open' } },
  count: (ctx, queries) =>
    countMineIn(
      ctx,
      queries.map((query) => MineQuery.parse(query).group),
    ),
}

/** The tasks of the caller in all workspaces, the soonest due first. */
const ownTasks: Widget = {
  ...work,
  key: 'workspace.mine',
  size: 'middle',
  order: 40,
  number: 'workspace.mine',
  path: '/user/mhame',
  topics: ['tasks'],
  read: async (ctx) => {
    const today = dayIn(ctx.actor.reading.zone, toSeconds(ctx.clock.now()))
    const { items } = await listMine(ctx, MineQuery.parse({ limit: WIDGET_ROWS }))
    return items.length > 0 ? { shape: 'checks', items: items.map((task) => checkOf(task, today)) } : undefined
  },
}

const checkOf = ({ id, title, dueDate, version, project, workspace }: PlacedTask, today: string): WidgetCheck => ({
  id,
  kind: 'task',
  title,
  ...(dueDate !== null && { day: dueDate, late: dueDate < today }),
  version,
  done: false,
  path: taskPath(id, { ...project, workspace }),
})

/** Where the caller has tasks to do. */
const ownProjects: Widget = {
  ...work,
  key: 'workspace.projects',
  size: 'low',
  order: 80,
  path: '/user/workspace',
  topics: ['workspaces', 'tasks'],
  read: async ({ db, actor }) => {
    const ids = await readProjectsOfMine(db, actor, WIDGET_ROWS)
    const rows = (await readProjects(db, actor, ids)).filter((row) => canProject.view(actor, row))
    const items = rows.map((row): WidgetRow => {
      const project = presentProject(actor, row)
      const { id, title, progress, workspace } = project
      return { id, title, progress, colour: workspace.colour, path: projectPath({ id, title, workspace }) }
    })
    return items.length > 0 ? { shape: 'rows', items } : undefined
  },
}

export const workWidgets = [ownTasks, ownProjects]
