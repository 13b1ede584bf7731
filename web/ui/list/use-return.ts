import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useLayoutEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'

interface Left {
  readonly href: string
  /** The row that was opened last, among all that were shown. */
  readonly id: string
  readonly ids: readonly string[]
  readonly forget: () => void
}

/** Which list a record was opened from. */
let left: Left | undefined

function leave(history: RouterHistory, id: string, ids: readonly string[]): void {
  left?.forget()
  const { href } = history.location
  // going to the list again is no way back to it
  const forget = history.subscribe(({ location, action }) => {
    if (location.href === href && action.type === 'PUSH') {
      forget()
      left = undefined
    }
  })
  left = { href, id, ids, forget }
}

/** The rows around a record in the list it was opened from. */
export interface InList {
  readonly at: number
  readonly of: number
  readonly next: string | undefined
  readonly previous: string | undefined
  /** The record that is gone to becomes the row that is come back to. */
  readonly walk: (id: string) => void
  readonly back: () => void
}

/** On a record that was opened from a list: Escape leads back to its row. */
export function useBackToList(): () => void {
  const { t } = useTranslation('kit')
  const { history } = useRouter()
  const back = () => history.back()
  useCommands(
    left ? [{ id: 'back', label: t('backToList'), part: 'record', stroke: { code: 'Escape' }, unlisted: true, run: back }] : [],
  )
  return back
}

/** The same for one whose neighbours can be walked to; nothing for one that was not opened from a list. */
export function useInList(id: string): InList | undefined {
  const back = useBackToList()
  const at = left?.ids.indexOf(id) ?? -1
  if (!left || at < 0) return undefined
  const { ids } = left
  const walk = (next: string) => {
    if (left) left = { ...left, id: next }
  }
  return { at: at + 1, of: ids.length, next: ids[at + 1], previous: ids[at - 1], walk, back }
}

const rowsIn = (frame: HTMLElement | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>('[data-row][data-id]') ?? []),
]

/** Back from a record, the row that led to it has the focus again. */
export function useReturn(frame: RefObject<HTMLElement | null>, ready: boolean): { readonly leave: (id: string) => void } {
  const { history } = useRouter()
  useLayoutEffect(() => {
    if (!ready || !left || left.href !== history.location.href) return
    const row = rowsIn(frame.current).find(({ dataset }) => dataset['id'] === left?.id)
    left.forget()
    left = undefined
    row?.focus()
  }, [frame, history, ready])
  return {
    leave: (id) =>
      leave(
        history,
        id,
        rowsIn(frame.current).map(({ dataset }) => dataset['id'] ?? ''),
      ),
  }
}
