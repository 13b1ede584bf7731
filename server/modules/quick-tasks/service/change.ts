import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { Recurrence } from '@diwan/contract/recurrence/schemas'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { keepNamedLabels } from '../../labels/public.ts'
import { place } from '../../ordering/public.ts'
import { indexRecord } from '../../search/public.ts'
import { quickTask } from '../kind.ts'
import { readPeopleIds, setPeople } from '../queries/people.ts'
import { updateQuickTask } from '../queries/quick-task.ts'
import { unremind } from '../../reminders/public.ts'
import { assigneeOf, recordGiven } from './assign.ts'
import { demandSeen, ORDER } from './create.ts'
import { edit } from './command.ts'
import { keepReminder, whenOf } from './when.ts'

/** Only what is said: of two devices that change different fields both are right. */
export function changeQuickTask(ctx: Ctx, input: InputOf<typeof quickTasks.change>): Promise<QuickTask> {
  const { id, title, note, remind, priority, labels, peopleIds } = input
  return edit(ctx, id, async (tx, row) => {
    const was = { day: row.day, time: row.time, repeat: row.repeat === null ? null : Recurrence.parse(row.repeat) }
    const now = whenOf(ctx, { ...was, ...whenSaid(input) })
    await updateQuickTask(tx.db, id, {
      ...(title !== undefined && { title }),
      ...(note !== undefined && { note }),
      ...(remind !== undefined && { remind }),
      ...(priority !== undefined && { priority }),
      ...now,
      repeat: now.repeat && JSON.stringify(now.repeat),
    })
    if (labels) await keepNamedLabels(ctx, tx, id, labels)
    if (peopleIds) {
      const named = await readPeopleIds(tx.db, id)
      await demandSeen(
        ctx,
        tx,
        peopleIds.filter((one) => !named.includes(one)),
      )
      await setPeople(tx.db, id, peopleIds)
    }
    const assigneeId = input.assigneeId === undefined ? row.assignee_id : await assigneeOf(ctx, tx, input.assigneeId)
    const moved = assigneeId !== row.assignee_id
    if (moved) {
      await unremind(ctx, tx, { object: id, user: row.assignee_id ?? row.created_by })
      await updateQuickTask(tx.db, id, { assignee_id: assigneeId, returned_by: null, returned_word: '' })
    }
    if (title !== undefined || note !== undefined) await indexRecord(tx.db, quickTask, id)
    const then = { ...row, ...now, remind: remind ?? row.remind, assignee_id: assigneeId }
    if (moved && assigneeId !== null)
      recordGiven(
        tx,
        'assigned',
        { id, title: title ?? row.title, version: row.version, updatedDate: toSeconds(row.updated_at) },
        assigneeId,
        [row, { created_by: row.created_by, assignee_id: assigneeId }],
      )
    if (moved || then.day !== row.day || then.time !== row.time || then.remind !== row.remind) await keepReminder(ctx, tx, then)
    return 'changed'
  })
}

/** Without a day there is neither a time nor a repeat, unless they are said with it. */
function whenSaid({ day, time, repeat }: InputOf<typeof quickTasks.change>) {
  return {
    ...(day !== undefined && { day }),
    ...(day === null && { time: null, repeat: null }),
    ...(time !== undefined && { time }),
    ...(repeat !== undefined && { repeat }),
  }
}

export function moveQuickTask(ctx: Ctx, { id, after }: InputOf<typeof quickTasks.move>): Promise<QuickTask> {
  return edit(ctx, id, async (tx, row) => {
    const asked = { within: row.created_by, after: after === id ? undefined : after, moved: id }
    await updateQuickTask(tx.db, id, { place: await place(tx.db, ORDER, asked) })
    return 'changed'
  })
}
