import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import type { Bar } from '@diwan/contract/timeline/schemas'
import { movedBy, type Calendar, type Grip } from '../model/moving.ts'
import type { Dates } from '../model/scale.ts'

export interface Moving {
  readonly id: string
  readonly dates: Dates
}

const STARTS_PX = 5
/** So near its end a bar is held by it. */
const GRIP_PX = 9
/** So long a finger rests on a bar before it lifts it: until then it scrolls. */
const RESTS_MS = 280

interface BarDrag {
  readonly dayPx: number
  readonly rtl: boolean
  readonly calendar: Calendar
  readonly onDrop: (bar: Bar, dates: Dates) => void
}

/** Bars moved by mouse or finger, as a whole or by one end. Escape puts a bar back. */
export function useBarDrag({ dayPx, rtl, calendar, onDrop }: BarDrag) {
  const [moving, setMoving] = useState<Moving>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function press(event: ReactPointerEvent<HTMLElement>, bar: Bar): void {
    if (event.button !== 0 || !bar.movable) return
    const grip = gripAt(event, rtl)
    const begun = event.clientX
    const touch = event.pointerType !== 'mouse'
    let lifted = false
    let dates: Dates = bar
    const rests = touch ? setTimeout(() => lift(), RESTS_MS) : undefined
    const lift = () => {
      lifted = true
      setMoving({ id: bar.id, dates })
    }
    const move = (now: PointerEvent) => {
      const gone = (now.clientX - begun) * (rtl ? -1 : 1)
      if (!lifted && Math.abs(gone) < STARTS_PX) return
      if (!lifted && touch) return end() // it scrolls
      dates = movedBy(bar, grip, Math.round(gone / dayPx), calendar)
      lift()
    }
    /** A lifted bar is not scrolled away by the finger that holds it. */
    const keep = (now: TouchEvent) => {
      if (lifted) now.preventDefault()
    }
    const drop = () => {
      const moved = lifted
      end()
      if (!moved) return
      // the click that follows would open what was only moved
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
      onDrop(bar, dates)
    }
    const escape = (now: KeyboardEvent) => {
      if (now.key === 'Escape') end()
    }
    const end = () => {
      clearTimeout(rests)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', end)
      removeEventListener('keydown', escape)
      removeEventListener('touchmove', keep)
      lifted = false
      setMoving(undefined)
      stop.current = undefined
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', end)
    addEventListener('keydown', escape)
    addEventListener('touchmove', keep, { passive: false })
    stop.current = end
  }
  return { moving, press }
}

const swallow = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

function gripAt({ clientX, currentTarget }: ReactPointerEvent<HTMLElement>, rtl: boolean): Grip {
  const { left, right } = currentTarget.getBoundingClientRect()
  if (right - left < GRIP_PX * 3) return 'whole'
  const [start, end] = rtl ? [right, left] : [left, right]
  if (Math.abs(clientX - end) <= GRIP_PX) return 'end'
  return Math.abs(clientX - start) <= GRIP_PX ? 'start' : 'whole'
}
