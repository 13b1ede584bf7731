import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { dependencies } from '@diwan/contract/work/endpoints/dependencies'
import { taskEvents } from '@diwan/contract/work/events'
import { MAX_SHIFTS } from '@diwan/contract/work/limits'
import type { Shift } from '@diwan/contract/work/schemas/dependencies'
import { shiftsAfter } from '@diwan/core/dependencies'
import { dayIn, isWorkingDay } from '@diwan/core/working-calendar'
import { isDeepStrictEqual } from 'node:util'
import { demand } from '../../../../kit/access/demand.ts'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { canTask } from '../../access.ts'
import { plannedOf, readFollowing } from '../../queries/dependencies.ts'
import { lockProject } from '../../queries/projects.ts'
import { lockTask, readTask, updateTask } from '../../queries/tasks.ts'
import { recordEffects } from './command.ts'

type Shifts = OutputOf<typeof dependencies.preview>

export async function previewShift(ctx: Ctx, { id }: InputOf<typeof dependencies.preview>): Promise<Shifts> {
  demand(canTask, 'view', ctx.actor, await readTask(ctx.db, ctx.actor, id))
  return { items: await shiftsOf(ctx, ctx.db, id) }
}

/** All of them or none: what the preview said is worked out again under the lock of the project. */
export function shiftTasks(ctx: Ctx, { id, moves }: InputOf<typeof dependencies.shift>): Promise<Shifts> {
  return write(ctx, async (tx) => {
    const found = await readTask(tx.db, ctx.actor, id)
    demand(canTask, 'edit', ctx.actor, found)
    const following = await shiftsOf(ctx, tx.db, id)
    for (const one of following.map((shift) => shift.id).toSorted()) await lockTask(tx.db, ctx.actor, one)
    await lockProject(tx.db, ctx.actor, found.project_id)
    const shifts = await shiftsOf(ctx, tx.db, id)
    const asked = new Map(moves.map((move) => [move.id, { startDate: move.startDate, dueDate: move.dueDate }]))
    const same = shifts.length === asked.size && shifts.every((shift) => isDeepStrictEqual(asked.get(shift.id), shift.now))
    if (!same) throw new Problem('changed_meanwhile', { current: { items: shifts } })
    for (const shift of shifts) {
      const row = (await readTask(tx.db, ctx.actor, shift.id))!
      const dates = { start_date: shift.now.startDate, due_date: shift.now.dueDate }
      await updateTask(tx.db, shift.id, { ...dates, version: row.version + 1, updated_at: ctx.clock.now() })
      recordEffects(ctx, tx, (await readTask(tx.db, ctx.actor, shift.id))!, [{ event: taskEvents.scheduled }])
    }
    return { items: shifts }
  })
}

async function shiftsOf(ctx: Ctx, db: Queryable, id: string): Promise<Shift[]> {
  const { tasks, dependencies } = await readFollowing(db, id)
  if (dependencies.length === 0) return []
  const { calendar } = await readWorkingDays(db)
  const today = dayIn(calendar.zone, toSeconds(ctx.clock.now()))
  const around = { tasks: tasks.map(plannedOf), dependencies, today }
  const titled = new Map(tasks.map((task) => [task.id, task]))
  return shiftsAfter((day) => isWorkingDay(calendar, day), around, id)
    .slice(0, MAX_SHIFTS)
    .map(({ id: shifted, start, end }): Shift => {
      const { title, start_date, due_date } = titled.get(shifted)!
      return {
        id: shifted,
        title,
        was: { startDate: start_date, dueDate: due_date },
        now: { startDate: start, dueDate: end },
      }
    })
}
