import type { LabelScope } from '../../../kit/module.ts'
import { holdsFlag } from '../../../kit/access/actor.ts'
import { article } from '../kind.ts'

/** The labels of all articles: who writes articles changes them, who reads articles sees them. */
export const articleLabels: LabelScope = {
  kind: 'article_labels',
  module: 'knowledgeHub',
  accessTo: (_portal, actor) =>
    Promise.resolve(
      holdsFlag(actor, 'knowledgeHub', 'create') ? 'change' : holdsFlag(actor, 'knowledgeHub', 'view') ? 'read' : undefined,
    ),
  topics: () => Promise.resolve(article.hints({}, ['all'])),
}
