import type { Change } from '@diwan/contract/kit/event'
import { detailOf } from '@diwan/contract/kit/event'
import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { articleChannel, articleEvents } from '@diwan/contract/knowledge/events'
import type { Look } from '../../server/testing/load.ts'
import type { Held } from '../load.ts'

/** Its screens fetch an article again on each change; the events alone must say the same title, status and version. */
export async function hold(look: Look, id: string): Promise<Held> {
  const { article, positions } = await look(managedArticles.open, { id })
  let now = { title: article.title, status: article.status, version: article.version }
  const hear = (change: Change): void => {
    const written = detailOf(articleEvents.created, change) ?? detailOf(articleEvents.changed, change)
    const published = detailOf(articleEvents.published, change) ?? detailOf(articleEvents.renewed, change)
    const { version = 0, ...more } = { ...written, ...published, ...detailOf(articleEvents.edited, change) }
    if (version < now.version) return
    const { title, status } = { ...now, ...more }
    now = { title, status, version }
  }
  // Comments are followed by readers, of which a draft has none.
  const own = positions.filter(({ channel }) => channel === articleChannel(id))
  return { positions: own, hear, asksRights: () => false, shown: () => now }
}
