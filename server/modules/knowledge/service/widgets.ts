import { WIDGET_ROWS } from '@diwan/contract/kit/widgets'
import { ArticleQuery } from '@diwan/contract/knowledge/schemas/article'
import { ManagedQuery } from '@diwan/contract/knowledge/schemas/managed'
import type { FirstStep, WaitingList, Widget } from '../../../kit/module.ts'
import { article } from '../kind.ts'
import { listManaged } from './managed.ts'
import { listArticles } from './read.ts'

const knowledge = { module: 'knowledgeHub', flag: 'view', topics: ['knowledgeHub'] } as const

export const newArticles: Widget = {
  ...knowledge,
  key: 'knowledgeHub.newest',
  area: 'user',
  size: 'low',
  column: 2,
  order: 110,
  path: '/user/knowledge-base/all-articles',
  read: async (ctx) => {
    const { items } = await listArticles(ctx, ArticleQuery.parse({ sort: 'newest', limit: WIDGET_ROWS }))
    const rows = items.map(({ id, title, publishedDate, updatedDate }) => ({
      id,
      title,
      icon: 'knowledgeHub',
      badge: updatedDate > publishedDate ? ('updated' as const) : ('new' as const),
      path: article.name.path(id),
    }))
    return rows.length > 0 ? { shape: 'rows', items: rows } : undefined
  },
}

export const waitingReviews: WaitingList = {
  ...knowledge,
  key: 'knowledgeHub.reviews',
  number: 'knowledgeHub.reviews',
  path: '/admin/knowledge-hub?view=reviews',
  read: async (ctx) => {
    const { items } = await listManaged(ctx, ManagedQuery.parse({ view: 'reviews', limit: WIDGET_ROWS }))
    return items.map(({ id, title, author }) => ({
      id,
      title,
      says: { word: 'widget_knowledgeHub_review', values: { person: author.fullName } },
      icon: 'knowledgeHub',
      action: 'review' as const,
      path: `/admin/knowledge-hub?id=${id}`,
    }))
  },
}

/** There is always more to read, so this step stays until the others are done. */
export const readKnowledge: FirstStep = {
  key: 'knowledgeHub',
  module: 'knowledgeHub',
  flag: 'view',
  order: 50,
  path: '/user/knowledge-base',
  isDone: () => Promise.resolve(false),
}
