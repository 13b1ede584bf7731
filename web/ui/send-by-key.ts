import type { KeyboardEvent } from 'react'

/** Ctrl or ⌘ with Enter sends the form that has the focus, or the one of the dialog where its head has it: a dialog opened from another one is inside it here, and hears it first. */
export function sendByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing || event.repeat) return
  const form = event.target instanceof Element && formAround(event.target)
  if (event.isDefaultPrevented() || !form) return
  event.preventDefault()
  form.requestSubmit()
}

const formAround = (at: Element): HTMLFormElement | null =>
  at.closest('form') ?? at.closest('[role=dialog]')?.querySelector('form') ?? null
