import type { KeyboardEvent } from 'react'

/** Arrows, or J and K on any keyboard, walk along what opens a row (`data-row`) of a table; Enter is the element's own. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const letter = event.ctrlKey || event.metaKey || event.altKey ? undefined : { KeyJ: 1, KeyK: -1 }[event.code]
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? letter
  if (step === undefined) return
  const openers = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const next = openers[openers.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
