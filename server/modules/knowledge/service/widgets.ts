import { WIDGET_ROWS } from '@diwan/contract/kit/widgets'
import { ArticleQuery } from '@diwan/contract/knowledge/schemas/article'
import { MISSES_REPORTED_FROM } from '@diwan/contract/knowledge/limits'
import { ManagedQuery } from '@diwan/contract/knowledge/schemas/managed'
import type { FirstStep, WaitingList, Widget } from '../../../kit/module.ts'
import { plannedContent } from '../../publishing/public.ts'
import { article } from '../kind.ts'
import { readArticles } from '../queries/articles.ts'
import { articleContent } from './publish.ts'
import { readMisses } from '../queries/reading.ts'
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

const managed = { module: 'knowledgeHub', flag: 'create', topics: ['knowledgeHub'], area: 'admin', tab: 'learning' } as const

/** Articles whose review is overdue. */
export const staleArticles: Widget = {
  ...managed,
  key: 'knowledgeHub.stale',
  size: 'middle',
  column: 0,
  order: 10,
  number: 'knowledgeHub.stale',
  path: '/admin/knowledge-hub?view=stale',
  read: async (ctx) => {
    const { items } = await listManaged(ctx, ManagedQuery.parse({ view: 'stale', limit: WIDGET_ROWS }))
    const rows = items.map(({ id, title, author }) => ({
      id,
      title,
      below: author.fullName,
      icon: 'knowledgeHub',
      path: `/admin/knowledge-hub?id=${id}`,
    }))
    return rows.length > 0 ? { shape: 'rows', items: rows } : undefined
  },
}

/** Searches that found nothing, the most frequent first. */
export const missedSearches: Widget = {
  ...managed,
  key: 'knowledgeHub.misses',
  size: 'high',
  column: 1,
  order: 11,
  path: '/admin/knowledge-hub?view=notFound',
  read: async (ctx) => {
    const misses = await readMisses(ctx.db, undefined, MISSES_REPORTED_FROM, MISSES)
    const items = misses.map(({ query, n }) => ({ label: query, values: [n], path: '/admin/knowledge-hub?view=notFound' }))
    return items.length > 0 ? { shape: 'bars', unit: 'count', series: [{ key: 'searches' }], items } : undefined
  },
}
const MISSES = 8

/** Articles that are published or closed soon. */
export const plannedArticles = plannedContent(articleContent, {
  path: '/admin/knowledge-hub',
  read: readArticles,
  title: (_ctx, { title }) => title,
  open: (id) => article.name.editPath(id),
})
