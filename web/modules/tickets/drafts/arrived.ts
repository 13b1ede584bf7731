import type { ThreadEntry } from '@diwan/contract/tickets/schemas'
import { textOf } from '@diwan/core/document'
import { knownWhenSent, type Pending } from './outbox.ts'

/** Its answer, or the live change, may be here before the sending itself knows that it is done. */
export function hasArrived({ kind, input, requestId }: Pending, entries: readonly ThreadEntry[], me: string): boolean {
  const known = knownWhenSent.get(requestId)
  const text = textOf(input.body)
  const { attachments = [] } = input
  return entries.some(
    (entry) =>
      entry.kind === kind &&
      entry.author.id === me &&
      !known?.has(entry.id) &&
      textOf(entry.body) === text &&
      attachments.every((id) => entry.attachments.some((file) => file.id === id)),
  )
}
