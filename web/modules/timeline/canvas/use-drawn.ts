import { useEffect, useRef, useState } from 'react'
import type { Span } from '../model/scale.ts'

/** Drawn beyond the frame, so that a small step of the scroll draws nothing new. */
const ROWS_BEYOND = 6
const PIXELS_BEYOND = 400

export interface Drawn {
  /** From this row to before that one. */
  readonly rows: { readonly from: number; readonly to: number }
  readonly days: Span
}

interface Canvas {
  readonly rows: number
  readonly days: Span
  readonly dayPx: number
  readonly rowPx: number
  /** Of the column of names, which covers the beginning of the line. */
  readonly namesPx: number
}

const steps = (value: number, step: number): number => Math.floor(value / step) * step

/** Of a canvas of any length what its frame shows, and a little around it. */
export function useDrawn({ rows, days, dayPx, rowPx, namesPx }: Canvas) {
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState({ block: 0, inline: 0, height: 700, width: 1200 })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let asked = 0
    const look = () => {
      asked = 0
      const next = {
        block: steps(element.scrollTop, rowPx * 3),
        inline: steps(Math.abs(element.scrollLeft), PIXELS_BEYOND / 2), // it counts backwards from right to left
        height: element.clientHeight,
        width: element.clientWidth,
      }
      setAt((held) => (same(held, next) ? held : next))
    }
    const soon = () => {
      asked ||= requestAnimationFrame(look)
    }
    const sized = new ResizeObserver(soon)
    sized.observe(element)
    element.addEventListener('scroll', soon, { passive: true })
    look()
    return () => {
      cancelAnimationFrame(asked)
      sized.disconnect()
      element.removeEventListener('scroll', soon)
    }
  }, [dayPx, rowPx])
  const row = Math.floor(at.block / rowPx)
  const dayFrom = days.from + Math.floor((at.inline - PIXELS_BEYOND) / dayPx)
  const dayTo = days.from + Math.ceil((at.inline + at.width - namesPx + PIXELS_BEYOND * 1.5) / dayPx)
  const drawn: Drawn = {
    rows: { from: Math.max(0, row - ROWS_BEYOND), to: Math.min(rows, row + Math.ceil(at.height / rowPx) + ROWS_BEYOND + 3) },
    days: { from: Math.max(days.from, dayFrom), to: Math.min(days.to, dayTo) },
  }
  return { frame, drawn }
}

interface Place {
  readonly block: number
  readonly inline: number
  readonly height: number
  readonly width: number
}
const same = (a: Place, b: Place): boolean =>
  a.block === b.block && a.inline === b.inline && a.height === b.height && a.width === b.width
