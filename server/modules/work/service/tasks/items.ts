import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { actionItems } from '@diwan/contract/work/endpoints/tasks'
import { taskEvents } from '@diwan/contract/work/events'
import { MAX_ITEMS } from '@diwan/contract/work/limits'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { newId } from '../../../../kit/db/id.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { place } from '../../../ordering/public.ts'
import { deleteItem, insertItem, ITEMS, readItem, updateItem, type ItemRow } from '../../queries/items.ts'
import { updateTask, type TaskRow } from '../../queries/tasks.ts'
import { command, type Change, type CommandEffect } from './command.ts'
import { along, entering } from './status.ts'

type Input<E extends keyof typeof actionItems> = InputOf<(typeof actionItems)[E]>

export const addItem = (ctx: Ctx, { id, title }: Input<'add'>): Promise<TaskRecord> =>
  command(ctx, id, async (row, tx) => {
    if (row.items >= MAX_ITEMS) throw new Problem('workspace.too_many_items')
    const reopened = await reopen(ctx, tx, row)
    await insertItem(tx.db, { id: newId(), task_id: id, title, place: await place(tx.db, ITEMS, { within: id }) })
    return { effects: [{ event: taskEvents.itemAdded, what: title }, ...reopened] }
  })

/** Saying it twice says it once. */
export const changeItem = (ctx: Ctx, { id, itemId, title, checked }: Input<'change'>): Promise<TaskRecord> =>
  ofItem(ctx, { id, itemId }, async (item, row, tx) => {
    const effects: CommandEffect[] = []
    const name = title ?? item.title
    if (name !== item.title) effects.push({ event: taskEvents.itemChanged, what: name })
    const turns = checked !== undefined && checked !== (item.checked_at !== null)
    if (turns) effects.push({ event: checked ? taskEvents.itemChecked : taskEvents.itemUnchecked, what: name })
    if (turns && !checked) effects.push(...(await reopen(ctx, tx, row)))
    const by = checked ? { checked_at: ctx.clock.now(), checked_by: ctx.actor.id } : { checked_at: null, checked_by: null }
    if (effects.length > 0) await updateItem(tx.db, itemId, { title: name, ...(turns && by) })
    return { effects }
  })

export const moveItem = (ctx: Ctx, { id, itemId, after }: Input<'move'>): Promise<TaskRecord> =>
  ofItem(ctx, { id, itemId }, async (item, _row, tx) => {
    await updateItem(tx.db, itemId, { place: await place(tx.db, ITEMS, { within: id, after, moved: itemId }) })
    return { effects: [{ event: taskEvents.itemChanged, what: item.title }] }
  })

export const removeItem = (ctx: Ctx, { id, itemId }: Input<'remove'>): Promise<TaskRecord> =>
  ofItem(ctx, { id, itemId }, async (item, _row, tx) => {
    await deleteItem(tx.db, itemId)
    return { effects: [{ event: taskEvents.itemRemoved, what: item.title }] }
  })

/** An item of another task is not there. */
const ofItem = (
  ctx: Ctx,
  { id, itemId }: { readonly id: string; readonly itemId: string },
  change: (item: ItemRow, row: TaskRow, tx: Tx) => Promise<Change>,
): Promise<TaskRecord> =>
  command(ctx, id, async (row, tx) => {
    const item = await readItem(tx.db, id, itemId)
    if (!item) throw new Problem('not_found')
    return change(item, row, tx)
  })

/** A task that was done goes on, before it has an open item: the database would refuse the other order. */
async function reopen(ctx: Ctx, tx: Tx, row: TaskRow): Promise<CommandEffect[]> {
  if (row.status !== 'DONE') return []
  await updateTask(tx.db, row.id, { ...(await entering(ctx, tx, row, 'OPEN')), ...(await along(tx, row, 'OPEN')) })
  return [{ event: taskEvents.reopened }]
}
