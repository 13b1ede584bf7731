import { articleApprovalEvents } from '@diwan/contract/knowledge/events'
import type { articleReviews } from '@diwan/contract/knowledge/endpoints/review'
import { articleChannel } from '@diwan/contract/knowledge/events'
import type { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import { articleMoves, reviewMoves } from '@diwan/contract/knowledge/moves'
import type { ReviewStatus } from '@diwan/contract/knowledge/vocabulary'
import type { ContentStatus } from '@diwan/contract/publishing/vocabulary'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { PORTAL } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { command } from '../../../kit/kind/command.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readLastApprover, approvalOf, beginRun, withdrawRun, type ApprovingOf } from '../../approvals/public.ts'
import { readTokens } from '../../audience/public.ts'
import { keepPublication, lockPublication } from '../../publishing/public.ts'
import { can } from '../access.ts'
import { article } from '../kind.ts'
import { presentManaged } from '../presenter/managed.ts'
import { lockArticle, readArticle, updateArticle, type ArticleRow } from '../queries/articles.ts'
import { readCategory } from '../queries/categories.ts'
import { approveVersion, readVersion } from '../queries/versions.ts'
import { articleInbox } from './inbox.ts'
import { drafted } from './managed.ts'
import { articleContent, freeze, showVersion } from './publish.ts'
import { personOf, recordMoved } from './recorded.ts'
import { presentText } from './versions.ts'

type Input<E extends 'send' | 'withdraw' | 'open'> = InputOf<(typeof articleReviews)[E]>

/** The status of an article under review is that of its review; its own status is beside it. */
const underReview = (row: ArticleRow | undefined): ArticleRow | undefined => row && { ...row, status: row.review ?? '' }

/** Approving publishes the version that was frozen when the article was sent. */
export const articleApproval: ApprovingOf<ArticleRow> = {
  kind: 'article',
  module: 'knowledgeHub',
  events: articleApprovalEvents,
  can: { view: can.view, decide: can.approve },
  read: async (db, id) => underReview(await readArticle(db, PORTAL, id)),
  lock: async (db, id) => {
    await lockPublication(db, id) // before the record, as publishing does
    return underReview(await lockArticle(db, PORTAL, id))
  },
  sortOf: ({ created_at }) => created_at,
  keep: (db, { id, version }, status) => updateArticle(db, id, { review: status, version: version + 1 }),
  told: (row, people) => article.delivery(row, [...row.tokens, ...people]),
  inbox: articleInbox,
  approved: publishApproved,
  returned: {
    events: articleApprovalEvents,
    keep: (db, { id, version }) => updateArticle(db, id, { review: 'DRAFT', version: version + 1 }),
  },
}

async function publishApproved(ctx: Ctx, tx: Tx, { id }: ArticleRow): Promise<void> {
  const row = (await readArticle(tx.db, ctx.actor, id))!
  const n = row.review_n!
  const by = ctx.actor === PORTAL ? await readLastApprover(tx.db, id) : ctx.actor.id
  await approveVersion(tx.db, id, n, by, ctx.clock.now())
  const takenBack = row.status === 'CLOSED' || row.archived_at !== null || row.category_id === null
  // what was published since is newer than what was approved: readers keep it
  const overtaken = row.published_n !== null && n < row.published_n
  if (takenBack || overtaken) return
  await showVersion(ctx, tx, row, (await readVersion(tx.db, id, n))!)
  const kept = await lockPublication(tx.db, id)
  const shown = (await readArticle(tx.db, ctx.actor, id))!
  if (row.status === 'published') {
    await articleContent.change(ctx, tx, shown, { command: 'renew', what: 'renewed' })
    return
  }
  await keepPublication(tx.db, { ...kept, publish_at: null, published_at: ctx.clock.now() })
  const announced = kept.push && row.paused_at === null
  await articleContent.change(ctx, tx, shown, { command: 'publish', what: 'published', announced })
}

/** Freezes what is written now and asks the reviewers of its category, or else the nearest heads of its unit. */
export const sendForReview = (ctx: Ctx, { id, version, note }: Input<'send'>): Promise<ManagedArticle> =>
  command(article, ctx, { id, needs: 'edit', version }, async (tx) => {
    const row = (await readArticle(tx.db, ctx.actor, id))!
    const open = articleMoves.sendForReview.from.includes(row.status as ContentStatus) && !row.is_template
    if (!open || row.archived_at !== null || isRunning(row)) throw new Problem('wrong_state')
    const category = row.category_id === null ? undefined : await readCategory(tx.db, row.category_id)
    if (!category) throw new Problem('knowledgeHub.category_missing')
    const tokens = await readTokens(tx.db, id)
    if (tokens.length === 0) throw new Problem('invalid_input', { fields: [{ path: 'tokens', code: 'audience' }] })
    const { n } = await freeze(ctx, tx, row, note)
    await updateArticle(tx.db, id, { review: 'SENT', review_n: n, review_by: ctx.actor.id, version: version + 1 })
    const run = { objectId: id, kind: 'article', requesterId: ctx.actor.id, sortAt: row.created_at }
    const chain = category.chain_id === null ? { unitId: row.unit_id } : { chainId: category.chain_id }
    const reached = await beginRun(ctx, tx, { ...run, ...chain })
    if (reached !== 'waiting') throw new Problem('approvals.no_approver')
    const sent = await recordMoved(ctx, tx, 'sentForReview', id)
    const fact = { id, step: 1, version: sent.version, by: personOf(ctx) }
    tx.record(articleApprovalEvents.asked, fact, article.delivery(sent, [...sent.asked, ...tokens]))
    return presentManaged(ctx.actor, sent, ctx.clock.now())
  })

const isRunning = ({ review }: Pick<ArticleRow, 'review'>): boolean =>
  reviewMoves.withdrawReview.from.includes(review as ReviewStatus)

export const withdrawReview = (ctx: Ctx, { id, version }: Input<'withdraw'>): Promise<ManagedArticle> =>
  command(article, ctx, { id, needs: 'edit', version }, async (tx, row) => {
    if (!reviewMoves.withdrawReview.from.includes(row.review as ReviewStatus)) throw new Problem('wrong_state')
    await withdrawRun(ctx, tx, id)
    await updateArticle(tx.db, id, { review: 'DRAFT', version: version + 1 })
    return presentManaged(ctx.actor, await recordMoved(ctx, tx, 'reviewWithdrawn', id), ctx.clock.now())
  })

/** The frozen version beside the version that readers see. */
export async function openReview(ctx: Ctx, { id }: Input<'open'>): Promise<OutputOf<typeof articleReviews.open>> {
  const { record, positions } = await opened(ctx, [articleChannel(id)], async () => {
    const row = await drafted(ctx, id)
    if (row.review === null || row.review_n === null) throw new Problem('not_found')
    const [frozen, published, approval] = await Promise.all([
      readVersion(ctx.db, id, row.review_n),
      row.published_n === null ? undefined : readVersion(ctx.db, id, row.published_n),
      approvalOf(ctx, id),
    ])
    return {
      article: presentManaged(ctx.actor, row, ctx.clock.now()),
      status: row.review as ReviewStatus,
      frozen: presentText(frozen!, row.published_n),
      published: published ? presentText(published, row.published_n) : null,
      approval,
    }
  })
  return { ...record, positions }
}
