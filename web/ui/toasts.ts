import { problemText } from '../kit/problem-words.ts'

export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'default'

export interface ToastWords {
  kind: ToastKind
  /** Plain text; line breaks are kept. Without it the kind's own default words are said. */
  text?: string
  /** Mark-up of our own templates only. It is cleaned all the same. */
  html?: string
  icon?: 'notifications'
}

/** Shows a toast. The machinery is loaded with the first one, so that signing in does not pay for it. */
export function showToast(words: ToastWords): void {
  void import('./toast-machine.tsx').then(({ raise }) => raise(words))
}

export const showProblem = (problem: unknown): void => showToast({ kind: 'error', text: problemText(problem) })
