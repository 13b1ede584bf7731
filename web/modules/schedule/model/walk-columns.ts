import type { KeyboardEvent } from 'react'

/** Times lie in columns, the earlier ones above the later: up and down lead to the neighbours in time, the other arrows to the next column. */
export function walkColumns(event: KeyboardEvent<HTMLElement>, page: 'ltr' | 'rtl'): void {
  const times = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-time]')]
  const at = times.indexOf(document.activeElement as HTMLElement) // the focus may be on anything
  const from = times[at]
  if (!from) return
  const rows = times.filter(({ offsetLeft }) => offsetLeft === times[0]?.offsetLeft).length
  const ahead = page === 'rtl' ? -rows : rows
  const to = new Map([
    ['ArrowDown', at + 1],
    ['ArrowUp', at - 1],
    ['ArrowRight', at + ahead],
    ['ArrowLeft', at - ahead],
    ['Home', 0],
    ['End', times.length - 1],
  ]).get(event.key)
  const next = to === undefined ? undefined : times[to]
  if (!next) return
  event.preventDefault()
  for (const time of times) time.tabIndex = time === next ? 0 : -1
  next.focus()
}
