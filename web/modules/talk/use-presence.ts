import type { Present } from '@diwan/contract/kit/live'
import { usePresence } from '../../kit/presence.ts'

/** What is being written: a reply, or what only staff reads. */
export const DOING = { note: 'noting', reply: 'replying' } as const
const says = Object.values(DOING)

/** Who else has the thread open that reports presence on this channel. */
export const useTalkPresence = (channel: string | undefined): readonly Present[] => usePresence(channel, { says })
