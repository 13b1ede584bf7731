import { ARTICLE_LABELS_SCOPE } from '@diwan/contract/knowledge/kind'
import type { Database } from '../../../kit/db/database.ts'
import type { LabelScope } from '../../../kit/module.ts'
import { holdsFlag } from '../../../kit/access/actor.ts'
import { insertObjects, kindsOf } from '../../../kit/record/objects.ts'
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

/** The object that owns the labels of all articles; each start asks for it. */
export async function prepareLabels(db: Database): Promise<void> {
  const [known] = await kindsOf(db, [ARTICLE_LABELS_SCOPE])
  if (!known) await insertObjects(db, [{ id: ARTICLE_LABELS_SCOPE, kind: 'article_labels' }], { at: new Date() })
}
