import type { articles } from '@diwan/contract/knowledge/endpoints/reading'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { readArticle } from '../queries/articles.ts'
import { countView, dropVote, madeBy, insertOffer, keepStar, keepVote } from '../queries/reading.ts'
import { readable } from './read.ts'

type Input<E extends keyof typeof articles> = InputOf<(typeof articles)[E]>
type Answer<E extends keyof typeof articles> = Promise<OutputOf<(typeof articles)[E]>>

export async function viewArticle(ctx: Ctx, { id }: Input<'viewed'>): Answer<'viewed'> {
  await readable(ctx, id)
  await countView(ctx.db, id, ctx.actor.id, ctx.clock.now())
  return { done: true }
}

/** The last vote of a person counts; history never says who voted how. */
export const voteArticle = (ctx: Ctx, { id, helpful, comment }: Input<'vote'>): Answer<'vote'> =>
  write(ctx, async (tx) => {
    await readable({ ...ctx, db: tx.db }, id)
    if (helpful === null) await dropVote(tx.db, id, ctx.actor.id)
    else await keepVote(tx.db, { id, personId: ctx.actor.id, helpful, comment, at: ctx.clock.now() })
    const row = (await readArticle(tx.db, ctx.actor, id))!
    return { helpful: row.helpful, notHelpful: row.not_helpful }
  })

export const starArticle = (ctx: Ctx, { id, starred }: Input<'star'>): Answer<'star'> =>
  write(ctx, async (tx) => {
    await readable({ ...ctx, db: tx.db }, id)
    await keepStar(tx.db, id, ctx.actor.id, starred ? ctx.clock.now() : null)
    return { done: true }
  })

/** The ticket is one that the caller sent. */
export const keepOffer = (ctx: Ctx, { id, outcome, ticketId }: Input<'offered'>): Answer<'offered'> =>
  write(ctx, async (tx) => {
    await readable({ ...ctx, db: tx.db }, id)
    if (ticketId !== null && !(await madeBy(tx.db, ticketId, ctx.actor.id))) throw new Problem('not_found')
    const at = ctx.clock.now()
    await insertOffer(tx.db, { id: newId(), personId: ctx.actor.id, articleId: id, ticketId, outcome, at })
    return { done: true }
  })
