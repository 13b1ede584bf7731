import type { ArticleReview, OpenManaged } from '@diwan/contract/knowledge/schemas/managed'
import type { Change } from '@diwan/contract/kit/event'
import { follow } from '../../../kit/follow.ts'
import { articleQueries } from '../api/api.ts'
import { managedQueries } from '../api/writes.ts'
import { isOfComments } from './talked.ts'

/** The text and the rights of each person follow from rules of the portal: the article is fetched again. */
const isOfArticle = (_before: unknown, _after: unknown, change: Change): boolean => !isOfComments(change)

export const managedLive = follow({
  topic: 'knowledgeHub',
  lists: () => [articleQueries.lists()],
  open: managedQueries.open,
  fold: (cached: OpenManaged) => cached,
  refetchWhen: isOfArticle,
})

export const reviewLive = follow({
  topic: 'knowledgeHub',
  open: articleQueries.review,
  fold: (cached: ArticleReview) => cached,
  refetchWhen: isOfArticle,
})
