import { kindName } from '../kit/record-kind.ts'

export const articleKind = kindName({
  name: 'article',
  module: 'knowledgeHub',
  // those of its files stand in what readers are shown, and in comments
  audiences: ['public', 'readers'],
  path: (id) => `/user/knowledge-base?id=${id}`,
  editPath: (id) => `/admin/knowledge-hub?id=${id}`,
})

/** The object that owns the labels of all articles: the `scopeId` of `/api/labels`. */
export const ARTICLE_LABELS_SCOPE = '01935b00-0000-7000-8000-000000000001'
/** The slot of the document in which an article is written. */
export const ARTICLE_SLOT = 'article'
