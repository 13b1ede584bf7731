import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { quickTaskEvents } from '@diwan/contract/quick-tasks/events'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { command } from '../../../kit/kind/command.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readActor } from '../../access/public.ts'
import { unremind } from '../../reminders/public.ts'
import { maySeePerson } from '../../users/public.ts'
import { quickTask } from '../kind.ts'
import { updateQuickTask, type QuickTaskReach } from '../queries/quick-task.ts'
import { keepReminder } from './when.ts'

/** Only active people whom the author finds in the directory. A disabled person has no actor. */
export const mayBeGiven = async ({ actor, portal }: Ctx, tx: Tx, userId: string): Promise<boolean> =>
  (await maySeePerson(tx.db, actor, userId)) && (await readActor(portal, userId)) !== null

/** A task that is assigned to its author has no assignee. */
export async function assigneeOf(ctx: Ctx, tx: Tx, userId: string | null): Promise<string | null> {
  if (userId === null || userId === ctx.actor.id) return null
  if (!(await mayBeGiven(ctx, tx, userId)))
    throw new Problem('people.cannot_be_added', { fields: [{ path: 'assigneeId', code: 'not_allowed' }] })
  return userId
}

type AssignedTask = Pick<QuickTask, 'id' | 'title' | 'version' | 'updatedDate'>

/** Both lists hear of it, also that of a person who has it no longer. */
export function recordGiven(
  tx: Tx,
  what: 'assigned' | 'returned',
  { id, title, version, updatedDate }: AssignedTask,
  assigneeId: string,
  rows: readonly Partial<QuickTaskReach>[],
): void {
  const topics = [...new Set(rows.flatMap((row) => quickTask.hints(row)))]
  tx.record(quickTaskEvents[what], { id, title, version, updatedDate, assigneeId }, { ...quickTask.delivery({ id }), topics })
}

/** The assignee gives it back: it leaves their list, and its author reads the word. */
export const giveBack = (ctx: Ctx, { id, word }: InputOf<typeof quickTasks.giveBack>): Promise<{ done: true }> =>
  command(quickTask, ctx, { id, needs: 'giveBack' }, async (tx, row) => {
    const at = ctx.clock.now()
    const now = { assignee_id: null, returned_by: ctx.actor.id, returned_word: word, version: row.version + 1, updated_at: at }
    await unremind(ctx, tx, { object: id, user: ctx.actor.id })
    await updateQuickTask(tx.db, id, now)
    const author = await readActor(ctx.portal, row.created_by)
    if (author) await keepReminder({ ...ctx, actor: author }, tx, { ...row, ...now })
    const returned = { id, title: row.title, version: now.version, updatedDate: toSeconds(at) }
    recordGiven(tx, 'returned', returned, ctx.actor.id, [row, { ...row, ...now }])
    return { done: true as const }
  })
