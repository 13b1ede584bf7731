import { textOf } from '@diwan/core/document'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import type { Pending } from './outbox.ts'

const knownWhenSent = new Map<string, ReadonlySet<string>>()

/** Which messages were there when this one set out. */
export function setsOut(requestId: string, entries: readonly { readonly id: string }[]): void {
  knownWhenSent.set(requestId, new Set(entries.map(({ id }) => id)))
}

/**
 * For kinds whose messages get their ids from the portal: its answer, or the live change, may be here before the sending itself
 * knows that it is done.
 */
export function hasArrived(
  { kind, input, requestId }: Pending,
  messages: readonly TalkMessage[],
  { me, kindOf }: { me: string; kindOf: (message: TalkMessage) => string },
): boolean {
  const known = knownWhenSent.get(requestId)
  const text = textOf(input.body)
  const { attachments = [] } = input
  return messages.some(
    (one) =>
      kindOf(one) === kind &&
      one.author?.id === me &&
      !known?.has(one.id) &&
      one.body !== null &&
      textOf(one.body) === text &&
      attachments.every((id) => one.attachments.some((file) => file.id === id)),
  )
}
