import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { CreateQuickTask, type QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { inputOf } from '../../../kit/http/input.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { insertObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { keepNamedLabels } from '../../labels/public.ts'
import { place } from '../../ordering/public.ts'
import { indexRecord } from '../../search/public.ts'
import { maySeePerson } from '../../users/public.ts'
import { quickTask } from '../kind.ts'
import { setPeople } from '../queries/people.ts'
import { insertQuickTask } from '../queries/quick-task.ts'
import { assigneeOf, recordGiven } from './assign.ts'
import { recorded } from './command.ts'
import { keepReminder, whenOf } from './when.ts'

type Input = InputOf<typeof quickTasks.create>

export const createQuickTask = (ctx: Ctx, input: Input): Promise<QuickTask> =>
  write(ctx, async (tx) => {
    const task = await recorded(ctx, tx, 'created', await insertedIn(ctx, tx, input))
    if (task.assignee)
      recordGiven(tx, 'assigned', task, task.assignee.id, [{ created_by: ctx.actor.id, assignee_id: task.assignee.id }])
    return task
  })

/** As a part of another command. */
export async function createTitled(ctx: Ctx, tx: Tx, words: { title: string; note?: string }): Promise<string> {
  return (await recorded(ctx, tx, 'created', await insertedIn(ctx, tx, inputOf(CreateQuickTask, words)))).id
}

/** A person has one order for all days: what is new comes last, and what follows something that is done comes where that was. */
export const ORDER = { table: 'quick_tasks', within: 'created_by', key: 'place' } as const

export async function insertedIn(ctx: Ctx, tx: Tx, input: Input, after?: string): Promise<string> {
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  const { title, note, remind, priority, labels, peopleIds } = input
  const { day, time, repeat } = whenOf(ctx, input)
  await demandSeen(ctx, tx, peopleIds)
  const assigneeId = await assigneeOf(ctx, tx, input.assigneeId)
  const id = await insertObject(tx.db, { kind: 'quick_task', by, at })
  const row = { id, day, time, remind, created_by: by, assignee_id: assigneeId, done_at: null }
  await insertQuickTask(tx.db, {
    ...row,
    title,
    note,
    repeat: repeat && JSON.stringify(repeat),
    priority,
    place: await place(tx.db, ORDER, { within: by, after }),
    created_at: at,
    updated_at: at,
  })
  await keepNamedLabels(ctx, tx, id, labels)
  await setPeople(tx.db, id, peopleIds)
  await indexRecord(tx.db, quickTask, id)
  await keepReminder(ctx, tx, row)
  return id
}

/** Only people whom the caller finds in the directory: a name is shown by it. They are few. */
export async function demandSeen(ctx: Ctx, tx: Tx, userIds: readonly string[]): Promise<void> {
  for (const id of userIds) if (!(await maySeePerson(tx.db, ctx.actor, id))) throw new Problem('people.cannot_be_added')
}
