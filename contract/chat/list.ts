import { listOf, several } from '../kit/list.ts'
import { CHAT_KINDS } from './vocabulary.ts'

/** What can be asked of the list; its query, its address and its screen derive from it. Archived chats stand in their own view alone. */
export const chatList = listOf({
  views: ['all', 'unread', 'starred', 'pinned', 'archived'],
  sorts: ['activity'],
  filters: { kind: several(CHAT_KINDS), muted: several(['yes', 'no']) },
})
