import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { taskEvents } from '@diwan/contract/work/events'
import { taskMoves, type TaskCommand } from '@diwan/contract/work/moves'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import type { TaskStatus } from '@diwan/contract/work/vocabulary'
import type { Updateable } from 'kysely'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { move } from '../../../../kit/record/move.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { place } from '../../../ordering/public.ts'
import { presentItems } from '../../presenter/task.ts'
import { readItems } from '../../queries/items.ts'
import { readLists } from '../../queries/lists.ts'
import { TASKS, type TaskRow } from '../../queries/tasks.ts'
import type { Tasks } from '../../rows.gen.ts'
import { again } from './again.ts'
import { command, type CommandEffect } from './command.ts'

type Set = Updateable<Tasks>

const effectOf: Readonly<Record<TaskCommand, CommandEffect['event']>> = {
  start: taskEvents.started,
  wait: taskEvents.waiting,
  resume: taskEvents.resumed,
  done: taskEvents.done,
  reopen: taskEvents.reopened,
  cancel: taskEvents.canceled,
  restore: taskEvents.restored,
}

/** One command of the moves table. */
export const moveTask =
  (name: TaskCommand) =>
  (
    ctx: Ctx,
    {
      id,
      waitsFor = null,
      waitsUntil = null,
      leaveSubtasks = false,
    }: Partial<InputOf<typeof tasks.wait> & InputOf<typeof tasks.done>> & { id: string },
  ): Promise<TaskRecord> =>
    command(ctx, id, async (row, tx) => {
      const status = move(taskMoves, name, { status: row.status as TaskStatus, version: row.version })
      const waiting = name === 'wait' ? { waits_for: waitsFor, waits_until: waitsUntil } : {}
      const set = { ...(await entering(ctx, tx, row, status, leaveSubtasks)), ...waiting, ...(await along(tx, row, status)) }
      return { set, effects: [{ event: effectOf[name] }] }
    })

/**
 * What a status brings. A task is done only when each of its action items is checked, and the refusal names what is open. Open sub-tasks
 * refuse it, too, unless the caller leaves them open.
 */
export async function entering(ctx: Ctx, tx: Tx, row: TaskRow, status: TaskStatus, leaveSubtasks = false): Promise<Set> {
  if (status === 'DONE' && row.open_items > 0) {
    const open = (await readItems(tx.db, row.id)).filter(({ checked_at }) => checked_at === null)
    throw new Problem('workspace.items_open', { current: { items: presentItems(open) } })
  }
  if (status === 'DONE' && row.open_subtasks > 0 && !leaveSubtasks)
    throw new Problem('workspace.subtasks_open', { current: { openSubtasks: row.open_subtasks } })
  return {
    status,
    done_at: status === 'DONE' ? ctx.clock.now() : null,
    ...(status !== 'PENDING' && { waits_for: null, waits_until: null }),
    ...(await again(ctx, tx, row, status)),
  }
}

/** A card follows its status: it leaves a list that sets another one for the first list that sets this one. */
export async function along({ db }: Tx, row: Pick<TaskRow, 'id' | 'list_id' | 'project_id'>, status: TaskStatus): Promise<Set> {
  const lists = await readLists(db, row.project_id)
  const here = lists.find(({ id }) => id === row.list_id)
  const stays = here?.status === status || (here?.status === null && status !== 'DONE') || status === 'CANCELED'
  const target = stays ? undefined : lists.find((list) => list.status === status)
  if (!target) return {}
  return { list_id: target.id, place: await place(db, TASKS, { within: target.id, after: null, moved: row.id }) }
}
