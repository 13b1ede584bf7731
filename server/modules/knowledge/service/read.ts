import type { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { articleTalkChannel } from '@diwan/contract/knowledge/events'
import { LANDING_ROWS, MAX_CITATIONS, MAX_RELATED } from '@diwan/contract/knowledge/limits'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { sql, type RawBuilder } from 'kysely'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { readActors } from '../../access/public.ts'
import { maySeePerson } from '../../users/public.ts'
import { can } from '../access.ts'
import { article } from '../kind.ts'
import { presentArticle, presentRead } from '../presenter/article.ts'
import { readArticle, type ArticleRow } from '../queries/articles.ts'
import { readPath } from '../queries/categories.ts'
import { articlesPaged } from '../queries/list.ts'
import { readVote } from '../queries/reading.ts'
import { readVersion } from '../queries/versions.ts'
import { matching } from './search.ts'

type Input<E extends keyof typeof articles> = InputOf<(typeof articles)[E]>
type Answer<E extends keyof typeof articles> = Promise<OutputOf<(typeof articles)[E]>>

const asked = async <I extends { readonly q?: string | undefined }>(ctx: Ctx, input: I) => ({
  ...input,
  now: ctx.clock.now(),
  found: await matching(ctx, input.q),
})

export async function listArticles(ctx: Ctx, input: Input<'list'>): Answer<'list'> {
  return articlesPaged.page(ctx, await articlesPaged.resolved(ctx, await asked(ctx, input)), input, (rows) =>
    rows.map((row) => presentArticle(ctx.actor, row)),
  )
}

export async function countArticles(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await articlesPaged.counts(ctx, [await articlesPaged.resolved(ctx, await asked(ctx, input))])
  return counter!
}

interface First {
  readonly view?: 'all' | 'starred' | 'department'
  readonly sort?: 'newest' | 'mostRead'
  readonly found?: RawBuilder<boolean>
}

/** The first articles of a list of the caller. */
async function firstOf({ db, actor, clock }: Ctx, { view = 'all', sort = 'newest', found }: First, limit: number) {
  const rows = await articlesPaged.rows(db, actor, { view, sort, found, now: clock.now() }, undefined, limit)
  return rows.map((row) => presentArticle(actor, row))
}

export async function openLanding(ctx: Ctx): Answer<'landing'> {
  const [newest, mostRead, starred, department] = await Promise.all([
    firstOf(ctx, {}, LANDING_ROWS),
    firstOf(ctx, { sort: 'mostRead' }, LANDING_ROWS),
    firstOf(ctx, { view: 'starred' }, LANDING_ROWS),
    firstOf(ctx, { view: 'department' }, LANDING_ROWS),
  ])
  return { newest, mostRead, starred, department }
}

/** An article as its readers may open it: for everybody else there is none. */
export async function readable({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<ArticleRow> {
  const row = await readArticle(db, actor, id)
  if (!row || !can.comment(actor, row)) throw new Problem('not_found')
  return row
}

export async function openArticle(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [articleTalkChannel(id)], async () => {
    const row = await readable(ctx, id)
    const [shown, path, vote] = await Promise.all([
      readVersion(ctx.db, id, row.published_n!),
      readPath(ctx.db, row.category_id!),
      readVote(ctx.db, id, ctx.actor.id),
    ])
    return presentRead(ctx.actor, row, { shown: shown!, path, vote })
  })
  return { article: record, positions }
}

/** Articles with the same labels come first, then those of the same category. */
export async function readRelated(ctx: Ctx, { id }: Input<'related'>): Answer<'related'> {
  const row = await readable(ctx, id)
  const others = sql`record.pair_id <> ${row.pair_id}`
  const labels = row.labels.map((label) => label.id)
  const labelled = sql<boolean>`(${others} and exists (select from object_labels carried
    where carried.object_id = record.id and carried.label_id = any(${labels}::uuid[])))`
  const near = sql<boolean>`(${others} and record.category_id = ${row.category_id})`
  const citing = sql<boolean>`exists (select from article_citations citation
    where citation.article_id = record.id and citation.cited_id = ${id})`
  const [first, second, citedBy] = await Promise.all([
    labels.length === 0 ? [] : firstOf(ctx, { sort: 'mostRead', found: labelled }, MAX_RELATED),
    firstOf(ctx, { sort: 'mostRead', found: near }, MAX_RELATED),
    firstOf(ctx, { found: citing }, MAX_CITATIONS),
  ])
  const known = new Set(first.map((one) => one.id))
  return { related: [...first, ...second.filter((one) => !known.has(one.id))].slice(0, MAX_RELATED), citedBy }
}

/** For a person who is about to send an article to somebody else. */
export async function mayRead(ctx: Ctx, { id, personId }: Input<'mayRead'>): Answer<'mayRead'> {
  await readable(ctx, id)
  if (!(await maySeePerson(ctx.db, ctx.actor, personId))) throw new Problem('not_found')
  const people = await readActors(ctx.portal, [personId])
  return { reads: (await article.readers(ctx.db, people, id)).length > 0 }
}
