import type { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { ARTICLE_LABELS_SCOPE, ARTICLE_SLOT } from '@diwan/contract/knowledge/kind'
import { MAX_PREVIEW } from '@diwan/contract/knowledge/limits'
import type { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { emptyPage, pageText, type PageDocument } from '@diwan/core/page/document'
import { truncate } from '@diwan/core/truncate'
import type { Queryable } from '../../../kit/db/database.ts'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { insertQuotedObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { mayBelongTo, readTokens, setAudience } from '../../audience/public.ts'
import { beginDocument, copyFiles, readPage } from '../../documents/public.ts'
import { keepLabels } from '../../labels/public.ts'
import { indexRecord } from '../../search/public.ts'
import { can } from '../access.ts'
import { article } from '../kind.ts'
import { insertArticle, lockArticle, readArticle, type ArticleRow } from '../queries/articles.ts'
import { readCategory } from '../queries/categories.ts'
import { insertPair, lockLanguages, lockPair } from '../queries/pairs.ts'
import { recordWritten } from './recorded.ts'

type Input<E extends keyof typeof managedArticles> = InputOf<(typeof managedArticles)[E]>

interface NewArticle {
  readonly pairId: string
  readonly lang: string
  readonly title: string
  readonly doc?: PageDocument | undefined
  readonly template?: boolean
  readonly ownerId?: string | null
  /** The article whose files, labels and audience it begins with. */
  readonly from?: ArticleRow | undefined
}

/** In the transaction of what asks for it. */
async function begin(ctx: Ctx, tx: Tx, made: NewArticle): Promise<ManagedArticle> {
  const { pairId, lang, title, template = false, from } = made
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  const { id, shortId } = await insertQuotedObject(tx.db, { kind: 'article', by, at })
  const copied = made.doc && from ? await copyFiles(ctx, tx, made.doc, { from: from.id, to: id }) : made.doc
  const doc = copied ?? emptyPage(lang === 'ar' ? 'rtl' : 'ltr')
  await insertArticle(tx.db, {
    id,
    short_id: shortId,
    pair_id: pairId,
    lang,
    title,
    preview: truncate(pageText(doc), MAX_PREVIEW),
    is_template: template,
    owner_id: made.ownerId === undefined ? by : made.ownerId,
    created_by: by,
    created_at: at,
    updated_at: at,
  })
  await beginDocument(ctx, tx, { objectId: id, slot: ARTICLE_SLOT, doc })
  if (from) {
    const labels = from.labels.map((label) => label.id)
    await keepLabels(tx.db, id, ARTICLE_LABELS_SCOPE, labels)
    await setAudience(tx.db, { id, kind: 'article', listedAt: null }, await readTokens(tx.db, from.id))
  }
  await indexRecord(tx.db, article, id)
  return recordWritten(ctx, tx, 'created', id)
}

interface Reading {
  readonly db: Queryable
}

interface Placed {
  readonly unitId?: string | null | undefined
  /** The unit it has already, which nobody has to manage to keep. */
  readonly stays?: string | null
}

/**
 * The unit of an article: the unit of its category, a department of its author, or one that the author manages. An author who holds no
 * right on own articles may only choose among units where the article stays within reach.
 */
async function unitFor(ctx: Ctx, tx: Reading, { unitId, stays }: Placed, ofCategory: string | null): Promise<string | null> {
  const { actor } = ctx
  if (stays !== undefined && (unitId === undefined || unitId === stays)) return stays
  const near = [...(ofCategory === null ? [] : [ofCategory]), ...actor.departmentIds]
  const keepsOwn = actor.grants.get('knowledgeHub.create')?.has('own') === true
  const fits = async (id: string | null): Promise<boolean> =>
    (keepsOwn && (id === null || near.includes(id))) || (await mayBelongTo(tx.db, actor, 'knowledgeHub.create', id))
  for (const id of unitId === undefined ? [...near, null] : [unitId]) if (await fits(id)) return id
  throw new Problem('knowledgeHub.unit_missing')
}

/** The category and the unit in which an article begins or to which it moves. */
export async function placeFor(ctx: Ctx, tx: Reading, { categoryId, ...unit }: Pick<Input<'create'>, 'categoryId'> & Placed) {
  const category = categoryId === null ? undefined : await readCategory(tx.db, categoryId)
  if (categoryId !== null && !category) throw new Problem('not_found')
  if (category && !category.active) throw new Problem('knowledgeHub.category_inactive')
  return { category, categoryId, unitId: await unitFor(ctx, tx, unit, category?.unit_id ?? null) }
}

export const createArticle = (ctx: Ctx, input: Input<'create'>, doc?: PageDocument): Promise<ManagedArticle> =>
  write(ctx, (tx) => beginArticle(ctx, tx, input, doc))

/** The same in the transaction of an action. */
export async function beginArticle(ctx: Ctx, tx: Tx, input: Input<'create'>, doc?: PageDocument): Promise<ManagedArticle> {
  const { categoryId, unitId } = await placeFor(ctx, tx, input)
  const pairId = await insertPair(tx.db, { categoryId, unitId })
  return begin(ctx, tx, { pairId, lang: input.lang, title: input.title, template: input.template, doc })
}

/** The same article in the other language, with its labels, its audience and its owner, and an empty text. */
export const translateArticle = (ctx: Ctx, { id, title }: Input<'translate'>, doc?: PageDocument): Promise<ManagedArticle> =>
  write(ctx, async (tx) => {
    const row = await lockArticle(tx.db, ctx.actor, id)
    demand(can, 'edit', ctx.actor, row)
    await lockPair(tx.db, row.pair_id)
    const languages = await lockLanguages(tx.db, row.pair_id)
    if (languages.length > 1) throw new Problem('knowledgeHub.translated_already')
    const category = row.category_id === null ? undefined : await readCategory(tx.db, row.category_id)
    if (category && !category.active) throw new Problem('knowledgeHub.category_inactive')
    const lang = row.lang === 'ar' ? 'en' : 'ar'
    const template = row.is_template
    return begin(ctx, tx, {
      pairId: row.pair_id,
      lang,
      title: title ?? row.title,
      template,
      ownerId: row.owner_id,
      from: row,
      doc,
    })
  })

/** A new pair in the same place; who may read a template may begin with it. */
export const copyArticle = (ctx: Ctx, { id, template }: Input<'copy'>): Promise<ManagedArticle> =>
  write(ctx, async (tx) => {
    const row = await readArticle(tx.db, ctx.actor, id)
    demand(can, 'edit', ctx.actor, row)
    const { lang, title, category_id, unit_id } = row
    const category = category_id === null ? undefined : await readCategory(tx.db, category_id)
    const pairId = await insertPair(tx.db, { categoryId: category?.active ? category.id : null, unitId: unit_id })
    const doc = await readPage(tx.db, id, ARTICLE_SLOT)
    return begin(ctx, tx, { pairId, lang, title, template, from: row, doc })
  })
