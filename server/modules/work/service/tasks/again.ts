import { addDays } from '@diwan/core/hijri'
import { following } from '@diwan/core/recurrence'
import { spanAfter } from '@diwan/core/working-span'
import { dayIn } from '@diwan/core/working-calendar'
import { Recurrence } from '@diwan/contract/recurrence/schemas'
import { taskEvents } from '@diwan/contract/work/events'
import type { TaskStatus } from '@diwan/contract/work/vocabulary'
import type { Updateable } from 'kysely'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { trash } from '../../../../kit/record/life.ts'
import { deleteObjects } from '../../../../kit/record/objects.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { countingOf } from '../../../recurrence/public.ts'
import { readLists } from '../../queries/lists.ts'
import { lockTask, readChildIds, readTasks, type TaskRow } from '../../queries/tasks.ts'
import type { Tasks } from '../../rows.gen.ts'
import { deliveryForTask } from '../../topics.ts'
import { recordEffects } from './command.ts'
import { copyAsNew } from './copy-as-new.ts'

/** What comes again does so when it is done, and what came is taken back when it is opened again. */
export async function again(ctx: Ctx, tx: Tx, row: TaskRow, status: TaskStatus): Promise<Updateable<Tasks>> {
  if (status === 'DONE') return row.repeat === null ? {} : { next_id: await follow(ctx, tx, row) }
  if (row.status !== 'DONE' || row.next_id === null) return {}
  return { next_id: null, ...(!(await takenBack(ctx, tx, row.next_id)) && { repeat: null }) }
}

/** The same task once more on its next day, with its sub-tasks as many days later, and nothing of them done. */
async function follow(ctx: Ctx, tx: Tx, row: TaskRow): Promise<string | null> {
  const counting = await countingOf(ctx, tx.db)
  const at = ctx.clock.now()
  const day = row.due_date ?? row.start_date
  const today = dayIn(ctx.actor.reading.zone, toSeconds(at))
  const next = day && following(Recurrence.parse(row.repeat), day, today, counting)
  if (!next) return null
  const list = await firstList(tx, row)
  const dates = spanOn(counting.isWorkingDay, row, next.day)
  const id = await copyAsNew(ctx, tx, row, { parentId: row.parent_id, list, dates, repeat: JSON.stringify(next.rule), at })
  const later = daysBetween(day, next.day)
  for (const child of await readTasks(tx.db, ctx.actor, await readChildIds(tx.db, row.id))) {
    if (child.status === 'CANCELED') continue
    const childDay = child.due_date ?? child.start_date
    const moved = childDay === null ? {} : spanOn(counting.isWorkingDay, child, addDays(childDay, later))
    const copy = await copyAsNew(ctx, tx, child, { parentId: id, list, dates: moved, repeat: null, at })
    await recordCreated(ctx, tx, copy)
  }
  await recordCreated(ctx, tx, id)
  return id
}

/** Where a card that comes again is put: the list of what is new, and for a sub-task its own. */
async function firstList(tx: Tx, { parent_id, list_id, project_id }: TaskRow): Promise<{ id: string; status: TaskStatus }> {
  if (parent_id !== null) return { id: list_id, status: 'NEW' }
  const lists = await readLists(tx.db, project_id)
  const { id, status } = lists.find((one) => one.status === 'NEW') ?? lists[0]!
  return { id, status: status === 'DONE' ? 'NEW' : ((status as TaskStatus | null) ?? 'NEW') }
}

const recordCreated = async (ctx: Ctx, tx: Tx, id: string): Promise<void> =>
  recordEffects(ctx, tx, (await lockTask(tx.db, ctx.actor, id))!, [{ event: taskEvents.created }])

const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000

/** With both dates the due one is the day, and the working days stay. */
function spanOn(isWorking: (day: string) => boolean, { start_date, due_date, duration }: TaskRow, day: string) {
  if (due_date === null) return { start_date: day }
  if (start_date === null) return { due_date: day }
  const { start, end, days } = spanAfter(
    isWorking,
    { start: start_date, end: due_date, days: duration },
    { end: day, days: duration },
  )
  return { start_date: start, due_date: end, duration: days }
}

/** Untouched so far, it goes for good; where somebody has begun with it, it stays. */
async function takenBack(ctx: Ctx, tx: Tx, id: string): Promise<boolean> {
  const next = await lockTask(tx.db, ctx.actor, id)
  if (!next || next.deleted_at !== null || next.version > 1) return false
  const children = await readTasks(tx.db, ctx.actor, await readChildIds(tx.db, id))
  const isUntouched = ({ version, created_at }: TaskRow): boolean =>
    version === 1 && created_at.getTime() === next.created_at.getTime()
  if (!children.every(isUntouched)) return false
  const at = ctx.clock.now()
  await deleteObjects(
    tx.db,
    children.map((child) => child.id),
    at,
    at,
  )
  await trash(ctx, tx, id, 0)
  const { id: by, fullName, photo } = ctx.actor
  const told = deliveryForTask({ id, projectId: next.project_id, assignees: next.assignees.map((person) => person.id) })
  tx.record(taskEvents.removed, { id, projectId: next.project_id, by: { id: by, fullName, photo } }, told)
  return true
}
