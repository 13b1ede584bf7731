import { textOf, type Document } from '@diwan/core/document'
import type { DraftKind } from '@diwan/contract/drafts/vocabulary'
import { flushSync } from 'react-dom'
import { keepText, keptText, useKeptText } from '../../../kit/kept-text.ts'
import { appendToDraft } from '../../writing/public.ts'

const chosenOf = (id: string) => `writing/${id}`

/** Which of its kinds of message is being written about a record. */
export const useChosenKind = <Kind extends DraftKind>(id: string, first: Kind) => useKeptText<Kind>(chosenOf(id), first)
export const chosenKind = <Kind extends DraftKind>(id: string, first: Kind): Kind => keptText<Kind>(chosenOf(id), first)

/** The kind is chosen and its field has the focus, before the next letter is typed. */
export function beginWriting(id: string, kind: DraftKind): void {
  flushSync(() => keepText(chosenOf(id), kind)) // it may be another field then
  const focus = (): void => document.querySelector<HTMLElement>('textarea[name=message]')?.focus()
  focus()
  setTimeout(focus) // a menu gives the focus back to its button first
}

/** Quotes a message without the quotes inside it, unless it has nothing else. */
function quoted(author: string, { content }: Document): string {
  const own = content.filter(({ type }) => type !== 'blockquote')
  const text = textOf({ type: 'doc', content: own.length > 0 ? own : content })
  return [`${author}:`, ...text.trim().split('\n')].map((line) => `> ${line}`).join('\n')
}

/** As text into what is being written, which is shown then. */
export function quoteInto(id: string, into: DraftKind, author: string, body: Document): void {
  keepText(chosenOf(id), into)
  appendToDraft({ kind: into, key: id }, quoted(author, body))
}
