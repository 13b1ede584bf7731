import { articleTalk as endpoints } from '@diwan/contract/knowledge/endpoints/reading'
import { articleTalkEvents } from '@diwan/contract/knowledge/events'
import { COMMENT_EDIT_SECONDS } from '@diwan/contract/knowledge/limits'
import { passages } from '@diwan/contract/knowledge/endpoints/passages'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { call } from '../../../kit/call.ts'
import { registerWrite } from '../../../kit/write.ts'
import { quoteInto, standardTalk } from '../../talk/public.ts'
import type { MentionSource } from '../../writing/public.ts'
import { PassageQuote } from '../read/passages/passage-quote.tsx'
import { articleQueries } from './api.ts'

/** Those who read an article can be mentioned in its comments. */
export const mentionableIn = (id: string): MentionSource => ({
  people: (text) => ({
    queryKey: [...articleQueries.all(), 'mentionable', id, text],
    queryFn: async () => (await call(endpoints.mentionable, { id, text })).items,
  }),
})

export const articleTalk = standardTalk<'article_comment' | 'article_passage'>({
  module: 'knowledgeHub',
  endpoints,
  events: articleTalkEvents,
  kinds: { article_comment: endpoints.say, article_passage: passages.comment },
  kindOf: () => 'said',
  toneOf: () => undefined,
  mentionable: mentionableIn,
  editSeconds: COMMENT_EDIT_SECONDS,
  deletes: true,
  says: { edited: ['knowledge', 'commentChanged'], deleted: ['knowledge', 'commentDeleted'] },
  reactions: true,
  Above: PassageQuote,
  quote: (id: string, { author, body }: TalkMessage) => {
    if (body) quoteInto(id, 'article_comment', author?.fullName ?? '', body)
  },
})

registerWrite(passages.comment, {
  renews: ({ input: { id } }) => [articleQueries.passages(id).queryKey],
  ...articleTalk.sending('article_passage'),
})
