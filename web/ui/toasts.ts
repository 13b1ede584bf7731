import { useSyncExternalStore } from 'react'
import { loadProblemWords, problemText } from '../kit/problem-words.ts'

export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'default'

export interface ToastWords {
  kind: ToastKind
  /** Plain text; line breaks are kept. Without it the kind's own default words are said. */
  text?: string
  /** Mark-up of our own templates only. It is cleaned all the same. */
  html?: string
  icon?: 'notifications'
}

let asked = false
const waiting = new Set<() => void>()

/** Whether there was ever a toast: the machinery is loaded with the first one, so that no screen pays for it. */
export const useAnyToast = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      waiting.add(changed)
      return () => waiting.delete(changed)
    },
    () => asked,
  )

export function showToast(words: ToastWords): void {
  asked = true
  for (const changed of waiting) changed()
  void import('./toast-machine.tsx').then(({ raise }) => raise(words))
}

/** Also of a module whose words no screen has loaded yet. */
export const showProblem = (problem: unknown): void =>
  void loadProblemWords(problem).then(() => showToast({ kind: 'error', text: problemText(problem) }))
