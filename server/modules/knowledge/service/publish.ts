import { ARTICLE_SLOT } from '@diwan/contract/knowledge/kind'
import { articleEvents } from '@diwan/contract/knowledge/events'
import { MAX_PREVIEW } from '@diwan/contract/knowledge/limits'
import { isBlank } from '@diwan/core/blank-text'
import { pageText, type PageDocument } from '@diwan/core/page/document'
import { truncate } from '@diwan/core/truncate'
import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readPage } from '../../documents/public.ts'
import { publishing } from '../../publishing/public.ts'
import { indexFiles, indexRecord } from '../../search/public.ts'
import { can } from '../access.ts'
import { article } from '../kind.ts'
import { lockArticle, readArticle, updateArticle, type ArticleRow } from '../queries/articles.ts'
import { readCategory } from '../queries/categories.ts'
import { placesOfFiles } from '../queries/found-files.ts'
import { insertVersion, keepCitations, readApproved, readVersion } from '../queries/versions.ts'
import { citedIn } from './cited.ts'
import { movePassages } from './passages.ts'

/** The draft becomes a version, and the version becomes what readers see. */
export const articleContent = publishing<ArticleRow>({
  kind: 'article',
  module: 'knowledgeHub',
  flag: 'knowledgeHub.publish',
  events: articleEvents,
  can,
  read: readArticle,
  lock: lockArticle,
  keep: (db, row, columns) => updateArticle(db, row.id, { ...columns, version: row.version + 1 }),
  told: (row, tokens) => article.delivery(row, tokens),
  sees: (row, person) => row.listed_at !== null && can.view(person, row),
  ready: makeReady,
  demandShown,
})

/** Where its category demands a review, only the newest approved version is published. */
async function makeReady(ctx: Ctx, tx: Tx, row: ArticleRow): Promise<void> {
  if (row.is_template) throw new Problem('wrong_state')
  if (row.category_id === null) throw new Problem('knowledgeHub.category_missing')
  const category = await readCategory(tx.db, row.category_id)
  if (category?.review) {
    const approved = await readApproved(tx.db, row.id)
    // an older version never takes the place of the one that readers see
    if (!approved || approved.n < (row.published_n ?? 0)) throw new Problem('knowledgeHub.review_required')
    await showVersion(ctx, tx, row, approved)
    return
  }
  await showVersion(ctx, tx, row, await freeze(ctx, tx, row))
}

/** Its category may have changed since its version was made ready: it needs one, and an approved version where that is demanded. */
async function demandShown(db: Queryable, { id, category_id, published_n }: ArticleRow): Promise<void> {
  const category = category_id === null ? undefined : await readCategory(db, category_id)
  if (!category) throw new Problem('knowledgeHub.category_missing')
  if (category.review && (await readApproved(db, id))?.n !== published_n) throw new Problem('knowledgeHub.review_required')
}

export interface Frozen {
  readonly n: number
  readonly title: string
  readonly doc: PageDocument
  readonly text: string
}

/** Keeps the draft as a version that never changes. */
export async function freeze(ctx: Ctx, tx: Tx, { id, title }: ArticleRow, note = ''): Promise<Frozen> {
  const doc = await readPage(tx.db, id, ARTICLE_SLOT)
  const text = doc ? pageText(doc) : ''
  if (!doc || isBlank(text)) throw new Problem('invalid_input', { fields: [{ path: 'doc', code: 'empty' }] })
  const n = await insertVersion(tx.db, { id, title, doc, text, note, by: ctx.actor.id, at: ctx.clock.now() })
  return { n, title, doc, text }
}

/** This version is what readers see from now on, once the article is published. */
export async function showVersion(ctx: Ctx, tx: Tx, row: ArticleRow, { n, title, doc, text }: Frozen): Promise<void> {
  const now = ctx.clock.now()
  const written = await readPage(tx.db, row.id, ARTICLE_SLOT)
  const before = row.published_n === null ? undefined : await readVersion(tx.db, row.id, row.published_n)
  await updateArticle(tx.db, row.id, {
    shown_title: title,
    shown_preview: truncate(text, MAX_PREVIEW),
    shown_at: now,
    published_n: n,
    draft: row.title !== title || !isDeepStrictEqual(written, doc),
    checked_at: now,
    updated_at: now,
  })
  // an article that catches up with its other language brings both to the same state
  const other = row.other
  const caughtUp = other?.shown_at != null && (row.checked_at?.getTime() ?? 0) < other.shown_at * 1000
  if (other && caughtUp) await updateArticle(tx.db, other.id, { checked_at: now })
  await keepCitations(tx.db, row.id, citedIn(doc))
  await movePassages(tx.db, row.id, before?.doc, doc)
  await indexRecord(tx.db, article, row.id)
  await indexFiles(tx.db, placesOfFiles, row.id)
}
