import type { DraftKind } from '@diwan/contract/drafts/vocabulary'
import type { Draft } from '../drafts/public.ts'
import { keepText, keptText } from '../../kit/kept-text.ts'

/** Where something is written: the kind of its draft, and the record it is about. */
export interface Place {
  readonly kind: DraftKind
  readonly key: string
}

/** Under which name its words are kept, and those of its files begin. */
export const draftName = ({ kind, key }: Place): string => `${kind}/${key}`

/** Who is mentioned in a draft, kept apart from its words. */
export const mentionedName = (place: Place): string => `${draftName(place)}/mentioned`

/** Adds a paragraph to what is being written there, and puts the caret behind it. */
export function appendToDraft(place: Place, paragraph: string): void {
  const name = draftName(place)
  const written = keptText(name, '').trimEnd()
  keepText(name, `${[written, paragraph].filter(Boolean).join('\n\n')}\n`)
  setTimeout(focusEnd) // a menu gives the focus back to its button first
}

function focusEnd(): void {
  const area = document.querySelector<HTMLTextAreaElement>('textarea[name=message]')
  area?.focus()
  area?.setSelectionRange(area.value.length, area.value.length)
}

/** The words of a draft that another device kept. */
export const wordsOf = ({ text }: Draft['content']): string => (typeof text === 'string' ? text : '')

interface Written {
  readonly text: string
  readonly files: readonly unknown[]
  readonly mentioned: readonly unknown[]
}

/** What is written here, followed by what another device kept. */
export const joinedDraft = (other: Draft['content'], { text, files, mentioned }: Written): Draft['content'] => ({
  ...other,
  text: [text, wordsOf(other)].filter(Boolean).join('\n\n'),
  files,
  mentioned: [...mentioned, ...(Array.isArray(other['mentioned']) ? (other['mentioned'] as unknown[]) : [])],
})
