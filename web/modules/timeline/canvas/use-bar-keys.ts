import type { Bar } from '@diwan/contract/timeline/schemas'
import { useState, type KeyboardEvent } from 'react'
import { movedBy, type Calendar, type Grip } from '../model/moving.ts'
import type { Dates } from '../model/scale.ts'
import type { Moving } from './use-bar-drag.ts'

interface BarKeys {
  /** In their order down the screen. */
  readonly bars: readonly Bar[]
  readonly rtl: boolean
  readonly calendar: Calendar
  readonly onDrop: (bar: Bar, dates: Dates) => void
  readonly onOpen: (bar: Bar) => void
  readonly focus: (id: string) => void
  /** By so many days, where nothing is lifted. */
  readonly scroll: (days: number) => void
  readonly says: (what: 'lifted' | 'over' | 'dropped' | 'putBack', bar: Bar, dates: Dates) => void
}

const WEEK = 7

/** Up and down walk through the bars, left and right along the line. Space lifts one: arrows move it, with Shift its end. */
export function useBarKeys({ bars, rtl, calendar, onDrop, onOpen, focus, scroll, says }: BarKeys) {
  const [lifted, lift] = useState<Moving>()

  function stepped(bar: Bar, dates: Dates, grip: Grip, by: 1 | -1): Dates {
    // a step that lands where it began goes over days off
    for (let days = by; Math.abs(days) < 30; days += by) {
      const next = movedBy(dates, grip, days, calendar)
      if (next.startDate !== dates.startDate || next.dueDate !== dates.dueDate) return next
    }
    return dates
  }

  function press(event: KeyboardEvent<HTMLElement>, bar: Bar): void {
    const held = lifted?.id === bar.id ? lifted : undefined
    const later = rtl ? 'ArrowLeft' : 'ArrowRight'
    const earlier = rtl ? 'ArrowRight' : 'ArrowLeft'
    const along = { [later]: 1, [earlier]: -1 }[event.key] as 1 | -1 | undefined
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.code === 'Space' && (held || bar.movable)) {
      event.preventDefault()
      if (held) {
        lift(undefined)
        onDrop(bar, held.dates)
        says('dropped', bar, held.dates)
      } else {
        lift({ id: bar.id, dates: bar })
        says('lifted', bar, bar)
      }
    } else if (event.key === 'Escape' && held) {
      event.stopPropagation()
      lift(undefined)
      says('putBack', bar, bar)
    } else if (event.key === 'Enter' && !held) {
      event.preventDefault()
      onOpen(bar)
    } else if (along !== undefined) {
      event.preventDefault()
      if (!held) return scroll(along * WEEK)
      const dates = stepped(bar, held.dates, event.shiftKey ? 'end' : 'whole', along)
      lift({ id: bar.id, dates })
      says('over', bar, dates)
    } else if (down !== undefined && !held) {
      event.preventDefault()
      const next = bars[bars.findIndex(({ id }) => id === bar.id) + down]
      if (next) focus(next.id)
    }
  }
  return { lifted, press }
}
