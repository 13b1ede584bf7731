import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { steadyOrder } from './steady-order.ts'

interface Steady<Row> {
  readonly rows: readonly Row[]
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

/**
 * The place of a reader in a list. While the cursor is on a row, a change of a row does not move it, though the list is sorted by changes;
 * `sorted` names the order: in another order nothing is kept. When the row with the cursor leaves the list, the row that takes its place has the
 * cursor.
 */
export function useSteadyRows<Row>(
  frame: RefObject<HTMLElement | null>,
  all: readonly Row[],
  keyOf: (row: Row) => string,
  sorted: string,
): Steady<Row> {
  const [held, hold] = useState<{ readonly ids: readonly string[]; readonly sorted: string }>()
  const rows = held?.sorted === sorted ? steadyOrder(held.ids, all, keyOf) : all
  const ids = rows.map(keyOf)
  const shown = useRef<readonly string[]>([])
  const cursor = useRef<string>(undefined)
  const now = ids.join(' ')
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = now === '' ? [] : now.split(' ')
    const gone = cursor.current
    if (gone === undefined || shown.current.includes(gone) || document.activeElement !== document.body) return
    const place = Math.min(before.indexOf(gone), shown.current.length - 1)
    const next = frame.current?.querySelector<HTMLElement>(`[data-row][data-id="${shown.current[place]}"]`)
    cursor.current = undefined
    next?.focus()
  }, [frame, now])
  return {
    rows,
    onFocus: ({ target }) => {
      const row = target.closest('tbody tr')?.querySelector('[data-row]')?.getAttribute('data-id')
      cursor.current = row ?? undefined
      if (row && held?.sorted !== sorted) hold({ ids, sorted })
      if (!row) hold(undefined)
    },
    // into a popover, or to another window, the reader is still at the row
    onBlur: ({ relatedTarget }) => {
      const stays = relatedTarget instanceof Element ? relatedTarget.closest('tbody, [data-portal]') : !document.hasFocus()
      if (stays) return
      cursor.current = undefined
      hold(undefined)
    },
  }
}
