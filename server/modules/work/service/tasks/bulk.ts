import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { taskBulk } from '@diwan/contract/work/endpoints/bulk'
import { TaskBulkCommand, type StartTaskBulk, type TaskBulkRun } from '@diwan/contract/work/schemas/bulk'
import { demand } from '../../../../kit/access/demand.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { bulk } from '../../../bulk/public.ts'
import { canTask } from '../../access.ts'
import { readTask, readTasks, type TaskRow } from '../../queries/tasks.ts'
import { changeTask } from './change.ts'
import { deleteTask } from './delete.ts'
import { pathOf } from './links.ts'
import { placeTask } from './move.ts'
import { moveTask } from './status.ts'

export const taskRuns = bulk({
  kind: 'task',
  name: 'work.bulk',
  full: 'workspace.too_many_runs',
  parse: (command) => TaskBulkCommand.parse(command),
  run: runCommand,
})

const waitTask = moveTask('wait')

/** By the service that a person alone calls, on the task as it is now: what others changed since it was chosen is kept. */
async function runCommand(ctx: Ctx, command: TaskBulkCommand, seen: { id: string; version: number }): Promise<unknown> {
  const { id } = seen
  const row = await readTask(ctx.db, ctx.actor, id)
  demand(canTask, 'edit', ctx.actor, row)
  switch (command.name) {
    case 'move':
      return placeTask(ctx, { id, listId: command.listId, after: null, leaveSubtasks: command.leaveSubtasks ?? false })
    case 'assign':
      return changeTask(ctx, { id, now: { assigneeIds: joined(row.assignees, command.assigneeIds) }, was: {} })
    case 'label':
      return changeTask(ctx, { id, now: { labelIds: joined(row.labels, command.labelIds) }, was: {} })
    case 'priority':
      return changeTask(ctx, { id, now: { priority: command.to }, was: {} })
    case 'dates':
      return changeTask(ctx, { id, now: datesOf(command, row), was: {} })
    case 'milestone':
      return changeTask(ctx, { id, now: { milestoneId: command.milestoneId }, was: {} })
    case 'wait':
      return waitTask(ctx, { id, waitsFor: command.waitsFor, waitsUntil: command.waitsUntil })
    case 'delete':
      // what somebody worked on since it was chosen is not deleted unseen
      return deleteTask(ctx, seen)
  }
}

const joined = (held: readonly { readonly id: string }[], more: readonly string[]): string[] => [
  ...new Set([...held.map(({ id }) => id), ...more]),
]

/** The days that were chosen; the other one stays, and the working days follow. */
const datesOf = ({ startDate, dueDate }: Extract<TaskBulkCommand, { name: 'dates' }>, row: TaskRow) => ({
  startDate: startDate === undefined ? row.start_date : startDate,
  dueDate: dueDate === undefined ? row.due_date : dueDate,
})

/** Anyone who works in workspaces may ask: each task is judged by itself. */
export async function startTaskBulk(ctx: Ctx, { tasks, command }: StartTaskBulk): Promise<TaskBulkRun> {
  return openTaskBulk(ctx, await taskRuns.start(ctx, tasks, command))
}

export async function listTaskRuns(ctx: Ctx): Promise<OutputOf<typeof taskBulk.list>> {
  return { items: await taskRuns.list(ctx) }
}

export async function openTaskBulk(ctx: Ctx, { id }: { id: string }): Promise<TaskBulkRun> {
  const run = await taskRuns.open(ctx, id)
  const found = await readTasks(
    ctx.db,
    ctx.actor,
    run.rows.map(({ object_id }) => object_id),
  )
  const shown = new Map(
    found
      .filter((row) => canTask.view(ctx.actor, row))
      .map((row) => [row.id, { id: row.id, title: row.title, path: pathOf(row) }]),
  )
  return {
    ...run,
    rows: run.rows.map((row) => ({
      id: row.object_id,
      task: shown.get(row.object_id) ?? null,
      state: row.state as TaskBulkRun['rows'][number]['state'],
      code: row.code,
    })),
  }
}
