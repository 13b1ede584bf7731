import type { Mentioned } from '@diwan/core/light-text'
import { keepText, useKeptText } from '../../../kit/kept-text.ts'

/** What an own message shall say instead; kept until it is saved or given up. */
export interface Edit {
  readonly text: string
  readonly mentioned: readonly Mentioned[]
  /** `editedDate` of what it began with. */
  readonly seen: number | null
}

const nameOf = (messageId: string) => `edit/${messageId}`

export const useEdit = (messageId: string) => useKeptText<Edit | undefined>(nameOf(messageId), undefined)

export const forgetEdit = (messageId: string): void => keepText(nameOf(messageId), undefined)
