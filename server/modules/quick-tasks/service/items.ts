import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { quickTaskItems } from '@diwan/contract/quick-tasks/endpoints'
import { MAX_ITEMS } from '@diwan/contract/quick-tasks/limits'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { place } from '../../ordering/public.ts'
import { countItems, deleteItem, insertItem, readItem, updateItem, type ItemRow } from '../queries/items.ts'
import { edit } from './command.ts'

type Input<E extends keyof typeof quickTaskItems> = InputOf<(typeof quickTaskItems)[E]>

const ORDER = { table: 'quick_task_items', within: 'task_id', key: 'place' } as const

export const addItem = (ctx: Ctx, { id, title }: Input<'add'>): Promise<QuickTask> =>
  edit(ctx, id, async (tx) => {
    if ((await countItems(tx.db, id)) >= MAX_ITEMS) throw new Problem('quick-tasks.too_many_items')
    await insertItem(tx.db, { taskId: id, title, place: await place(tx.db, ORDER, { within: id }) })
    return 'changed'
  })

export const changeItem = (ctx: Ctx, { id, itemId, title, done, after }: Input<'change'>): Promise<QuickTask> =>
  edit(ctx, id, async (tx) => {
    await itemIn(tx, id, itemId)
    const behind = after === itemId ? undefined : after
    await updateItem(tx.db, itemId, {
      task_id: id,
      ...(title !== undefined && { title }),
      ...(done !== undefined && { done }),
      ...(behind !== undefined && { place: await place(tx.db, ORDER, { within: id, after: behind, moved: itemId }) }),
    })
    return 'changed'
  })

export const removeItem = (ctx: Ctx, { id, itemId }: Input<'remove'>): Promise<QuickTask> =>
  edit(ctx, id, async (tx) => {
    await itemIn(tx, id, itemId)
    await deleteItem(tx.db, itemId)
    return 'changed'
  })

async function itemIn(tx: Tx, id: string, itemId: string): Promise<ItemRow> {
  const item = await readItem(tx.db, id, itemId)
  if (!item) throw new Problem('not_found')
  return item
}
