import { useSyncExternalStore } from 'react'
import { asProblem } from '../kit/problem.ts'
import { fieldText, loadFieldWords, loadProblemWords, problemText } from '../kit/problem-words.ts'

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

/** Also of a module whose words no screen has loaded yet. Of wrong fields, which no form shows here, the first says what is wrong. */
export const showProblem = (error: unknown): void => void raiseProblem(error)

async function raiseProblem(refusal: unknown): Promise<void> {
  const [first] = asProblem(refusal).fields
  await Promise.all([loadProblemWords(refusal), first && loadFieldWords()])
  const text = [problemText(refusal), ...(first ? [fieldText(first)] : [])].join('\n')
  showToast({ kind: 'error', text })
}
