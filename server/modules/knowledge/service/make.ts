import { MAX_TITLE } from '@diwan/contract/knowledge/limits'
import { CreateArticle, MakeArticle } from '@diwan/contract/knowledge/schemas/managed'
import { withoutMentions } from '@diwan/core/light-text'
import { pageFromDocument } from '@diwan/core/page/document'
import { truncate } from '@diwan/core/truncate'
import { inputOf } from '../../../kit/http/input.ts'
import type { Action } from '../../../kit/module.ts'
import { deleteArticle } from './change.ts'
import { beginArticle } from './create.ts'

/** A draft of what was solved elsewhere: its title, and the solution where there is one. It calls nobody, and a link leads back. */
export const articleOfThis: Action<typeof MakeArticle> = {
  key: 'knowledgeHub.make',
  module: 'knowledgeHub',
  flag: 'create',
  choices: MakeArticle,
  make: async (ctx, tx, { title, body, solution }, { lang = ctx.actor.language }) => {
    const input = inputOf(CreateArticle, { lang, title: truncate(title, MAX_TITLE - 1) })
    const text = solution ?? body
    return (await beginArticle(ctx, tx, input, text ? pageFromDocument(withoutMentions(text)) : undefined)).id
  },
  unmake: (ctx, id) => deleteArticle(ctx, { id }),
}
