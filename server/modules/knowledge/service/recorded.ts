import type { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import { articleEvents } from '@diwan/contract/knowledge/events'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readTokens } from '../../audience/public.ts'
import { article } from '../kind.ts'
import { presentManaged } from '../presenter/managed.ts'
import { readArticle, type ArticleRow } from '../queries/articles.ts'

/** Nobody where the portal does it. */
export const byOf = ({ actor }: Pick<Ctx, 'actor'>) =>
  actor === PORTAL ? null : { id: actor.id, fullName: actor.fullName, photo: actor.photo }
/** The caller of a command that only people give. */
export const personOf = ({ actor: { id, fullName, photo } }: Pick<Ctx, 'actor'>) => ({ id, fullName, photo })

type Moved = Exclude<keyof typeof articleEvents, 'created' | 'changed' | 'deleted' | 'published'>

/** Records what happened with the article as it is now, for those who write it and those who read or read it until now. */
export async function recordMoved(ctx: Ctx, tx: Tx, what: Moved, id: string): Promise<ArticleRow> {
  const row = (await readArticle(tx.db, ctx.actor, id))!
  const tokens = await readTokens(tx.db, id)
  const fact = { id, version: row.version, by: byOf(ctx) }
  tx.record(articleEvents[what as 'placed'], fact, article.delivery(row, [...row.asked, ...tokens]))
  return row
}

/** The same for what somebody wrote; answers the article. */
export async function recordWritten(ctx: Ctx, tx: Tx, what: 'created' | 'changed', id: string): Promise<ManagedArticle> {
  const row = (await readArticle(tx.db, ctx.actor, id))!
  const tokens = await readTokens(tx.db, id)
  const fact = { id, title: row.title, version: row.version, by: personOf(ctx) }
  tx.record(articleEvents[what], fact, article.delivery(row, [...row.asked, ...tokens]))
  return presentManaged(ctx.actor, row, ctx.clock.now())
}
