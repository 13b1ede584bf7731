import type { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { MAX_SUGGESTED, MIN_SUGGEST_SUBJECT } from '@diwan/contract/knowledge/limits'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '../../../kit/portal.ts'
import { finder } from '../../find/public.ts'
import { article } from '../kind.ts'
import { presentArticle } from '../presenter/article.ts'
import { inCategories } from '../queries/categories.ts'
import { onePerPair } from '../queries/list.ts'
import { countMiss } from '../queries/reading.ts'

const articleFinder = finder(article.found)

/** A condition on each record: it has these words. Nothing where no words are asked for. */
export const matching = (ctx: Pick<Ctx, 'db' | 'actor'>, q: string | undefined): Promise<RawBuilder<boolean> | undefined> =>
  q === undefined || q === '' ? Promise.resolve(undefined) : articleFinder.within(ctx, q)

type Answer<E extends keyof typeof articles> = Promise<OutputOf<(typeof articles)[E]>>

/** A first page without a result is counted as a miss, without its person. */
export async function searchArticles(ctx: Ctx, input: InputOf<typeof articles.search>): Answer<'search'> {
  const { q, category, after, limit } = input
  if (q.trim() === '') return { items: [], next: null }
  const { hits, next } = await published(ctx, { q, category, after, limit })
  if (hits.length === 0 && after === undefined) await countMiss(ctx.db, q.trim(), ctx.actor.language, ctx.clock.now())
  const items = hits.map(({ record, title, said: passage }) => ({
    article: presentArticle(ctx.actor, record),
    excerpt: title.length === 0 && passage?.file ? `${passage.file} · ${passage.text}` : record.shown_preview,
  }))
  return { items, next }
}

interface Sought {
  readonly q: string
  readonly category?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

/** The title, then the labels (`readTexts`). */
const RANKS = 2

async function published(ctx: Ctx, { q, category, after, limit }: Sought) {
  const listed = sql`record.listed_at is not null`
  const within = category === undefined ? listed : sql`${listed} and ${inCategories('record.category_id', [category])}`
  const words = await articleFinder.within(ctx, q)
  const where = sql<boolean>`${within} and ${onePerPair(ctx.actor, sql`${within} and ${words}`)}`
  return articleFinder.search(ctx, { q, list: { where }, after, limit, first: 'title', ranks: RANKS })
}

/** Articles that may answer what somebody is about to ask; a search for a suggestion is never counted as a miss. */
export async function suggestArticles(ctx: Ctx, { subject }: InputOf<typeof articles.suggest>): Answer<'suggest'> {
  const q = subject.trim()
  if (Array.from(q).length < MIN_SUGGEST_SUBJECT) return { items: [] }
  const { hits } = await published(ctx, { q, limit: MAX_SUGGESTED })
  return { items: hits.map(({ record }) => presentArticle(ctx.actor, record)) }
}
