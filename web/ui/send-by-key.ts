import type { KeyboardEvent } from 'react'

/** Ctrl or ⌘ with Enter sends the form that has the focus: a dialog opened from another one is inside it here, and hears it first. */
export function sendByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing || event.repeat) return
  const form = event.target instanceof Element && event.target.closest('form')
  if (event.isDefaultPrevented() || !form) return
  event.preventDefault()
  form.requestSubmit()
}
