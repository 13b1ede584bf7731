import type { KeyboardEvent } from 'react'

/** What can have the focus in a row: what opens it, and the cells that are changed in place. */
const STOPS = '[data-row], [data-cell]'

/** Arrows walk between the cells of a table; Escape goes back to what opens the row. */
export function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const here = event.currentTarget
  const row = here.closest('tr')
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return
  const next = nextOf(event.key, here, row)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextOf(key: string, here: HTMLElement, row: HTMLElement): HTMLElement | null | undefined {
  if (key === 'Escape') return row.querySelector<HTMLElement>('[data-row]')
  const side = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (side !== undefined) {
    const stops = [...row.querySelectorAll<HTMLElement>(STOPS)]
    return stops[stops.indexOf(here) + side * (getComputedStyle(row).direction === 'rtl' ? -1 : 1)]
  }
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[key] as
    | 'nextElementSibling'
    | 'previousElementSibling'
    | undefined
  const other = step && row[step]
  return other?.querySelector<HTMLElement>(`[data-cell="${here.dataset['cell'] ?? ''}"]`) ?? other?.querySelector('[data-row]')
}
