import { chat } from '@diwan/contract/chat/endpoints'
import type { Chat } from '@diwan/contract/chat/schemas'
import { newRequestId } from '../../../kit/request-id.ts'
import { performWrite } from '../../../kit/under-way.ts'

/** The chat of both, which is made where there is none. */
export async function pathTo(userId: string): Promise<string> {
  const { id } = (await performWrite(chat.personal.name, { input: { userId }, requestId: newRequestId() })) as Chat
  return `/user/chat?id=${id}`
}
