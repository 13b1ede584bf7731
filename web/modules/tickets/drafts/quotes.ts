import { textOf, type Document } from '@diwan/core/document'
import type { Message } from '@diwan/contract/tickets/schemas'
import { keepText, keptText, useKeptText } from '../../../kit/kept-text.ts'
import { appendToDraft } from '../../writing/public.ts'

/** What is written here; a solution is said by its own command. */
export type Kind = Exclude<Message['kind'], 'solution'>

const chosenOf = (id: string) => `writing/${id}`

/** Whether a reply or a note is being written. */
export const useChosenKind = (id: string) => useKeptText<Kind>(chosenOf(id), 'reply')

/** Of a quoted message, what it said itself. */
export function quoted(author: string, { content }: Document): string {
  const own = content.filter(({ type }) => type !== 'blockquote')
  const text = textOf({ type: 'doc', content: own.length > 0 ? own : content })
  return [`${author}:`, ...text.trim().split('\n')].map((line) => `> ${line}`).join('\n')
}

/** Into what is being written; what a note says goes into a note only (H4). */
export function quoteInto(id: string, kind: Message['kind'], author: string, body: Document): void {
  const into: Kind = kind === 'note' ? 'note' : keptText<Kind>(chosenOf(id), 'reply')
  keepText(chosenOf(id), into)
  appendToDraft({ kind: into, key: id }, quoted(author, body))
}
