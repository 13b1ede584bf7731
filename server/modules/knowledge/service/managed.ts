import type { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { articleChannel, articleTalkChannel } from '@diwan/contract/knowledge/events'
import { ARTICLE_SLOT } from '@diwan/contract/knowledge/kind'
import { MAX_SEARCH_MISSES, MISSES_REPORTED_FROM } from '@diwan/contract/knowledge/limits'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { approvalOf } from '../../approvals/public.ts'
import { can, opensDraft } from '../access.ts'
import { presentManaged } from '../presenter/managed.ts'
import { readArticle, type ArticleRow } from '../queries/articles.ts'
import { readCategory } from '../queries/categories.ts'
import { managedPaged } from '../queries/list.ts'
import { readMisses } from '../queries/reading.ts'
import { matching } from './search.ts'

type Input<E extends keyof typeof managedArticles> = InputOf<(typeof managedArticles)[E]>
type Answer<E extends keyof typeof managedArticles> = Promise<OutputOf<(typeof managedArticles)[E]>>

const asked = async <I extends { readonly q?: string | undefined }>(ctx: Ctx, input: I) => ({
  ...input,
  now: ctx.clock.now(),
  found: await matching(ctx, input.q),
})

export async function listManaged(ctx: Ctx, input: Input<'list'>): Answer<'list'> {
  return managedPaged.page(ctx, await managedPaged.resolved(ctx, await asked(ctx, input)), input, (rows) =>
    rows.map((row) => presentManaged(ctx.actor, row, ctx.clock.now())),
  )
}

export async function countManaged(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await managedPaged.counts(ctx, [await managedPaged.resolved(ctx, await asked(ctx, input))])
  return counter!
}

export async function countTabs(ctx: Ctx): Answer<'tabs'> {
  const now = ctx.clock.now()
  const [[all, reviews, stale], misses] = await Promise.all([
    managedPaged.counts(
      ctx,
      (['all', 'reviews', 'stale'] as const).map((view) => ({ view, now })),
    ),
    readMisses(ctx.db, undefined, MISSES_REPORTED_FROM, MAX_SEARCH_MISSES),
  ])
  const notFound = { count: Math.min(misses.length, COUNT_LIMIT), more: false }
  return { all: all!, reviews: reviews!, stale: stale!, notFound }
}

/** An article as it is written; readers have an address of their own. */
export async function drafted({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<ArticleRow> {
  const row = await readArticle(db, actor, id)
  if (!row || !can.view(actor, row)) throw new Problem('not_found')
  if (!opensDraft(actor, row)) throw new Problem('forbidden')
  return row
}

export async function openManaged(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [articleChannel(id), articleTalkChannel(id)], async () => {
    const row = await drafted(ctx, id)
    const [document, approval, category] = await Promise.all([
      readDocumentId(ctx, id),
      row.review === null ? null : approvalOf(ctx, id),
      row.category_id === null ? undefined : readCategory(ctx.db, row.category_id),
    ])
    const article = presentManaged(ctx.actor, row, ctx.clock.now())
    return { article, documentId: document, approval, reviewRequired: category?.review ?? false }
  })
  return { ...record, positions }
}

async function readDocumentId({ db }: Ctx, id: string): Promise<string> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('object_id', '=', id)
    .where('slot', '=', ARTICLE_SLOT)
    .executeTakeFirstOrThrow()
  return row.id
}

export async function listMisses({ db }: Ctx, { from }: Input<'searchMisses'>): Answer<'searchMisses'> {
  const rows = await readMisses(db, from, MISSES_REPORTED_FROM, MAX_SEARCH_MISSES)
  return { items: rows.map(({ query, lang, n, day }) => ({ query, lang, count: n, lastDay: day })) }
}
