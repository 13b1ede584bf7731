import { useEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select, [role=combobox]'))

/** In what floats above the screen, keys are its own. */
const isFloating = (target: EventTarget | null): boolean =>
  document.querySelector('[role=dialog][aria-modal=true]') !== null ||
  (target instanceof Element && target.closest('[role=dialog], [role=menu], [role=listbox]') !== null)

/** Single keys of a screen, by their place on the keyboard: the same on an Arabic one. Silent while somebody types. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const run = keys[event.code]
      if (!run || isTyping(event.target) || isFloating(event.target)) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
