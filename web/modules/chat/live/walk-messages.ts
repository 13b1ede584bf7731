import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
/** What takes arrows itself. */
const OWN = 'input, textarea, [contenteditable], [role=slider], [role=menu], [role=radio], [role=listbox]'

/** For the keys of a list of messages: arrows walk from one to the next; from the list itself, up leads to the last one in sight. */
export function walkMessages(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const { currentTarget: list, target } = event
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!(target instanceof HTMLElement) || target.closest(OWN)) return
  const messages = [...list.querySelectorAll<HTMLElement>('article[data-message]')]
  const at = messages.findIndex((one) => one.contains(target))
  const entered = target === list && step < 0 ? messages.findLast((one) => isInSight(one, list)) : undefined
  const next = at < 0 ? entered : messages[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const isInSight = (one: HTMLElement, list: HTMLElement): boolean =>
  one.getBoundingClientRect().top < list.getBoundingClientRect().bottom - 24
