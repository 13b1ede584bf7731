import type { Bar } from '@diwan/contract/timeline/schemas'
import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react'
import { timeAfter } from '@diwan/core/wall-time'
import { lengthAfter } from './model/dragged.ts'
import type { CalendarEntry, TimeBar } from './model/entry.ts'
import { movedBy, type Moved, type WorkDays } from '../timeline/public.ts'

interface Lifted {
  /** The entry before it is moved, whose days may not be shown any more. */
  readonly entry: CalendarEntry
  readonly bar: TimeBar
  readonly dates: Moved
}

export type LiftStep = 'lifted' | 'over' | 'dropped' | 'putBack'

interface Lifting {
  readonly entries: readonly CalendarEntry[]
  readonly rtl: boolean
  /** The hours of a day run downwards. */
  readonly byHours: boolean
  readonly daysOf: (bar: Bar) => WorkDays
  readonly onMove: (bar: Bar, dates: Moved) => void
  readonly says: (what: LiftStep, bar: Bar, dates: Moved) => void
  /** It lies on another day now, which may not be shown yet. */
  readonly follow: (id: string, dates: Moved) => void
}

/** A key of the frame, or of the whole page. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'target' | 'preventDefault' | 'stopPropagation'>

const WEEK = 7
/** An arrow moves an entry, and with Shift its end, by so many minutes. */
const STEP_MINUTES = 30

/** The keyboard's way to move an entry: Space lifts it, as M does; arrows move it, Enter or Space puts it down, Escape puts it back. */
export function useLifted({ entries, rtl, byHours, daysOf, onMove, says, follow }: Lifting) {
  const [lifted, lift] = useState<Lifted>()

  function stepped({ key, shiftKey }: Pressed, bar: TimeBar, dates: Moved): Moved | undefined {
    const [ahead, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const vertical = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (byHours && shiftKey && vertical !== undefined && typeof dates.time === 'string') {
      const minutes = lengthAfter(dates.minutes ?? bar.minutes, vertical * STEP_MINUTES)
      return minutes === undefined ? undefined : { ...dates, minutes }
    }
    if (byHours && vertical !== undefined && typeof dates.time === 'string')
      return { ...dates, time: timeAfter(dates.time, vertical * STEP_MINUTES) }
    const days = { [ahead]: 1, [back]: -1, ArrowDown: WEEK, ArrowUp: -WEEK }[key]
    return days === undefined ? undefined : { ...dates, ...movedBy(dates, 'whole', days, daysOf(bar)) }
  }

  function press(event: Pressed): void {
    const id = isNowhere(event)
      ? lifted?.bar.id
      : (event.target as HTMLElement).closest<HTMLElement>('[data-entry]')?.dataset['entry']
    const own = lifted?.bar.id === id ? lifted : undefined
    const entry = own?.entry ?? entries.find((one) => one.id === id)
    const bar = entry?.bar
    if (!bar) return
    const lifts = event.key === ' ' || event.code === 'KeyM'
    const over = own && stepped(event, bar, own.dates)
    let dates: Moved = bar
    if (!own && lifts && bar.movable) {
      take(event)
      lift({ entry, bar, dates: bar })
      says('lifted', bar, bar)
    } else if (own && event.key === 'Escape') {
      take(event)
      lift(undefined)
      says('putBack', bar, bar)
    } else if (own && (event.key === 'Enter' || event.key === ' ')) {
      take(event)
      lift(undefined)
      dates = own.dates
      onMove(bar, dates)
      says('dropped', bar, dates)
    } else if (over) {
      take(event)
      dates = over
      lift({ entry, bar, dates })
      says('over', bar, dates)
    } else return
    follow(bar.id, dates)
  }
  /** While the entry is drawn on another day nothing has the focus, and who types fast already presses the next key. */
  const pressNowhere = useEffectEvent((event: KeyboardEvent) => {
    if (isNowhere(event)) press(event)
  })
  const isLifted = lifted !== undefined
  useEffect(() => {
    if (!isLifted) return
    document.addEventListener('keydown', pressNowhere, true)
    return () => document.removeEventListener('keydown', pressNowhere, true)
  }, [isLifted])

  /** Somebody who goes elsewhere has put it back. */
  function leave(event: FocusEvent<HTMLElement>): void {
    const to = event.relatedTarget
    if (lifted && to instanceof Element && to.closest<HTMLElement>('[data-entry]')?.dataset['entry'] !== lifted.bar.id)
      lift(undefined)
  }
  return { lifted, press, leave }
}

const isNowhere = ({ target }: Pressed): boolean => target === document.body

const take = (event: Pressed): void => {
  event.preventDefault()
  event.stopPropagation()
}
