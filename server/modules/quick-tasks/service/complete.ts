import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { Recurrence } from '@diwan/contract/recurrence/schemas'
import { quickTaskEvents } from '@diwan/contract/quick-tasks/events'
import type { Ctx } from '../../../kit/portal.ts'
import { purge } from '../../../kit/record/life.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { quickTask } from '../kind.ts'
import { copyItems } from '../queries/items.ts'
import { lockQuickTask, updateQuickTask, type QuickTaskReach } from '../queries/quick-task.ts'
import { readActor } from '../../access/public.ts'
import { mayBeGiven } from './assign.ts'
import { insertedIn } from './create.ts'
import { edit, recorded } from './command.ts'
import { keepReminder, nextTime } from './when.ts'

/** Twice is once: two devices that tick it off make one that follows. */
export function completeQuickTask(ctx: Ctx, { id }: { id: string }): Promise<QuickTask> {
  return edit(
    ctx,
    id,
    async (tx, row) => {
      if (row.done_at) return undefined
      const done = { done_at: ctx.clock.now(), next_id: await followed(ctx, tx, row) }
      await updateQuickTask(tx.db, id, done)
      await keepReminder(ctx, tx, { ...row, ...done })
      return 'completed'
    },
    'complete',
  )
}

/** What repeats comes again as another one, with its steps to be done. */
async function followed(ctx: Ctx, tx: Tx, row: QuickTaskReach): Promise<string | null> {
  if (row.repeat === null || row.day === null) return null
  const next = await nextTime(ctx, tx.db, Recurrence.parse(row.repeat), row.day)
  if (!next) return null
  const { labels, people } = (await quickTask.readOne(tx.db, ctx.actor, row.id))!
  const author = await asAuthor(ctx, row)
  if (!author) return null
  const id = await insertedIn(
    author,
    tx,
    {
      title: row.title,
      note: row.note,
      day: next.day,
      time: row.time,
      remind: row.remind,
      repeat: Recurrence.parse(next.rule),
      priority: row.priority,
      labels: labels.map(({ name }) => name),
      peopleIds: people.map((person) => person.id),
      assigneeId: row.assignee_id && (await mayBeGiven(author, tx, row.assignee_id)) ? row.assignee_id : null,
    },
    row.id,
  )
  await copyItems(tx.db, row.id, id)
  await recorded(author, tx, 'created', id)
  return id
}

/** The next task belongs to the author as well, also where the assignee completed it. A person who left the portal gets nothing new. */
async function asAuthor(ctx: Ctx, { created_by }: QuickTaskReach): Promise<Ctx | undefined> {
  if (created_by === ctx.actor.id) return ctx
  const actor = await readActor(ctx.portal, created_by)
  return actor ? { ...ctx, actor } : undefined
}

/** What came after it goes for good, unless that is done, too: then it is the one that repeats. */
export function reopenQuickTask(ctx: Ctx, { id }: { id: string }): Promise<QuickTask> {
  return edit(
    ctx,
    id,
    async (tx, row) => {
      if (!row.done_at) return undefined
      const stays = row.next_id !== null && !(await withdrawn(ctx, tx, row.next_id))
      await updateQuickTask(tx.db, id, { done_at: null, next_id: null, ...(stays && { repeat: null }) })
      await keepReminder(ctx, tx, { ...row, done_at: null })
      return 'reopened'
    },
    'complete',
  )
}

async function withdrawn(ctx: Ctx, tx: Tx, id: string): Promise<boolean> {
  const next = await lockQuickTask(tx.db, id)
  if (!next || next.done_at || next.deleted_at) return false
  await purge(ctx, tx, [id])
  tx.record(quickTaskEvents.purged, { id }, quickTask.delivery(next))
  return true
}
