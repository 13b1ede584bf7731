import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useLayoutEffect, type RefObject } from 'react'
import { useKeys } from './use-keys.ts'

/** The row that was opened last, and from which address of a list. */
let left: { readonly href: string; readonly id: string; readonly forget: () => void } | undefined

function leave(history: RouterHistory, id: string): void {
  left?.forget()
  const { href } = history.location
  // going to the list again is no way back to it
  const forget = history.subscribe(({ location, action }) => {
    if (location.href === href && action.type === 'PUSH') {
      forget()
      left = undefined
    }
  })
  left = { href, id, forget }
}

/** On a record that was opened from a list: Escape leads back to its row. */
export function useBackToList(): void {
  const { history } = useRouter()
  useKeys({ Escape: () => left && history.back() })
}

/** Back from a record, the row that led to it has the focus again. */
export function useReturn(frame: RefObject<HTMLElement | null>, ready: boolean): { readonly leave: (id: string) => void } {
  const { history } = useRouter()
  useLayoutEffect(() => {
    if (!ready || !left || left.href !== history.location.href) return
    const row = frame.current?.querySelector<HTMLElement>(`[data-row][data-id="${left.id}"]`)
    left.forget()
    left = undefined
    row?.focus()
  }, [frame, history, ready])
  return { leave: (id) => leave(history, id) }
}
