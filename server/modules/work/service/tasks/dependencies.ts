import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { dependencies } from '@diwan/contract/work/endpoints/dependencies'
import { taskEvents } from '@diwan/contract/work/events'
import { MAX_DEPENDENCIES, NAMED_TASKS } from '@diwan/contract/work/limits'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import type { TaskStatus } from '@diwan/contract/work/vocabulary'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { holdsEvery } from '../../../../kit/search-text.ts'
import { canProject } from '../../access.ts'
import { readAround } from '../../queries/around.ts'
import { deleteDependencyRow, follows, readNames, setDependencyRow } from '../../queries/dependencies.ts'
import { lockProject, readProject } from '../../queries/projects.ts'
import { readTask, type TaskRow } from '../../queries/tasks.ts'
import { command, recordEffects, type CommandEffect } from './command.ts'

type Input<E extends keyof typeof dependencies> = InputOf<(typeof dependencies)[E]>

/** So many of the tasks changed last are looked through for a picker. */
const LOOKED_THROUGH = 2_000

export const setDependency = (ctx: Ctx, { id, beforeId, kind, lag }: Input<'set'>): Promise<TaskRecord> =>
  command(ctx, id, async (row, tx) => {
    await lockProject(tx.db, ctx.actor, row.project_id)
    const before = await otherOf(ctx, tx, row, beforeId)
    if (!before || before.id === id || before.id === row.parent_id) throw new Problem('workspace.no_dependency')
    const held = (await readAround(tx.db, id)).waits_for_tasks
    const known = held.find((one) => one.id === beforeId)
    if (known?.kind === kind && known.lag === lag) return { effects: [] }
    const following = (await readAround(tx.db, beforeId)).followed_by
    if (!known && (held.length >= MAX_DEPENDENCIES || following.length >= MAX_DEPENDENCIES))
      throw new Problem('workspace.too_many_dependencies')
    if (await follows(tx.db, id, beforeId)) throw new Problem('workspace.dependency_circle')
    await setDependencyRow(tx.db, { project_id: row.project_id, before_id: beforeId, after_id: id, kind, lag })
    return { effects: bothTold(ctx, tx, row, before, taskEvents.dependencySet) }
  })

/** Saying it twice says it once. */
export const removeDependency = (ctx: Ctx, { id, beforeId }: Input<'remove'>): Promise<TaskRecord> =>
  command(ctx, id, async (row, tx) => {
    const before = await otherOf(ctx, tx, row, beforeId)
    const held = (await readAround(tx.db, id)).waits_for_tasks.some((one) => one.id === beforeId)
    if (!before || !held) return { effects: [] }
    await deleteDependencyRow(tx.db, beforeId, id)
    return { effects: bothTold(ctx, tx, row, before, taskEvents.dependencyRemoved) }
  })

/** Of the same project, and there. */
async function otherOf(ctx: Ctx, tx: Tx, row: TaskRow, id: string): Promise<TaskRow | undefined> {
  const other = await readTask(tx.db, ctx.actor, id)
  return other?.project_id === row.project_id && other.deleted_at === null ? other : undefined
}

/** In the history of both, each with the title of the other one. */
function bothTold(ctx: Ctx, tx: Tx, row: TaskRow, other: TaskRow, event: CommandEffect['event']): CommandEffect[] {
  recordEffects(ctx, tx, other, [{ event, what: row.title }])
  return [{ event, what: other.title }]
}

export async function listNamed(ctx: Ctx, { id, text }: Input<'named'>): Promise<OutputOf<typeof dependencies.named>> {
  demand(canProject, 'view', ctx.actor, await readProject(ctx.db, ctx.actor, id))
  const rows = await readNames(ctx.db, id, text === '' ? NAMED_TASKS : LOOKED_THROUGH)
  const fits = rows.filter(({ title }) => text === '' || holdsEvery(title, text)).slice(0, NAMED_TASKS)
  return { items: fits.map((row) => ({ id: row.id, title: row.title, status: row.status as TaskStatus })) }
}
