import { WIDGET_ROWS, type WidgetCheck } from '@diwan/contract/kit/widgets'
import { QuickTaskQuery, type QuickTask } from '@diwan/contract/quick-tasks/schemas'
import type { FirstStep, Widget } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { todayOf } from '../queries/list.ts'
import { listQuickTasks } from './read.ts'

const firstOf = async (ctx: Ctx, view: string, limit: number) =>
  (await listQuickTasks(ctx, QuickTaskQuery.parse({ view, limit }))).items

export const quickTaskWidget: Widget = {
  key: 'quickTasks.today',
  module: 'quickTasks',
  flag: 'view',
  area: 'user',
  size: 'middle',
  column: 1,
  order: 60,
  number: 'quickTasks.today',
  path: '/user/quick-tasks',
  topics: ['quickTasks'],
  adds: 'quick_task',
  read: async (ctx) => ({
    shape: 'checks',
    items: (await firstOf(ctx, 'today', WIDGET_ROWS)).map((task) => rowOf(task, todayOf(ctx))),
  }),
}

const rowOf = ({ id, title, day, version, doneDate }: QuickTask, today: string): WidgetCheck => ({
  id,
  kind: 'quick_task',
  title,
  ...(day && { day, late: day < today }),
  version,
  done: doneDate !== null,
  path: `/user/quick-tasks?id=${id}`,
})

export const firstQuickTask: FirstStep = {
  key: 'quickTasks',
  module: 'quickTasks',
  flag: 'create',
  order: 40,
  path: '/user/quick-tasks?quick=new',
  isDone: async (ctx) => {
    const found = await Promise.all(['today', 'upcoming', 'someday', 'done'].map((view) => firstOf(ctx, view, 1)))
    return found.some((items) => items.length > 0)
  },
}
