import type { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { articleEvents } from '@diwan/contract/knowledge/events'
import { ARTICLE_LABELS_SCOPE } from '@diwan/contract/knowledge/kind'
import type { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { Problem } from '../../../kit/http/problem.ts'
import { command } from '../../../kit/kind/command.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { deleteObject } from '../../../kit/record/objects.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readActors } from '../../access/public.ts'
import { withdrawRun } from '../../approvals/public.ts'
import { readTokens } from '../../audience/public.ts'
import { keepLabels } from '../../labels/public.ts'
import { indexRecord } from '../../search/public.ts'
import { can } from '../access.ts'
import { article } from '../kind.ts'
import { presentManaged } from '../presenter/managed.ts'
import { lockArticle, readArticle, updateArticle, type ArticleReach } from '../queries/articles.ts'
import { readCategory } from '../queries/categories.ts'
import { lockLanguages, lockPair, movePair } from '../queries/pairs.ts'
import { readApproved } from '../queries/versions.ts'
import { placeFor } from './create.ts'
import { personOf, recordMoved, recordWritten } from './recorded.ts'

type Input<E extends keyof typeof managedArticles> = InputOf<(typeof managedArticles)[E]>
type Answer = Promise<ManagedArticle>

/** Title, labels, owner and review date; what is left out stays. */
export const changeArticle = (ctx: Ctx, { id, version, title, labelIds, ownerId, reviewOn }: Input<'change'>): Answer =>
  command(article, ctx, { id, needs: 'edit', version }, async (tx, row) => {
    if (ownerId !== undefined && ownerId !== null) await demandOwner(ctx, tx, ownerId)
    if (labelIds !== undefined) await keepLabels(tx.db, id, ARTICLE_LABELS_SCOPE, labelIds)
    await updateArticle(tx.db, id, {
      ...(title !== undefined && { title, draft: row.draft || title !== row.shown_title }),
      ...(ownerId !== undefined && { owner_id: ownerId }),
      ...(reviewOn !== undefined && { review_on: reviewOn, review_reminders: 0 }),
      version: version + 1,
      updated_at: ctx.clock.now(),
    })
    await indexRecord(tx.db, article, id)
    return recordWritten(ctx, tx, 'changed', id)
  })

/** Every person who may use the portal may look after an article. */
async function demandOwner(ctx: Ctx, tx: Tx, ownerId: string): Promise<void> {
  const [owner] = await readActors({ db: tx.db, clock: ctx.clock }, [ownerId])
  if (!owner) throw new Problem('knowledgeHub.owner_not_available')
}

/** Its translator says that it says what the other language says. */
export const checkTranslation = (ctx: Ctx, { id, version }: Input<'checkTranslation'>): Answer =>
  command(article, ctx, { id, needs: 'edit', version }, async (tx) => {
    await updateArticle(tx.db, id, { checked_at: ctx.clock.now(), version: version + 1 })
    return presentManaged(ctx.actor, await recordMoved(ctx, tx, 'translationChecked', id), ctx.clock.now())
  })

const moved = async (ctx: Ctx, tx: Tx, what: Parameters<typeof recordMoved>[2], id: string): Answer =>
  presentManaged(ctx.actor, await recordMoved(ctx, tx, what, id), ctx.clock.now())

/** Both languages move; what readers see is moved by those who publish it. */
export const placeArticle = (ctx: Ctx, { id, version, categoryId, unitId, afterPair }: Input<'place'>): Answer =>
  command(article, ctx, { id, needs: 'edit', version }, async (tx, row) => {
    await lockPair(tx.db, row.pair_id)
    const languages = await lockLanguages(tx.db, row.pair_id)
    const place = await placeFor(ctx, tx, { categoryId, unitId, stays: row.unit_id })
    for (const one of languages) await demandMove(ctx, tx, one.id, categoryId)
    await movePair(tx.db, { id: row.pair_id, categoryId, unitId: place.unitId, after: afterPair })
    const now = ctx.clock.now()
    for (const one of languages) {
      await updateArticle(tx.db, one.id, { version: one.version + 1, updated_at: now })
      if (one.id !== id) await recordMoved(ctx, tx, 'placed', one.id)
    }
    return moved(ctx, tx, 'placed', id)
  })

async function demandMove(ctx: Ctx, tx: Tx, id: string, categoryId: string | null): Promise<void> {
  const row = (await readArticle(tx.db, ctx.actor, id))!
  const isPublished = row.status === 'published'
  if (!(isPublished ? can.publish : can.edit)(ctx.actor, row)) throw new Problem('forbidden')
  if (!isPublished) return
  if (categoryId === null) throw new Problem('knowledgeHub.category_missing')
  const category = await readCategory(tx.db, categoryId)
  const approved = category?.review ? await readApproved(tx.db, id) : undefined
  if (category?.review && approved?.n !== row.published_n) throw new Problem('knowledgeHub.review_required')
}

export const activateArticle = (ctx: Ctx, { id, version }: Input<'activate'>): Answer =>
  command(article, ctx, { id, needs: 'publish', version }, async (tx, row) => {
    if (row.active) throw new Problem('wrong_state')
    const category = row.category_id === null ? undefined : await readCategory(tx.db, row.category_id)
    if (category && !category.active) throw new Problem('knowledgeHub.category_inactive')
    await updateArticle(tx.db, id, { active: true, off_by: null, version: version + 1 })
    return moved(ctx, tx, 'activated', id)
  })

export const deactivateArticle = (ctx: Ctx, { id, version }: Input<'deactivate'>): Answer =>
  command(article, ctx, { id, needs: 'publish', version }, async (tx, row) => {
    if (!row.active) throw new Problem('wrong_state')
    await updateArticle(tx.db, id, { active: false, off_by: null, version: version + 1 })
    return moved(ctx, tx, 'deactivated', id)
  })

export const deleteArticle = (ctx: Ctx, { id }: Input<'delete'>): Promise<{ done: true }> =>
  command(article, ctx, { id, needs: 'delete' }, async (tx, row) => {
    await dropArticle(ctx, tx, row)
    return { done: true }
  })

/** For good: under its lock, by who may. */
export async function dropArticle(ctx: Ctx, tx: Tx, row: Pick<ArticleReach, 'id'>): Promise<void> {
  const before = (await lockArticle(tx.db, ctx.actor, row.id))!
  if (!can.delete(ctx.actor, before)) throw new Problem('forbidden')
  const tokens = await readTokens(tx.db, row.id)
  await withdrawRun(ctx, tx, row.id)
  await deleteObject(tx.db, row.id, ctx.clock.now())
  tx.record(articleEvents.deleted, { id: row.id, by: personOf(ctx) }, article.delivery(before, [...before.asked, ...tokens]))
}
