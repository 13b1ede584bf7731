import { quickTaskEvents } from '@diwan/contract/quick-tasks/events'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { can } from '../access.ts'
import { presentQuickTask } from '../presenter.ts'
import { lockQuickTask, readQuickTask, updateQuickTask, type QuickTaskReach } from '../queries/quick-task.ts'
import { deliveryFor } from '../topics.ts'

type Written = 'created' | 'changed' | 'completed' | 'reopened'

/** As it is now, for the devices of its person and for the caller. */
export async function recorded(ctx: Ctx, tx: Tx, what: Written, id: string): Promise<QuickTask> {
  const task = await shownAs(ctx, tx, id)
  const { title, version, updatedDate } = task
  tx.record(quickTaskEvents[what], { id, title, version, updatedDate }, deliveryFor({ id, created_by: ctx.actor.id }))
  return task
}

export const shownAs = async (ctx: Ctx, tx: Tx, id: string): Promise<QuickTask> =>
  presentQuickTask(ctx.actor, (await readQuickTask(tx.db, id))!)

/** Lock, demand, change, record: once for all commands that write in a quick task. Nothing said is nothing that happened. */
export function command(
  ctx: Ctx,
  id: string,
  change: (tx: Tx, row: QuickTaskReach) => Promise<Exclude<Written, 'created'> | undefined>,
): Promise<QuickTask> {
  return write(ctx, async (tx) => {
    const row = await lockQuickTask(tx.db, id)
    demand(can, 'edit', ctx.actor, row)
    const what = await change(tx, row)
    if (!what) return shownAs(ctx, tx, id)
    await updateQuickTask(tx.db, id, { version: row.version + 1, updated_at: ctx.clock.now() })
    return recorded(ctx, tx, what, id)
  })
}
