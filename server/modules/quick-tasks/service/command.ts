import { quickTaskEvents } from '@diwan/contract/quick-tasks/events'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { command } from '../../../kit/kind/command.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { quickTask } from '../kind.ts'
import { presentQuickTask } from '../presenter.ts'
import { updateQuickTask, type QuickTaskReach } from '../queries/quick-task.ts'

type Happened = 'created' | 'changed' | 'completed' | 'reopened'
/** Which right each edit takes: the assignee completes, the author does everything else. */
type Needs = 'edit' | 'complete'

/** Records the event with the task as it is now, and answers the task. */
export async function recorded(ctx: Ctx, tx: Tx, what: Happened, id: string): Promise<QuickTask> {
  const row = (await quickTask.readOne(tx.db, ctx.actor, id))!
  const task = presentQuickTask(ctx.actor, row)
  const { title, version, updatedDate } = task
  tx.record(quickTaskEvents[what], { id, title, version, updatedDate }, quickTask.delivery(row))
  return task
}

/** Every command that edits a quick task. Where `change` answers no event, nothing happened and the version stays. */
export const edit = (
  ctx: Ctx,
  id: string,
  change: (tx: Tx, row: QuickTaskReach) => Promise<Exclude<Happened, 'created'> | undefined>,
  needs: Needs = 'edit',
): Promise<QuickTask> =>
  command(quickTask, ctx, { id, needs }, async (tx, row) => {
    const what = await change(tx, row)
    if (!what) return presentQuickTask(ctx.actor, (await quickTask.readOne(tx.db, ctx.actor, id))!)
    await updateQuickTask(tx.db, id, { version: row.version + 1, updated_at: ctx.clock.now() })
    return recorded(ctx, tx, what, id)
  })
