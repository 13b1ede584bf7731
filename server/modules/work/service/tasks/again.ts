import { between } from '@diwan/core/ordering'
import { following } from '@diwan/core/recurrence'
import { spanAfter } from '@diwan/core/working-span'
import { dayIn } from '@diwan/core/working-calendar'
import { Recurrence } from '@diwan/contract/recurrence/schemas'
import { taskEvents } from '@diwan/contract/work/events'
import type { TaskStatus } from '@diwan/contract/work/vocabulary'
import type { Updateable } from 'kysely'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { newId } from '../../../../kit/db/id.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { trash } from '../../../../kit/record/life.ts'
import { insertObject } from '../../../../kit/record/objects.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { keepLabels } from '../../../labels/public.ts'
import { place } from '../../../ordering/public.ts'
import { countingOf } from '../../../recurrence/public.ts'
import { keepTitle } from '../../queries/entries.ts'
import { insertItem, readItems } from '../../queries/items.ts'
import { readLists } from '../../queries/lists.ts'
import { insertTask, lockTask, setAssignees, TASKS, type TaskRow } from '../../queries/tasks.ts'
import type { Tasks } from '../../rows.gen.ts'
import { deliveryForTask } from '../../topics.ts'
import { recordEffects } from './command.ts'
import { copyDescription } from './description.ts'

/** What comes again does so when it is done, and what came is taken back when it is opened again. */
export async function again(ctx: Ctx, tx: Tx, row: TaskRow, status: TaskStatus): Promise<Updateable<Tasks>> {
  if (status === 'DONE') return row.repeat === null ? {} : { next_id: await follow(ctx, tx, row) }
  if (row.status !== 'DONE' || row.next_id === null) return {}
  return { next_id: null, ...(!(await takenBack(ctx, tx, row.next_id)) && { repeat: null }) }
}

/** The same task once more, on its next day, with nothing of it done. */
async function follow(ctx: Ctx, tx: Tx, row: TaskRow): Promise<string | null> {
  const counting = await countingOf(ctx, tx.db)
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  const day = row.due_date ?? row.start_date
  const today = dayIn(ctx.actor.reading.zone, toSeconds(at))
  const next = day && following(Recurrence.parse(row.repeat), day, today, counting)
  if (!next) return null
  const lists = await readLists(tx.db, row.project_id)
  const list =
    row.parent_id === null ? (lists.find((one) => one.status === 'NEW') ?? lists[0]!) : { id: row.list_id, status: null }
  const id = await insertObject(tx.db, { kind: 'task', by, at })
  await insertTask(tx.db, {
    id,
    workspace_id: row.workspace_id,
    project_id: row.project_id,
    parent_id: row.parent_id,
    list_id: list.id,
    place: await place(tx.db, TASKS, { within: list.id }),
    title: row.title,
    status: list.status === 'DONE' ? 'NEW' : (list.status ?? 'NEW'),
    priority: row.priority,
    milestone_id: row.milestone_id,
    estimate: row.estimate,
    ...spanOn(counting.isWorkingDay, row, next.day),
    repeat: JSON.stringify(next.rule),
    created_by: row.created_by,
    created_at: at,
    updated_at: at,
  })
  let key: string | null = null
  for (const { title } of await readItems(tx.db, row.id)) {
    key = between(key, null)
    await insertItem(tx.db, { id: newId(), task_id: id, title, place: key })
  }
  const text = await copyDescription(ctx, tx, { from: row.id, to: id })
  await keepTitle(tx.db, { id, texts: [row.title, text], at })
  await keepLabels(
    tx.db,
    id,
    row.workspace_id,
    row.labels.map((label) => label.id),
  )
  await setAssignees(
    tx.db,
    id,
    row.assignees.map((person) => person.id),
  )
  recordEffects(ctx, tx, (await lockTask(tx.db, ctx.actor, id))!, [{ event: taskEvents.created }])
  return id
}

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
  await trash(ctx, tx, id, 0)
  const { id: by, fullName, photo } = ctx.actor
  const told = deliveryForTask({ id, projectId: next.project_id, assignees: next.assignees.map((person) => person.id) })
  tx.record(taskEvents.removed, { id, projectId: next.project_id, by: { id: by, fullName, photo } }, told)
  return true
}
