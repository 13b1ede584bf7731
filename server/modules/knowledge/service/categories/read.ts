import type { categories } from '@diwan/contract/knowledge/endpoints/categories'
import type { Category } from '@diwan/contract/knowledge/schemas/category'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { sql } from 'kysely'
import { holdsFlag } from '../../../../kit/access/actor.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { namesInSteps, writtenSteps } from '../../../approvals/public.ts'
import { canCategory } from '../../access.ts'
import { presentCategory } from '../../presenter/category.ts'
import {
  countByCategory,
  readArticlesIn,
  readCategories,
  readCategory,
  readSubtree,
  type CategoryRow,
} from '../../queries/categories.ts'
import { NEARER, reachesBy } from '../../queries/list.ts'

type Input<E extends keyof typeof categories> = InputOf<(typeof categories)[E]>
type Answer<E extends keyof typeof categories> = Promise<OutputOf<(typeof categories)[E]>>

const VIEWS = {
  read: { only: undefined, fits: sql`record.listed_at is not null` },
  manage: {
    only: NEARER,
    fits: sql`record.deleted_at is null and record.archived_at is null and not record.is_template`,
  },
} as const

/** Readers see the categories that hold something for them; those who write see all. */
export async function readTree(ctx: Ctx, { view }: Input<'tree'>): Answer<'tree'> {
  const { db, actor } = ctx
  if (view === 'manage' && !holdsFlag(actor, 'knowledgeHub', 'create')) throw new Problem('forbidden')
  const { only, fits } = VIEWS[view]
  const [rows, counts] = await Promise.all([readCategories(db), countByCategory(db, sql`${fits} and ${reachesBy(actor, only)}`)])
  const items = inTreeOrder(rows, counts)
    .map(({ row, articles }) => presentCategory(actor, row, articles))
    .filter(({ articles, active }) => view === 'manage' || (active && articles > 0))
  return {
    items,
    uncategorized: view === 'manage' ? (counts.get(null) ?? 0) : null,
    can: { create: holdsFlag(actor, 'knowledgeHub', 'publish') },
  }
}

/** Each category before those below it, with the articles of all of them. */
function inTreeOrder(rows: readonly CategoryRow[], counts: ReadonlyMap<string | null, number>) {
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const walk = (parentId: string | null): { row: CategoryRow; articles: number }[] =>
    (below.get(parentId) ?? []).flatMap((row) => {
      const inner = walk(row.id)
      const direct = inner.filter((one) => one.row.parent_id === row.id)
      const articles = (counts.get(row.id) ?? 0) + direct.reduce((sum, one) => sum + one.articles, 0)
      return [{ row, articles }, ...inner]
    })
  return walk(null)
}

/** A category that the caller manages. */
export async function managed({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<CategoryRow> {
  const row = await readCategory(db, id)
  if (!row) throw new Problem('not_found')
  if (!canCategory.manage(actor, row)) throw new Problem('forbidden')
  return row
}

export async function presented(ctx: Pick<Ctx, 'db' | 'actor'>, db: Queryable, id: string): Promise<Category> {
  const row = (await readCategory(db, id))!
  const { items } = await readTree({ ...ctx, db } as Ctx, { view: 'manage' })
  return presentCategory(ctx.actor, row, items.find((one) => one.id === id)?.articles ?? 0)
}

export async function openCategory(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { chain_id } = await managed(ctx, id)
  const steps = chain_id === null ? [] : await writtenSteps(ctx.db, chain_id)
  const [category, names] = await Promise.all([presented(ctx, ctx.db, id), namesInSteps(ctx.db, steps)])
  return { category, steps, ...names }
}

export async function readContents(ctx: Ctx, { id }: Input<'contents'>): Answer<'contents'> {
  await managed(ctx, id)
  const tree = await readSubtree(ctx.db, id)
  const articles = await readArticlesIn(
    ctx.db,
    tree.map((one) => one.id),
  )
  return {
    articles: articles.length,
    categories: tree.length - 1,
    articlesOff: articles.filter(({ off_by }) => off_by === id).length,
    categoriesOff: tree.filter(({ off_by }) => off_by === id).length,
  }
}
