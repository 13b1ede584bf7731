import type { KeyboardEvent } from 'react'
import { isComposing } from './use-first-match.ts'

/** What is read where something is written: a thread, or the panel of a record. */
const READ = '[data-talk], [data-log], [data-read]'

/**
 * For a place where a message is written: Escape moves the focus to what is read there, where single keys are commands. What is typed stays.
 * In a dialog it is the dialog's own, which closes.
 */
export function leaveWriting(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || event.isDefaultPrevented() || isComposing(event)) return
  event.preventDefault()
  event.stopPropagation()
  readAround(event.currentTarget)?.focus()
}

function readAround(place: HTMLElement): HTMLElement | null {
  for (let around = place.parentElement; around && around !== document.body; around = around.parentElement) {
    if (around.matches(READ)) return around
    const inside = around.querySelector<HTMLElement>(READ)
    if (inside) return inside
  }
  return document.getElementById('main')
}
