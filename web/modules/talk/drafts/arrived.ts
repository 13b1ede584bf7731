import { textOf, type Document } from '@diwan/core/document'
import type { Pending } from './outbox.ts'

/** A message of a thread whose ids are made by the portal. */
interface Arrived {
  readonly id: string
  readonly kind: string
  readonly authorId: string | undefined
  readonly body: Document
  readonly attachments: readonly { readonly id: string }[]
}

const knownWhenSent = new Map<string, ReadonlySet<string>>()

/** Which messages were there when this one set out. */
export function setsOut(requestId: string, entries: readonly { readonly id: string }[]): void {
  knownWhenSent.set(requestId, new Set(entries.map(({ id }) => id)))
}

/** Its answer, or the live change, may be here before the sending itself knows that it is done. */
export function hasArrived({ kind, input, requestId }: Pending, messages: readonly Arrived[], me: string): boolean {
  const known = knownWhenSent.get(requestId)
  const text = textOf(input.body)
  const { attachments = [] } = input
  return messages.some(
    (one) =>
      one.kind === kind &&
      one.authorId === me &&
      !known?.has(one.id) &&
      textOf(one.body) === text &&
      attachments.every((id) => one.attachments.some((file) => file.id === id)),
  )
}
