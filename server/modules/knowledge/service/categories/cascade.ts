import type { categories } from '@diwan/contract/knowledge/endpoints/categories'
import type { Category } from '@diwan/contract/knowledge/schemas/category'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { deleteObjects } from '../../../../kit/record/objects.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { canCategory } from '../../access.ts'
import { updateArticle } from '../../queries/articles.ts'
import {
  lockArticlesIn,
  lockTree,
  readCategory,
  lockSubtree,
  updateCategory,
  type CategoryRow,
} from '../../queries/categories.ts'
import { dropArticle } from '../change.ts'
import { recordMoved } from '../recorded.ts'
import { managed } from './read.ts'
import { categoryCommand, recordCategory } from './write.ts'

type Input<E extends keyof typeof categories> = InputOf<(typeof categories)[E]>

/** Its active articles and categories are deactivated with it and name it in `off_by`; the category itself comes last. */
export const deactivateCategory = (ctx: Ctx, input: Input<'deactivate'>): Promise<Category> =>
  categoryCommand(ctx, input, 'deactivated', async (tx, row) => {
    if (!row.active) throw new Problem('wrong_state')
    const tree = await lockSubtree(tx.db, row.id)
    await demandAll(ctx, tx, tree)
    for (const one of await lockArticlesIn(tx.db, idsOf(tree))) if (one.active) await switchArticle(ctx, tx, one, row.id)
    for (const one of tree.toReversed())
      if (one.active) await updateCategory(tx.db, one.id, { active: false, off_by: one.id === row.id ? null : row.id })
  })

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

/** Off by a category, or on again. */
async function switchArticle(
  ctx: Ctx,
  tx: Tx,
  { id, version }: { id: string; version: number },
  offBy: string | null,
): Promise<void> {
  await updateArticle(tx.db, id, { active: offBy === null, off_by: offBy, version: version + 1 })
  await recordMoved(ctx, tx, offBy === null ? 'activated' : 'deactivated', id)
}

/** Nothing comes back unasked; where it is asked for, exactly what was deactivated with it. */
export const activateCategory = (ctx: Ctx, { reactivate, ...input }: Input<'activate'>): Promise<Category> =>
  categoryCommand(ctx, input, 'activated', async (tx, row) => {
    if (row.active) throw new Problem('wrong_state')
    const parent = row.parent_id === null ? undefined : await readCategory(tx.db, row.parent_id)
    if (parent && !parent.active) throw new Problem('knowledgeHub.category_inactive')
    await updateCategory(tx.db, row.id, { active: true, off_by: null })
    if (!reactivate) return
    const tree = await lockSubtree(tx.db, row.id)
    await demandAll(ctx, tx, tree)
    const active = new Set([row.id])
    for (const one of tree) {
      if (one.off_by !== row.id || one.parent_id === null || !active.has(one.parent_id)) continue // the tree comes from the top
      await updateCategory(tx.db, one.id, { active: true, off_by: null })
      active.add(one.id)
    }
    for (const one of await lockArticlesIn(tx.db, idsOf(tree)))
      if (one.off_by === row.id && !one.active && active.has(one.category_id)) await switchArticle(ctx, tx, one, null)
  })

/** With all articles in it and below it, for good: refused where their number is another than the caller saw. */
export const deleteCategory = (ctx: Ctx, { id, version, articles }: Input<'delete'>): Promise<{ done: true }> =>
  write(ctx, async (tx) => {
    await lockTree(tx.db)
    const row = await managed({ db: tx.db, actor: ctx.actor }, id)
    if (row.version !== version) throw new Problem('changed_meanwhile')
    const tree = await lockSubtree(tx.db, id)
    await demandAll(ctx, tx, tree)
    const inside = await lockArticlesIn(tx.db, idsOf(tree))
    if (inside.length !== articles) throw new Problem('knowledgeHub.other_number', { current: { articles: inside.length } })
    for (const one of inside) await dropArticle(ctx, tx, one)
    await deleteObjects(tx.db, idsOf(tree), ctx.clock.now())
    recordCategory(ctx, tx, 'deleted', row)
    return { done: true }
  })

/** Categories below it may belong to units that the caller does not manage. */
async function demandAll(ctx: Ctx, tx: Tx, tree: readonly { readonly id: string }[]): Promise<void> {
  for (const { id } of tree) {
    const row: CategoryRow | undefined = await readCategory(tx.db, id)
    if (!row || !canCategory.manage(ctx.actor, row)) throw new Problem('forbidden')
  }
}
