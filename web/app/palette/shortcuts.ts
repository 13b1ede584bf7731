import { useEffect } from 'react'

/** Matched by the place of the key, not by its letter: an Arabic keyboard has the same places. */
export interface Shortcut {
  readonly code: string
  readonly mod?: boolean
  readonly shift?: boolean
  /** Also while writing. */
  readonly whileTyping?: boolean
  readonly run: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))

export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.isComposing || event.repeat) return
      const found = shortcuts.find(
        ({ code, mod = false, shift = false }) =>
          event.code === code && (event.ctrlKey || event.metaKey) === mod && event.shiftKey === shift,
      )
      if (!found || (!found.whileTyping && isTyping(event.target))) return
      event.preventDefault()
      found.run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

/** ⌘ on a Mac, Ctrl elsewhere. */
export const MOD = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
