import type { KeyboardEvent } from 'react'

/** Arrows lead from time to time as they are drawn; Home and End to the first and the last one. */
export function walkTimes(event: KeyboardEvent<HTMLElement>, page: 'ltr' | 'rtl'): void {
  const times = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-time]')]
  const at = times.indexOf(document.activeElement as HTMLElement) // the focus may be on anything
  const from = times[at]
  if (!from) return
  const next = nextOf(event.key, { times, at, from, ahead: page === 'rtl' ? -1 : 1 })
  if (!next) return
  event.preventDefault()
  for (const time of times) time.tabIndex = time === next ? 0 : -1
  next.focus()
}

interface Place {
  readonly times: readonly HTMLElement[]
  readonly at: number
  readonly from: HTMLElement
  readonly ahead: 1 | -1
}

function nextOf(key: string, { times, at, from, ahead }: Place): HTMLElement | undefined {
  const below = (one: HTMLElement) => one.offsetLeft === from.offsetLeft && one.offsetTop > from.offsetTop
  const above = (one: HTMLElement) => one.offsetLeft === from.offsetLeft && one.offsetTop < from.offsetTop
  switch (key) {
    case 'ArrowRight':
      return times[at + ahead]
    case 'ArrowLeft':
      return times[at - ahead]
    case 'ArrowDown':
      return times.find(below)
    case 'ArrowUp':
      return times.findLast(above)
    case 'Home':
      return times[0]
    case 'End':
      return times.at(-1)
    default:
      return undefined
  }
}
