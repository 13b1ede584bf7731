import type { CustomField } from '@diwan/contract/custom-fields/schemas'
import type { Event } from '@diwan/contract/kit/event'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import type { TaskStatus } from '@diwan/contract/work/vocabulary'
import type { taskEvents } from '@diwan/contract/work/events'
import type { Updateable } from 'kysely'
import type { Actor } from '../../../../kit/access/actor.ts'
import { demand } from '../../../../kit/access/demand.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { customOf } from '../../../custom-fields/public.ts'
import { presentAttachment } from '../../../files/public.ts'
import { canTask } from '../../access.ts'
import { presentRecord } from '../../presenter/task.ts'
import { readAround, type AroundRow } from '../../queries/around.ts'
import { readCards } from '../../queries/cards.ts'
import { lockTask, readTask, updateTask, type TaskRow } from '../../queries/tasks.ts'
import type { Tasks } from '../../rows.gen.ts'
import { deliveryForTask } from '../../topics.ts'
import { dependenciesOf } from './waiting.ts'

/** One line of its history. */
export interface CommandEffect {
  readonly event: Event<(typeof taskEvents)['moved']['detail']>
  /** The title of what it concerns: an action item, a list. */
  readonly what?: string
  readonly people?: readonly string[]
}

export interface Change {
  readonly set?: Updateable<Tasks>
  readonly effects: readonly CommandEffect[]
}

/** Lock, demand, change, record: what every command of a task shares. Without a deed nothing has changed. */
export function command(ctx: Ctx, id: string, change: (row: TaskRow, tx: Tx) => Promise<Change> | Change): Promise<TaskRecord> {
  return write(
    ctx,
    async (tx, row: TaskRow | undefined) => {
      demand(canTask, 'edit', ctx.actor, row)
      const { set, effects } = await change(row, tx)
      if (effects.length === 0) return recordOf(ctx, tx.db, row)
      const changed = updateTask(tx.db, id, { ...set, version: row.version + 1, updated_at: ctx.clock.now() })
      const [, told] = await Promise.all([changed, record(ctx, tx, id, effects, row)])
      return told
    },
    (db) => lockTask(db, ctx.actor, id),
  )
}

/** As it is now, for its followers and for the caller. `before` also names those it is taken from. */
export async function record(
  ctx: Ctx,
  tx: Tx,
  id: string,
  effects: readonly CommandEffect[],
  before?: TaskRow,
): Promise<TaskRecord> {
  const { row, ...beside } = await readWhole(tx.db, ctx.actor, id)
  recordEffects(ctx, tx, row!, effects, before)
  return presentWhole(ctx, tx.db, row!, beside)
}

/** The lines of its history alone. */
export function recordEffects(ctx: Ctx, tx: Tx, row: TaskRow, effects: readonly CommandEffect[], before?: TaskRow): void {
  const { id, fullName, photo } = ctx.actor
  const assignees = [...(before?.assignees ?? []), ...row.assignees].map((person) => person.id)
  const told = deliveryForTask({ id: row.id, projectId: row.project_id, assignees })
  for (const { event, what, people } of effects)
    tx.record(
      event,
      {
        id: row.id,
        projectId: row.project_id,
        title: row.title,
        status: row.status as TaskStatus,
        version: row.version,
        by: { id, fullName, photo },
        ...(what !== undefined && { what }),
        ...(people && { people: [...people] }),
      },
      told,
    )
}

interface BesideTask {
  readonly around: AroundRow
  readonly custom: CustomField[]
}

/** What is shown of a task, asked together. Without a row the caller is told that there is none. */
export async function readWhole(db: Queryable, actor: Actor, id: string): Promise<BesideTask & { row: TaskRow | undefined }> {
  const [row, around, custom] = await Promise.all([readTask(db, actor, id), readAround(db, id), customOf(db, id)])
  return { row, around, custom }
}

export async function presentWhole(ctx: Ctx, db: Queryable, row: TaskRow, { around, custom }: BesideTask): Promise<TaskRecord> {
  const [children, dependencies] = await Promise.all([readCards(db, ctx.actor, around.children), dependenciesOf(db, row, around)])
  return presentRecord(ctx.actor, row, {
    documentId: around.document_id,
    items: around.items,
    children,
    dependencies,
    custom,
    files: around.files.map(presentAttachment),
    watchers: around.watchers,
    times: around.times,
  })
}

/** The same of a row that was read before, in the transaction of a command. */
export async function recordOf(ctx: Ctx, db: Queryable, row: TaskRow): Promise<TaskRecord> {
  const [around, custom] = await Promise.all([readAround(db, row.id), customOf(db, row.id)])
  return presentWhole(ctx, db, row, { around, custom })
}
