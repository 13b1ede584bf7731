import type { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import type { ArticleBulkCommand } from '@diwan/contract/knowledge/schemas/managed'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readTokens } from '../../audience/public.ts'
import { lockPublication, publishCommandsOf } from '../../publishing/public.ts'
import { can } from '../access.ts'
import { readArticle } from '../queries/articles.ts'
import { activateArticle, changeArticle, deactivateArticle, deleteArticle, placeArticle } from './change.ts'
import { articleContent } from './publish.ts'

interface Seen {
  readonly id: string
  readonly version: number
}

const commands = publishCommandsOf(articleContent)

/** In the order in which they are given, each in a transaction of its own. */
export async function runBulk(
  { receipt: _none, ...ctx }: Ctx,
  { articles, command }: InputOf<typeof managedArticles.bulk>,
): Promise<OutputOf<typeof managedArticles.bulk>> {
  const items: { id: string; code: string | null }[] = []
  for (const seen of articles) {
    try {
      await runOne(ctx, seen, command)
      items.push({ id: seen.id, code: null })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      items.push({ id: seen.id, code: error.code })
    }
  }
  return { items }
}

async function runOne(ctx: Ctx, seen: Seen, command: ArticleBulkCommand): Promise<unknown> {
  switch (command.name) {
    case 'publish':
    case 'close':
      return publishOne(ctx, seen, command.name)
    case 'activate':
      return activateArticle(ctx, seen)
    case 'deactivate':
      return deactivateArticle(ctx, seen)
    case 'move':
      return placeArticle(ctx, { ...seen, categoryId: command.categoryId })
    case 'setOwner':
      return changeArticle(ctx, { ...seen, ownerId: command.ownerId })
    case 'setReviewDate':
      return changeArticle(ctx, { ...seen, reviewOn: command.reviewOn })
    case 'delete':
      await demandVersion(ctx, seen)
      return deleteArticle(ctx, { id: seen.id })
  }
}

/** To those whom it addresses already, silently; what is published shows its newest text. */
async function publishOne(ctx: Ctx, seen: Seen, name: 'publish' | 'close'): Promise<unknown> {
  const status = await demandVersion(ctx, seen)
  const { version } = await lockPublication(ctx.db, seen.id)
  const at = { id: seen.id, version }
  if (name === 'close') return commands.close(ctx, at)
  if (status === 'published') return commands.renew(ctx, at)
  const nothing = { reminder: false, reminderDate: '', reminderTime: '', removal: false, removalDate: '', removalTime: '' }
  const tokens = await readTokens(ctx.db, seen.id)
  return commands.publish(ctx, { ...at, ...nothing, tokens, push: false, schedule: false, scheduleDate: '', scheduleTime: '' })
}

async function demandVersion({ db, actor }: Ctx, { id, version }: Seen): Promise<string> {
  const row = await readArticle(db, actor, id)
  if (!row || !can.view(actor, row)) throw new Problem('not_found')
  if (row.version !== version) throw new Problem('changed_meanwhile')
  return row.status
}
