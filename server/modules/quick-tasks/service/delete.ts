import { quickTaskEvents } from '@diwan/contract/quick-tasks/events'
import { MAX_EMPTIED } from '@diwan/contract/quick-tasks/limits'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { purge, restore, trash } from '../../../kit/record/life.ts'
import { write } from '../../../kit/record/write.ts'
import { unremind } from '../../reminders/public.ts'
import { can } from '../access.ts'
import { lockQuickTask, readTrash } from '../queries/quick-task.ts'
import { deliveryFor } from '../topics.ts'
import { keepReminder } from './when.ts'

export function trashQuickTask(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockQuickTask(tx.db, id)
    demand(can, 'delete', ctx.actor, row)
    await trash(ctx, tx, id)
    await unremind(ctx, tx, { object: id, user: row.created_by })
    tx.record(quickTaskEvents.trashed, { id }, deliveryFor(row))
    return { done: true }
  })
}

export function restoreQuickTask(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockQuickTask(tx.db, id)
    if (!row || !can.restore(ctx.actor, row)) throw new Problem('not_found')
    await restore(tx, id)
    await keepReminder(ctx, tx, row)
    tx.record(quickTaskEvents.restored, { id }, deliveryFor(row))
    return { done: true }
  })
}

export function emptyTrash(ctx: Ctx): Promise<{ count: number }> {
  return write(ctx, async (tx) => {
    const ids = await readTrash(tx.db, ctx.actor.id, MAX_EMPTIED)
    await purge(ctx, tx, ids)
    for (const id of ids) tx.record(quickTaskEvents.purged, { id }, deliveryFor({ id, created_by: ctx.actor.id }))
    return { count: ids.length }
  })
}
