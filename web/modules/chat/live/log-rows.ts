import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { continues, type Failed, type Pending } from '../../talk/public.ts'
import type { Writing } from '../api/chat-talk.ts'

/** What stands in a chat, the oldest first. The key of a message stays when it has arrived. */
export type LogRow =
  | { readonly kind: 'day'; readonly key: string; readonly seconds: number }
  | { readonly kind: 'unread'; readonly key: string; readonly count: number }
  | { readonly kind: 'message'; readonly key: string; readonly message: TalkMessage; readonly joined: boolean }
  | { readonly kind: 'event'; readonly key: string; readonly message: TalkMessage }
  | { readonly kind: 'pending'; readonly key: string; readonly one: Pending<Writing> }
  | { readonly kind: 'failed'; readonly key: string; readonly one: Failed<Writing> }

interface Held {
  readonly newestFirst: readonly TalkMessage[]
  readonly pending: readonly Pending<Writing>[]
  readonly failed: readonly Failed<Writing>[]
  /** The first message that is new to the reader, and how many there are. */
  readonly unread: { readonly id: string; readonly count: number } | undefined
  readonly dayOf: (seconds: number) => string
}

const kindOf = ({ kind }: TalkMessage): string => kind

export function logRows({ newestFirst, pending, failed, unread, dayOf }: Held): readonly LogRow[] {
  const rows: LogRow[] = []
  const arrived = new Set(newestFirst.map(({ id }) => id))
  let before: TalkMessage | undefined
  for (const message of newestFirst.toReversed()) {
    const newDay = !before || dayOf(before.createdDate) !== dayOf(message.createdDate)
    const first = unread?.id === message.id
    if (newDay) rows.push({ kind: 'day', key: `day ${dayOf(message.createdDate)}`, seconds: message.createdDate })
    if (first) rows.push({ kind: 'unread', key: 'unread', count: unread.count })
    if (message.kind === 'event') rows.push({ kind: 'event', key: message.id, message })
    else {
      const joined = !newDay && !first && before?.kind !== 'event' && continues(message, before, kindOf)
      rows.push({ kind: 'message', key: message.id, message, joined })
    }
    before = message
  }
  return [
    ...rows,
    ...pending
      .filter(({ requestId }) => !arrived.has(requestId))
      .map((one) => ({ kind: 'pending', key: one.requestId, one }) as const),
    ...failed
      .filter(({ requestId }) => !arrived.has(requestId))
      .map((one) => ({ kind: 'failed', key: one.requestId, one }) as const),
  ]
}

/** Whether rows only came in above what was there: the view is then held at its end. */
export function grewAbove(before: readonly LogRow[], now: readonly LogRow[]): boolean {
  const last = before.at(-1)
  if (!last || now.length <= before.length) return false
  return now.at(-1)?.key === last.key && firstMessage(now) !== firstMessage(before)
}

const firstMessage = (rows: readonly LogRow[]): string | undefined =>
  rows.find(({ kind }) => kind === 'message' || kind === 'event')?.key
