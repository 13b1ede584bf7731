import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react'
import { useRoomy } from '../../../kit/widths.ts'
import { rowOfEvent, useFollowedRow } from '../../../ui/list/use-followed-row.ts'

export interface Preview {
  /** Whether there is room for it. */
  readonly offered: boolean
  readonly on: boolean
  /** What is looked at; nothing yet, before anybody moved. */
  readonly id: string | undefined
  readonly toggle: () => void
  /** Beside the list, or no longer where it is there already. */
  readonly peek: (id: string) => void
  readonly close: () => void
  /** For what stands around the rows; a row is found by `data-id`. */
  readonly rows: {
    readonly onFocus: (event: FocusEvent) => void
    readonly onPointerDownCapture: (event: PointerEvent) => void
    readonly onClickCapture: (event: MouseEvent) => void
  }
}

/** The ticket that is looked at stands in the address, so that Back and a reload show it again. Only where the list `fits`. */
export function usePreview(fits: boolean): Preview {
  const { preview }: { preview?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const offered = useRoomy() && fits
  const show = (shown: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, preview: shown }), replace: true, resetScroll: false })
  const pressed = useRef<string>(undefined)
  const on = offered && preview !== undefined
  const id = on && typeof preview === 'string' && isUuid(preview) ? preview : undefined
  const followed = useFollowedRow(id, show)
  const close = () => {
    followed.cancel()
    show(undefined)
  }
  return {
    offered,
    on,
    id,
    toggle: () => (on ? close() : show('on')),
    peek: (row) => (row === id ? close() : offered && show(row)),
    close,
    rows: {
      onFocus: (event) => void (on && followed.onFocus(event)),
      onPointerDownCapture: ({ target }) => void (pressed.current = rowOfEvent(target) === id ? id : undefined),
      // The first click looks, the second opens; a key, or a click with Ctrl, opens at once.
      onClickCapture: (event) => {
        const row = rowOfEvent(event.target)
        const plain = event.detail > 0 && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
        if (!on || row === undefined || !plain || pressed.current === row) return
        event.preventDefault()
        show(row)
      },
    },
  }
}
