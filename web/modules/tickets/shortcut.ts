import type { KeyboardEvent } from 'react'

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent)

export const SEND_KEYS = apple ? '⌘ Enter' : 'Ctrl + Enter'

/** By the place of the key, not its letter: an Arabic keyboard has the same Enter. Not while an input method is composing. */
export function sendsOn(event: KeyboardEvent): boolean {
  if (event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return false
  if (event.code !== 'Enter' && event.code !== 'NumpadEnter') return false
  event.preventDefault()
  return true
}
