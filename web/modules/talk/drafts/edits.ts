import type { Document } from '@diwan/core/document'
import { lightTextOf, type Mentioned } from '@diwan/core/light-text'
import { keepText, useKeptText } from '../../../kit/kept-text.ts'

/** The new text of the person's own message; it is stored until it is saved or discarded. */
export interface Edit {
  readonly text: string
  readonly mentioned: readonly Mentioned[]
  /** `editedDate` of what it began with. */
  readonly seen: number | null
}

const nameOf = (messageId: string) => `edit/${messageId}`

export const useEdit = (messageId: string) => useKeptText<Edit | undefined>(nameOf(messageId), undefined)

/** Opens the form in the place of the message, with the focus in it. */
export function beginEdit({ id, body, editedDate }: { id: string; body: Document; editedDate: number | null }): void {
  const light = lightTextOf(body)
  keepText(nameOf(id), light && { ...light, seen: editedDate })
  setTimeout(() => document.querySelector<HTMLElement>(`[data-editing="${id}"] textarea`)?.focus())
}

export const forgetEdit = (messageId: string): void => keepText(nameOf(messageId), undefined)
