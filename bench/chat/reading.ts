import { chat, chatTalk } from '@diwan/contract/chat/endpoints'
import { SESSION_COOKIE } from '../../server/kit/http/caller.ts'
import type { Member } from '../cast.ts'
import type { Child } from '../child.ts'
import { send, type Call } from '../client.ts'
import { compare, type Comparison } from '../compare.ts'
import { plantedInChats } from './planted.ts'

type Name = 'open' | keyof typeof plantedInChats

/** How many raw 50-row reads each may cost. */
export const readingLimits: Record<Name, number> = { open: 3, chat_search_1: 6, chat_search_50: 6, chat_search_5000: 6 }

interface Portals {
  readonly portal: Child
  readonly reference: Child
}

/** As the screen asks: a chat with its newest page beside it, and a word in all chats of the reader. */
export async function measureReading(
  { portal, reference }: Portals,
  { cookie }: Member,
  chatId: string,
  rounds: number,
): Promise<Record<Name, Comparison>> {
  const asks = (path: string, beside: readonly string[] = []): Call => ({
    origin: portal.origin,
    method: 'GET',
    path,
    beside,
    headers: () => ({ cookie: `${SESSION_COOKIE}=${cookie}` }),
  })
  const raw = (pad: number): Call => ({
    origin: reference.origin,
    method: 'GET',
    path: `/rows?pad=${pad}`,
    headers: () => ({}),
  })
  const bare = await send(raw(0))
  const measured = async (call: Call): Promise<Comparison> =>
    compare(call, raw(Math.max(0, (await send(call)) - bare)), { rounds, connections: 1, calls: 20, settle: 0 })
  const search = (name: keyof typeof plantedInChats): Promise<Comparison> =>
    measured(asks(`${chat.search.path}?q=${encodeURIComponent(plantedInChats[name].word)}`))

  return {
    open: await measured(asks(chat.open.path.replace('{id}', chatId), [chatTalk.page.path.replace('{id}', chatId)])),
    chat_search_1: await search('chat_search_1'),
    chat_search_50: await search('chat_search_50'),
    chat_search_5000: await search('chat_search_5000'),
  }
}
