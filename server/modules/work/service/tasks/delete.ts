import { taskEvents } from '@diwan/contract/work/events'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { trash } from '../../../../kit/record/life.ts'
import { deleteObjects } from '../../../../kit/record/objects.ts'
import { write } from '../../../../kit/record/write.ts'
import { canTask } from '../../access.ts'
import { forgetDependencies } from '../../queries/dependencies.ts'
import { lockTask, readChildIds } from '../../queries/tasks.ts'
import { deliveryForTask } from '../../topics.ts'

/** With its sub-tasks, and as it was seen where a version is named. The night purges what was written in them. */
export function deleteTask(ctx: Ctx, { id, version }: { id: string; version?: number }): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockTask(tx.db, ctx.actor, id)
    demand(canTask, 'edit', ctx.actor, row)
    if (version !== undefined && row.version !== version) throw new Problem('changed_meanwhile')
    const at = ctx.clock.now()
    const children = await readChildIds(tx.db, id)
    await forgetDependencies(tx.db, [id, ...children])
    await deleteObjects(tx.db, children, at, at)
    await trash(ctx, tx, id, 0)
    const { id: by, fullName, photo } = ctx.actor
    const told = deliveryForTask({ id, projectId: row.project_id, assignees: row.assignees.map((person) => person.id) })
    tx.record(taskEvents.removed, { id, projectId: row.project_id, by: { id: by, fullName, photo } }, told)
    return { done: true as const }
  })
}
