import type { OpenedArticle } from '@diwan/contract/knowledge/schemas/article'
import { follow } from '../../../kit/follow.ts'
import { articleQueries } from '../api/api.ts'
import { articleTalk } from '../api/article-talk.ts'
import { isOfComments } from './talked.ts'

/** Comments fold into their thread; the article itself is fetched again, whose published version may be another one. */
export const articleLive = follow({
  topic: 'knowledgeHub',
  lists: () => [articleQueries.lists()],
  open: articleQueries.open,
  fold: (cached: OpenedArticle) => cached,
  folds: [articleTalk.folded],
  /** A comment may be about a passage. */
  renews: () => [articleQueries.passagesOf()],
  refetchWhen: (_before, _after, change) => !isOfComments(change),
})
