import { chat } from '@diwan/contract/chat/endpoints'
import { ChatCountQuery } from '@diwan/contract/chat/schemas'
import type { NumberedList } from '../../../kit/module.ts'
import { countersOf } from '../queries/list.ts'

/** Chats with something new: in the menu without those that are muted. */
export const numberedChats: NumberedList = {
  module: 'chat',
  flag: 'view',
  list: chat.list,
  queries: { 'chat.unread': { view: 'unread', muted: 'no' }, 'chat.allUnread': { view: 'unread' } },
  count: (ctx, queries) =>
    countersOf(
      ctx,
      queries.map((query) => ChatCountQuery.parse(query)),
    ),
}
