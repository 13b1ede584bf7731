import type { Bar } from '@diwan/contract/timeline/schemas'
import { useState, type KeyboardEvent } from 'react'
import { movedBy, type Dates, type WorkDays } from '../timeline/public.ts'

interface Lifted {
  readonly id: string
  readonly dates: Dates
}

interface Lifting {
  readonly bars: readonly Bar[]
  readonly rtl: boolean
  readonly days: WorkDays
  readonly onMove: (bar: Bar, dates: Dates) => void
  readonly says: (what: 'lifted' | 'over' | 'dropped' | 'putBack', bar: Bar, dates: Dates) => void
  /** It lies on another day now, which may not be shown yet. */
  readonly follow: (id: string, dates: Dates) => void
}

const WEEK = 7

/** The keyboard's way to move an entry: M lifts it, arrows move it by days and weeks, Enter puts it down, Escape puts it back. */
export function useLifted({ bars, rtl, days, onMove, says, follow }: Lifting) {
  const [lifted, lift] = useState<Lifted>()

  function press(event: KeyboardEvent<HTMLElement>): void {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]')?.dataset['entry']
    const bar = bars.find((one) => one.id === id)
    if (!bar) return
    const ahead = rtl ? 'ArrowLeft' : 'ArrowRight'
    const back = rtl ? 'ArrowRight' : 'ArrowLeft'
    const step = { [ahead]: 1, [back]: -1, ArrowDown: WEEK, ArrowUp: -WEEK }[event.key]
    const held = lifted?.id === bar.id ? lifted : undefined
    let dates: Dates = bar
    if (!held && event.code === 'KeyM' && bar.movable) {
      take(event)
      lift({ id: bar.id, dates: bar })
      says('lifted', bar, bar)
    } else if (held && event.key === 'Escape') {
      take(event)
      lift(undefined)
      says('putBack', bar, bar)
    } else if (held && event.key === 'Enter') {
      take(event)
      lift(undefined)
      dates = held.dates
      onMove(bar, dates)
      says('dropped', bar, dates)
    } else if (held && step !== undefined) {
      take(event)
      dates = movedBy(held.dates, 'whole', step, days)
      lift({ id: bar.id, dates })
      says('over', bar, dates)
    } else return
    follow(bar.id, dates)
  }
  return { lifted, press }
}

const take = (event: KeyboardEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}
