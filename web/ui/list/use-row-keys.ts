import type { RefObject } from 'react'
import { useKeys } from './use-keys.ts'

/** J and K, or the arrows, come to the rows from anywhere on the screen; on a row they are its own (`walkRows`). */
export function useRowKeys(screen: RefObject<HTMLElement | null>): void {
  const enter = (last: boolean) => () => {
    const rows = screen.current?.querySelectorAll<HTMLElement>('[data-row]')
    const cursor = screen.current?.querySelector<HTMLElement>('[data-current] [data-row]')
    ;(cursor ?? rows?.[last ? rows.length - 1 : 0])?.focus()
  }
  const free = document.activeElement === null || document.activeElement.matches('body, #main')
  useKeys({ KeyJ: enter(false), KeyK: enter(true), ...(free && { ArrowDown: enter(false), ArrowUp: enter(true) }) })
}
