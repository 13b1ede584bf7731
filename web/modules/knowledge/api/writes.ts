import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { articleReviews } from '@diwan/contract/knowledge/endpoints/review'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import { caughtUp } from '../../../kit/caught-up.ts'
import { pages, query } from '../../../kit/queries.ts'
import { ownVersions } from '../../../kit/own-versions.ts'
import { registerWrite } from '../../../kit/write.ts'
import { registerApproval } from '../../approvals/public.ts'
import { registerPublishing } from '../../publishing/public.ts'
import { articleQueries } from './api.ts'

export type ManagedFilter = SentInputOf<typeof managedArticles.count>
export type ManagedAsked = Omit<SentInputOf<typeof managedArticles.list>, 'after' | 'limit'>

/** A cached answer is shown at once and fetched again, because nothing followed it while its screen was closed. */
const again = { refetchOnMount: 'always' } as const
const { all, lists } = articleQueries

/** Queries of authors, publishers and reviewers. */
export const managedQueries = {
  list: (asked: ManagedAsked) =>
    infiniteQueryOptions({ queryKey: [...lists(), 'managed', asked], ...pages(managedArticles.list, asked), ...again }),
  count: (filter: ManagedFilter) =>
    queryOptions({ queryKey: [...lists(), 'managed', 'count', filter], ...query(managedArticles.count, filter), ...again }),
  tabs: () => queryOptions({ queryKey: [...lists(), 'tabs'], ...query(managedArticles.tabs, {}), ...again }),
  misses: () => queryOptions({ queryKey: [...lists(), 'misses'], ...query(managedArticles.searchMisses, {}), ...again }),
  open: (id: string) =>
    queryOptions({
      queryKey: [...all(), 'managed', id] as readonly unknown[],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(managedArticles.open, { id }, { signal })),
      ...again,
    }),
  versions: (id: string) =>
    infiniteQueryOptions({ queryKey: [...all(), 'versions', id], ...pages(managedArticles.versions, { id }), ...again }),
  version: (id: string, n: number) =>
    queryOptions({
      queryKey: [...all(), 'version', id, n],
      ...query(managedArticles.version, { id, n }),
      staleTime: Infinity, // a version never changes
    }),
  category: (id: string) => queryOptions({ queryKey: [...lists(), 'category', id], ...query(categories.open, { id }), ...again }),
  contents: (id: string) =>
    queryOptions({ queryKey: [...lists(), 'contents', id], ...query(categories.contents, { id }), ...again }),
}

/** The article that was written, its review, and the lists that may show it. */
const ofArticle = (id: string) => [
  managedQueries.open(id).queryKey,
  articleQueries.review(id).queryKey,
  managedQueries.versions(id).queryKey,
  articleQueries.open(id).queryKey,
  lists(),
]
const ofOne = ({ input: { id } }: { readonly input: { readonly id: string } }) => ofArticle(id)

registerWrite(managedArticles.create, { renews: [lists()], says: ['knowledge', 'done_created'] })
registerWrite(managedArticles.change, {
  renews: ofOne,
  says: ['knowledge', 'done_changed'],
  ...ownVersions<SentInputOf<typeof managedArticles.change>>(),
})
registerWrite(managedArticles.translate, { renews: ofOne, says: ['knowledge', 'done_translated'] })
registerWrite(managedArticles.checkTranslation, { renews: ofOne, says: ['knowledge', 'done_checked'] })
registerWrite(managedArticles.copy, { renews: [lists()], says: ['knowledge', 'done_created'] })
registerWrite(managedArticles.place, { renews: ofOne, says: ['knowledge', 'done_placed'] })
registerWrite(managedArticles.activate, { renews: ofOne, says: ['knowledge', 'done_activated'] })
registerWrite(managedArticles.deactivate, { renews: ofOne, says: ['knowledge', 'done_deactivated'] })
registerWrite(managedArticles.delete, { renews: [lists()], says: ['knowledge', 'done_deleted'] })
registerWrite(managedArticles.bulk, { renews: [all()] })
registerPublishing(articlePublishing, ofArticle)

registerWrite(articleReviews.send, { renews: ofOne, says: ['knowledge', 'done_sent'] })
registerWrite(articleReviews.withdraw, { renews: ofOne, says: ['knowledge', 'done_withdrawn'] })
registerApproval(articleReviews, ofArticle, [lists()])
/** The decisions of reviewers, which are writes of this file. */
export const reviewDecisions = articleReviews

registerWrite(categories.create, { renews: [lists()], says: ['knowledge', 'done_categoryCreated'] })
registerWrite(categories.change, { renews: [lists()], says: ['knowledge', 'done_categoryChanged'] })
registerWrite(categories.move, { renews: [lists()], says: ['knowledge', 'done_categoryMoved'] })
registerWrite(categories.activate, { renews: [lists()], says: ['knowledge', 'done_categoryActivated'] })
registerWrite(categories.deactivate, { renews: [lists()], says: ['knowledge', 'done_categoryDeactivated'] })
registerWrite(categories.delete, { renews: [lists()], says: ['knowledge', 'done_categoryDeleted'] })
