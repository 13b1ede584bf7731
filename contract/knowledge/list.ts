import { days, listOf, records, several } from '../kit/list.ts'
import { CONTENT_STATUSES } from '../publishing/vocabulary.ts'
import { ARTICLE_LANGUAGES } from './vocabulary.ts'

/** Published articles that the caller may read, each pair once. A category includes those below it. */
export const articleList = listOf({
  views: ['all', 'starred', 'department'],
  sorts: ['newest', 'mostRead', 'title'],
  filters: {
    category: records(),
    language: several(ARTICLE_LANGUAGES),
    label: records(),
    author: records(),
  },
})

/** The articles of those who write and publish them, each pair once. */
export const managedArticleList = listOf({
  views: ['all', 'uncategorized', 'drafts', 'reviews', 'stale', 'deactivated', 'templates', 'archived'],
  sorts: ['updated', 'reviewDate', 'title', 'views', 'helpful'],
  filters: {
    status: several(CONTENT_STATUSES),
    category: records(),
    language: several(ARTICLE_LANGUAGES),
    label: records(),
    author: records(),
    owner: records(),
    updated: days('updatedFrom', 'updatedTo'),
  },
})
