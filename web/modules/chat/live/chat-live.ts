import { follow } from '../../../kit/follow.ts'
import { chatQueries, type OpenedChat } from '../api/api.ts'
import { chatTalk } from '../api/chat-talk.ts'
import { foldChat, isAboutPeople } from './folds.ts'

/** An open chat with its main thread. What its list shows of it is fetched, as the hints of the list say. */
export const chatLive = follow({
  topic: 'chat',
  open: chatQueries.open,
  fold: (held: OpenedChat, change) => {
    const chat = foldChat(held.chat, change)
    return chat === held.chat ? held : { ...held, chat }
  },
  refetchWhen: (_before, _after, change) => isAboutPeople(change),
  folds: [chatTalk.folded],
  renews: (change) => {
    const { id } = change.detail
    if (typeof id !== 'string') return []
    const { queries } = chatTalk
    return [
      queries.windows(id),
      queries.threads(id),
      ...(isAboutPeople(change) ? [chatQueries.people(id).queryKey] : []),
      ...(change.event.includes('message_') ? [queries.pinned(id).queryKey] : []),
    ]
  },
})
