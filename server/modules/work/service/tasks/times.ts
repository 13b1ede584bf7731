import type { InputOf } from '@diwan/contract/kit/endpoint'
import { taskEvents } from '@diwan/contract/work/events'
import type { times, watching } from '@diwan/contract/work/endpoints/times'
import { MAX_TIMES, MAX_WATCHERS } from '@diwan/contract/work/limits'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { demand } from '../../../../kit/access/demand.ts'
import { newId } from '../../../../kit/db/id.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { canTask } from '../../access.ts'
import { readAround } from '../../queries/around.ts'
import { lockTask } from '../../queries/tasks.ts'
import { deleteTime, insertTime, readWatcherIds, setWatching, stopClock } from '../../queries/times.ts'
import { command, recordOf } from './command.ts'

type Input<E extends keyof typeof times> = InputOf<(typeof times)[E]>

/** All who see it may watch it; that is nobody's history. */
export function watchTask(ctx: Ctx, { id, on }: InputOf<(typeof watching)['watch']>): Promise<TaskRecord> {
  return write(ctx, async (tx) => {
    const row = await lockTask(tx.db, ctx.actor, id)
    demand(canTask, 'view', ctx.actor, row)
    if (on && (await readWatcherIds(tx.db, id)).length >= MAX_WATCHERS) throw new Problem('workspace.too_many_watchers')
    await setWatching(tx.db, id, ctx.actor.id, on)
    return recordOf(ctx, tx.db, row)
  })
}

/** A person has one clock: what it ran on before is written down. */
export const startTimer = (ctx: Ctx, { id }: Input<'start'>): Promise<TaskRecord> =>
  command(ctx, id, async (_row, tx) => {
    if (await isRunning(ctx, tx, id)) return { effects: [] }
    const at = ctx.clock.now()
    await stopClock(tx.db, ctx.actor.id, at)
    await insertTime(tx.db, { id: newId(), task_id: id, user_id: ctx.actor.id, started_at: at, seconds: null })
    return { effects: [{ event: taskEvents.timed }] }
  })

export const stopTimer = (ctx: Ctx, { id }: Input<'stop'>): Promise<TaskRecord> =>
  command(ctx, id, async (_row, tx) => {
    const stopped = await stopClock(tx.db, ctx.actor.id, ctx.clock.now(), id)
    return { effects: stopped === undefined ? [] : [{ event: taskEvents.timed }] }
  })

export const addTime = (ctx: Ctx, { id, minutes }: Input<'add'>): Promise<TaskRecord> =>
  command(ctx, id, async (_row, tx) => {
    await isRunning(ctx, tx, id)
    const started_at = new Date(ctx.clock.now().getTime() - minutes * 60_000)
    await insertTime(tx.db, { id: newId(), task_id: id, user_id: ctx.actor.id, started_at, seconds: minutes * 60 })
    return { effects: [{ event: taskEvents.timed }] }
  })

/** One of another person is not there. */
export const removeTime = (ctx: Ctx, { id, timeId }: Input<'remove'>): Promise<TaskRecord> =>
  command(ctx, id, async (_row, tx) => {
    if (!(await deleteTime(tx.db, { id: timeId, taskId: id, userId: ctx.actor.id }))) throw new Problem('not_found')
    return { effects: [{ event: taskEvents.timed }] }
  })

/** Whether the clock of the caller runs on it; and there is room for one more entry. */
async function isRunning(ctx: Ctx, tx: Tx, id: string): Promise<boolean> {
  const { times: held } = await readAround(tx.db, id)
  if (held.length >= MAX_TIMES) throw new Problem('workspace.too_many_times')
  return held.some(({ person, seconds }) => person.id === ctx.actor.id && seconds === null)
}
