import type { Article } from '@diwan/contract/knowledge/schemas/article'
import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { passages } from '@diwan/contract/knowledge/endpoints/passages'
import { articleReviews } from '@diwan/contract/knowledge/endpoints/review'
import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import { caughtUp } from '../../../kit/caught-up.ts'
import type { LiveLists } from '../../../kit/follow.ts'
import { pages, query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'

export type ArticleFilter = SentInputOf<typeof articles.count>
export type ArticleAsked = Omit<SentInputOf<typeof articles.list>, 'after' | 'limit'>

/** A cached answer is shown at once and fetched again, because nothing followed it while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

/** Queries of readers. */
export const articleQueries = {
  all: () => ['knowledgeHub'] as const,
  lists: () => [...articleQueries.all(), 'list'] as const,
  tree: (view: 'read' | 'manage') =>
    queryOptions({ queryKey: [...articleQueries.lists(), 'tree', view], ...query(categories.tree, { view }), ...again }),
  landing: () => queryOptions({ queryKey: [...articleQueries.lists(), 'landing'], ...query(articles.landing, {}), ...again }),
  list: (asked: ArticleAsked) =>
    infiniteQueryOptions({ queryKey: [...articleQueries.lists(), asked], ...pages(articles.list, asked), ...again }),
  count: (filter: ArticleFilter) =>
    queryOptions({ queryKey: [...articleQueries.lists(), 'count', filter], ...query(articles.count, filter), ...again }),
  search: (q: string) =>
    infiniteQueryOptions({ queryKey: [...articleQueries.lists(), 'search', q], ...pages(articles.search, { q }), ...again }),
  /** Articles to cite, for a picker; none before something is typed. */
  citable: (q: string) => ({
    queryKey: [...articleQueries.lists(), 'citable', q] as readonly unknown[],
    queryFn: async (): Promise<readonly Article[]> =>
      q === '' ? [] : (await call(articles.search, { q, limit: 8 })).items.map(({ article }) => article),
  }),
  opened: () => [...articleQueries.all(), 'open'] as const,
  open: (id: string) =>
    queryOptions({
      queryKey: [...articleQueries.opened(), id] as readonly unknown[],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(articles.open, { id }, { signal })),
      ...again,
    }),
  review: (id: string) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'review', id] as readonly unknown[],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(articleReviews.open, { id }, { signal })),
      ...again,
    }),
  passagesOf: () => [...articleQueries.all(), 'passages'] as const,
  passages: (id: string) =>
    queryOptions({ queryKey: [...articleQueries.passagesOf(), id], ...query(passages.list, { id }), ...again }),
  related: (id: string) =>
    queryOptions({ queryKey: [...articleQueries.all(), 'related', id], ...query(articles.related, { id }), ...again }),
}

/** Readers do not follow the article, whose draft is none of theirs: a hint says that something was published. */
export const articleLists: LiveLists = {
  topics: ['knowledgeHub'],
  lists: () => [articleQueries.lists(), articleQueries.opened(), articleQueries.passagesOf()],
}

const ofOne = ({ input: { id } }: { readonly input: { readonly id: string } }) => [articleQueries.open(id).queryKey]

registerWrite(articles.viewed, {})
registerWrite(articles.vote, { renews: ofOne })
registerWrite(articles.star, { renews: (attempt) => [...ofOne(attempt), articleQueries.lists()] })
registerWrite(articles.offered, {})
