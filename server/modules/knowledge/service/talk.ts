import { articleTalk as endpoints } from '@diwan/contract/knowledge/endpoints/reading'
import { articleTalkChannel, articleTalkEvents } from '@diwan/contract/knowledge/events'
import { COMMENT_EDIT_SECONDS } from '@diwan/contract/knowledge/limits'
import { Problem } from '../../../kit/http/problem.ts'
import { talk } from '../../talk/public.ts'
import { mentionable } from '../../writing/public.ts'
import { can } from '../access.ts'
import { lockArticle, readArticle, readArticles, type ArticleReach } from '../queries/articles.ts'

/** Comments: all who read an article write them and answer each other; those who publish it delete what others wrote. */
export const articleTalk = talk<ArticleReach>({
  kind: 'article',
  audiences: ['public'],
  endpoints,
  events: articleTalkEvents,
  draft: 'article_comment',
  read: readArticles,
  lock: lockArticle,
  accessRow: async (db, id) => {
    const row = await readArticle(db, { id: NOBODY }, id)
    return row && (() => row)
  },
  may: (actor, row, act) => {
    if (act === 'moderate') return can.publish(actor, row)
    return act !== 'pin' && can.comment(actor, row)
  },
  channel: articleTalkChannel,
  purpose: 'attachment10',
  threads: true,
  reactions: true,
  editSeconds: COMMENT_EDIT_SECONDS,
})

/** A row that is read for no one: its star is nobody's. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Its author, its owner and those who read it. */
export const findMentionable = mentionable({
  others: false,
  place: async (ctx, id) => {
    const row = await readArticle(ctx.db, ctx.actor, id)
    if (!row || !can.comment(ctx.actor, row)) throw new Problem('not_found')
    const likely = [row.created_by, row.owner_id].filter((person) => person !== null)
    return { likely, reads: (person) => can.comment(person, row) }
  },
})
