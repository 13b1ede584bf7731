import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { can } from '../access.ts'
import { quickTask } from '../kind.ts'
import { presentQuickTask } from '../presenter.ts'
import { countersOf, orderOf, pageOfQuickTasks, todayOf } from '../queries/list.ts'

type Answer<E extends keyof typeof quickTasks> = Promise<OutputOf<(typeof quickTasks)[E]>>

export async function listQuickTasks(ctx: Ctx, input: InputOf<typeof quickTasks.list>): Answer<'list'> {
  const asked = { ...input, ...orderOf(input.view), today: todayOf(ctx) }
  return pageOfQuickTasks(ctx, asked, input, (rows) => rows.map((row) => presentQuickTask(ctx.actor, row)))
}

export async function countQuickTasks(ctx: Ctx, input: InputOf<typeof quickTasks.count>): Answer<'count'> {
  const [counter] = await countersOf(ctx, [{ ...input, today: todayOf(ctx) }])
  return counter!
}

export async function openQuickTask(ctx: Ctx, { id }: InputOf<typeof quickTasks.open>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [quickTask.name.channel(id)], async () => {
    const row = await quickTask.readOne(ctx.db, ctx.actor, id)
    demand(can, 'view', ctx.actor, row)
    return presentQuickTask(ctx.actor, row)
  })
  return { quickTask: record, positions }
}
