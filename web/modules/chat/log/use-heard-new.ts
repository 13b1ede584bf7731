import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { textOf } from '@diwan/core/document'
import { useState } from 'react'

const SPOKEN = 300

/** For screen readers: the words of what came since the chat was opened, never of what was there. */
export function useHeardNew(newestFirst: readonly TalkMessage[], me: string): string {
  const newest = newestFirst[0]
  const [state, set] = useState({ id: newest?.id, text: '' })
  if (newest && newest.id !== state.id) {
    const { author, body } = newest
    const isNew = newestFirst.some(({ id }) => id === state.id)
    const told = isNew && author && body && author.id !== me
    set({ id: newest.id, text: told ? `${author.fullName}: ${textOf(body).trim().slice(0, SPOKEN)}` : '' })
  }
  return state.text
}
