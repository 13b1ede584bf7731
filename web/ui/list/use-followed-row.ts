import { useDebouncedCallback } from '@mantine/hooks'
import type { FocusEvent } from 'react'

/** Moving fast through the list shows nothing. */
const SETTLED_MS = 180

/** The row that an event is about: it is found by `data-id`. */
export const rowOfEvent = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-row]')?.dataset['id']

/** The row that the cursor is on. */
export const cursorRow = (): string | undefined => (document.activeElement ? rowOfEvent(document.activeElement) : undefined)

export interface FollowedRow {
  /** For the element around the rows. */
  readonly onFocus: (event: FocusEvent) => void
  readonly cancel: () => void
}

/** Shows the row that has the focus beside its list, once the cursor rests on it. */
export function useFollowedRow(shown: string | undefined, show: (id: string) => void): FollowedRow {
  const settle = useDebouncedCallback(show, SETTLED_MS)
  return {
    onFocus: ({ target }) => {
      const row = rowOfEvent(target)
      if (row === shown) settle.cancel()
      else if (row !== undefined) settle(row)
    },
    cancel: () => settle.cancel(),
  }
}
