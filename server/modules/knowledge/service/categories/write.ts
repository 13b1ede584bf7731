import type { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { categoryEvents } from '@diwan/contract/knowledge/events'
import { MAX_CATEGORIES } from '@diwan/contract/knowledge/limits'
import type { Category } from '@diwan/contract/knowledge/schemas/category'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import { DatabaseError } from 'pg'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { insertObject } from '../../../../kit/record/objects.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { saveChain, wrongSteps } from '../../../approvals/public.ts'
import { mayBelongTo } from '../../../audience/public.ts'
import { article } from '../../kind.ts'
import {
  insertCategory,
  lockTree,
  placeCategory,
  readCategories,
  readCategory,
  updateCategory,
  type CategoryRow,
} from '../../queries/categories.ts'
import { personOf } from '../recorded.ts'
import { managed, presented } from './read.ts'

type Input<E extends keyof typeof categories> = InputOf<(typeof categories)[E]>

/** A category changes what the lists of all readers may show. */
export function recordCategory(
  ctx: Ctx,
  tx: Tx,
  what: keyof typeof categoryEvents,
  { id, version }: Pick<CategoryRow, 'id' | 'version'>,
) {
  tx.record(categoryEvents[what], { id, version, by: personOf(ctx) }, { object: id, topics: article.hints({}, ['all']) })
}

/** Every change of the tree in turn: locked, judged, versioned, recorded. */
export const categoryCommand = (
  ctx: Ctx,
  { id, version }: { readonly id: string; readonly version: number },
  what: keyof typeof categoryEvents,
  change: (tx: Tx, row: CategoryRow) => Promise<void>,
): Promise<Category> =>
  write(ctx, async (tx) => {
    await lockTree(tx.db)
    const row = await managed({ db: tx.db, actor: ctx.actor }, id)
    if (row.version !== version) throw new Problem('changed_meanwhile')
    await change(tx, row)
    await updateCategory(tx.db, id, { version: version + 1 })
    recordCategory(ctx, tx, what, { id, version: version + 1 })
    return presented(ctx, tx.db, id)
  })

async function demandUnit(ctx: Ctx, tx: Tx, unitId: string | null): Promise<void> {
  if (!(await mayBelongTo(tx.db, ctx.actor, 'knowledgeHub.publish', unitId))) throw new Problem('knowledgeHub.unit_missing')
}

/** A parent that is there, and active where the category below it is. */
async function demandParent(tx: Tx, parentId: string | null, active = true): Promise<void> {
  const parent = parentId === null ? undefined : await readCategory(tx.db, parentId)
  if (parentId !== null && !parent) throw new Problem('not_found')
  if (active && parent && !parent.active) throw new Problem('knowledgeHub.category_inactive')
}

async function demandSteps(tx: Tx, steps: Input<'create'>['steps']): Promise<void> {
  const fields = await wrongSteps(tx.db, steps)
  if (fields.length > 0) throw new Problem('invalid_input', { fields })
}

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  knowledge_categories_depth: 'knowledgeHub.category_too_deep',
  knowledge_categories_acyclic: 'knowledgeHub.category_in_itself',
}
/** Refusals of the guard of the tree, in the words of the contract. */
async function guarded<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    const code = error instanceof DatabaseError ? REFUSALS[error.constraint ?? ''] : undefined
    throw code ? new Problem(code) : error
  }
}

const columnsOf = ({
  nameAr,
  nameEn,
  descriptionAr,
  descriptionEn,
  icon,
  colour,
  unitId,
  review,
}: Omit<Input<'create'>, 'parentId'>) => ({
  name_ar: nameAr,
  name_en: nameEn,
  description_ar: descriptionAr,
  description_en: descriptionEn,
  icon,
  colour,
  unit_id: unitId,
  review,
})

export const createCategory = (ctx: Ctx, input: Input<'create'>): Promise<Category> =>
  write(ctx, async (tx) => {
    await lockTree(tx.db)
    await demandParent(tx, input.parentId)
    await demandUnit(ctx, tx, input.unitId)
    await demandSteps(tx, input.steps)
    if ((await readCategories(tx.db)).length >= MAX_CATEGORIES) throw new Problem('knowledgeHub.too_many_categories')
    return presented(ctx, tx.db, await addCategory(ctx, tx, input))
  })

/** Last among those of its parent. The caller has locked the tree and judged what is asked. */
export async function addCategory(ctx: Ctx, tx: Tx, { parentId, steps, ...content }: Input<'create'>): Promise<string> {
  const at = ctx.clock.now()
  const id = await insertObject(tx.db, { kind: 'article_category', by: ctx.actor.id, at })
  const position = await placeCategory(tx.db, parentId)
  const chain = steps.length === 0 ? null : await saveChain(tx.db, { kind: 'article', targetId: id, steps, at })
  await guarded(() =>
    insertCategory(tx.db, { ...columnsOf({ ...content, steps }), id, parent_id: parentId, position, chain_id: chain }),
  )
  recordCategory(ctx, tx, 'created', { id, version: 1 })
  return id
}

export const changeCategory = (ctx: Ctx, { id, version, steps, ...content }: Input<'change'>): Promise<Category> =>
  categoryCommand(ctx, { id, version }, 'changed', async (tx, row) => {
    if (content.unitId !== row.unit_id) await demandUnit(ctx, tx, content.unitId)
    await demandSteps(tx, steps)
    const at = ctx.clock.now()
    const chain = steps.length === 0 ? null : await saveChain(tx.db, { kind: 'article', targetId: id, steps, at })
    await updateCategory(tx.db, id, { ...columnsOf({ ...content, steps }), chain_id: chain })
  })

export const moveCategory = (ctx: Ctx, { id, version, parentId, after }: Input<'move'>): Promise<Category> =>
  categoryCommand(ctx, { id, version }, 'moved', async (tx, row) => {
    await demandParent(tx, parentId, row.active)
    const position = await placeCategory(tx.db, parentId, after, id)
    await guarded(() => updateCategory(tx.db, id, { parent_id: parentId, position }))
  })
