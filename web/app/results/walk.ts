import type { KeyboardEvent } from 'react'

/** The results on the page in their order, links and buttons. */
export const hitsIn = (frame: HTMLElement | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>('[data-hit]') ?? []),
]

const groupOf = (hit: HTMLElement | undefined) => hit?.closest('[data-group]')

/** Arrows move to the next result, above the first one is the question; Tab moves to the first result of the next kind. */
export function walk(event: KeyboardEvent, frame: HTMLElement | null): void {
  const hits = hitsIn(frame)
  const at = hits.findIndex((one) => one === event.target)
  if (at < 0) return
  const next = nextOf(event, hits, at)
  if (next === undefined) return
  event.preventDefault()
  if (next === 'question') frame?.querySelector<HTMLElement>('[data-question]')?.focus()
  else next.focus()
}

function nextOf(
  { key, shiftKey }: KeyboardEvent,
  hits: readonly HTMLElement[],
  at: number,
): HTMLElement | 'question' | undefined {
  if (key === 'ArrowDown') return hits[at + 1]
  if (key === 'ArrowUp') return hits[at - 1] ?? 'question'
  if (key !== 'Tab') return undefined
  const group = groupOf(hits[at])
  if (!shiftKey) return hits.slice(at).find((one) => groupOf(one) !== group)
  const before = groupOf(hits.slice(0, at).findLast((one) => groupOf(one) !== group))
  return before ? hits.find((one) => groupOf(one) === before) : 'question'
}
