import { chatChannel } from '@diwan/contract/chat/channels'
import type { Delivery } from '../../kit/record/recorded.ts'

/** The lists and counts of one person; heard by that person only, on every device. */
export const topicOf = (userId: string): string => `chats:${userId}`

/** What this person scheduled; heard by that person only, on every device. */
export const scheduledOf = (userId: string): string => `scheduled:${userId}`

/** On the channel of the chat, and as a hint in the lists of its people. */
export const deliveryFor = (
  row: { readonly id: string; readonly members: readonly string[] },
  more: readonly string[] = [],
): Delivery => ({
  object: row.id,
  audience: 'members',
  channels: [chatChannel(row.id)],
  topics: [...new Set([...row.members, ...more])].map(topicOf),
})
