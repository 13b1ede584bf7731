import { ARTICLE_SLOT } from '@diwan/contract/knowledge/kind'
import { articleEvents } from '@diwan/contract/knowledge/events'
import { MAX_PREVIEW } from '@diwan/contract/knowledge/limits'
import { truncate } from '@diwan/core/truncate'
import type { DocumentHolder } from '../../../kit/module.ts'
import { can, opensDraft } from '../access.ts'
import { article } from '../kind.ts'
import { lockArticle, readArticle, updateArticle } from '../queries/articles.ts'
import { byOf } from './recorded.ts'

/** The draft of an article. Its readers are given published versions only, so they never open it. */
export const articleDocuments: DocumentHolder = {
  kind: 'article',
  module: 'knowledgeHub',
  may: async ({ db, actor }, id, locked) => {
    const row = await (locked ? lockArticle : readArticle)(db, actor, id)
    if (!row || !opensDraft(actor, row)) return undefined
    return can.edit(actor, row) ? 'write' : 'read'
  },
  written: async (ctx, tx, id, { slot, text, begins }) => {
    if (slot !== ARTICLE_SLOT) return
    const row = (await readArticle(tx.db, ctx.actor, id))!
    const preview = truncate(text, MAX_PREVIEW)
    if (!row.draft || row.preview !== preview) await updateArticle(tx.db, id, { draft: true, preview })
    if (!row.draft || (await begins()))
      tx.record(articleEvents.edited, { id, version: row.version, by: byOf(ctx) }, article.delivery(row))
  },
  settled: async (db, id, _document, at) => updateArticle(db, id, { updated_at: at }),
}
