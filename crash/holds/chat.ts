import { chat, chatTalk } from '@diwan/contract/chat/endpoints'
import { chatEvents } from '@diwan/contract/chat/events'
import type { Look } from '../../server/testing/load.ts'
import { foldChat } from '../../web/modules/chat/live/folds.ts'
import { foldThread, type CachedThread } from '../../web/modules/talk/live/fold-thread.ts'
import type { Held } from '../load.ts'

export async function hold(look: Look, id: string): Promise<Held> {
  const opened = await look(chat.open, { id })
  const page = await look(chatTalk.page, { id })
  const fold = foldThread(chatEvents, undefined)
  let now = opened.chat
  let log: CachedThread = { pages: [page], pageParams: [null] }
  return {
    positions: opened.positions,
    hear: (change) => {
      now = foldChat(now, change)
      log = fold(log, change)
    },
    asksRights: () => false, // nobody comes or goes once a chat has begun
    shown: () => {
      const { name, description, photo, version, people, can } = now
      return { chat: { name, description, photo, version, people, can }, said: log.pages.flatMap(({ items }) => items) }
    },
  }
}
