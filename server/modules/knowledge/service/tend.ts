import { REVIEW_HEAD_DAYS } from '@diwan/contract/knowledge/limits'
import { PORTAL } from '../../../kit/access/actor.ts'
import { inTurn } from '../../../kit/platform/in-turn.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { readClosed } from '../../releases/public.ts'
import { lockArticle, readReviewDue, updateArticle } from '../queries/articles.ts'
import { forgetMisses, forgetViews } from '../queries/reading.ts'
import { recordMoved } from './recorded.ts'

/** So many in one go; the next minute goes on. */
const AT_ONCE = 200
const DAY_MS = 86_400_000
/** The readers of an article are kept for two days. */
const VIEW_DAYS = 2
/** A year of searches that found nothing shows the seasons. */
const MISS_DAYS = 366

/** Each minute: articles whose review date has come, and those whose review is two weeks late. */
export async function remindReviews(portal: Portal): Promise<void> {
  const { db, clock } = portal
  if ((await readClosed(db)).has('knowledgeHub')) return
  const ctx: Ctx = { portal, clock, db, actor: PORTAL }
  const late = new Date(clock.now().getTime() - REVIEW_HEAD_DAYS * DAY_MS)
  await inTurn((await readReviewDue(db, clock.now(), 0, AT_ONCE)).map((id) => () => remind(ctx, id, 0)))
  await inTurn((await readReviewDue(db, late, 1, AT_ONCE)).map((id) => () => remind(ctx, id, 1)))
}

/** Once each: a second worker finds it reminded. */
const remind = (ctx: Ctx, id: string, reminders: 0 | 1): Promise<void> =>
  write(ctx, async (tx) => {
    const row = await lockArticle(tx.db, PORTAL, id)
    if (!row || row.deleted_at !== null || row.review_reminders !== reminders) return
    await updateArticle(tx.db, id, { review_reminders: reminders + 1 })
    await recordMoved(ctx, tx, reminders === 0 ? 'reviewDue' : 'reviewOverdue', id)
  })

export async function forgetOldReading({ db, clock }: Portal): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  await forgetViews(db, before(VIEW_DAYS))
  await forgetMisses(db, before(MISS_DAYS))
}
