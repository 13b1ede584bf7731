import { monthOf, type MainCalendar } from '@diwan/core/calendar-days'
import { dayIn } from '@diwan/core/formats'
import { addDays } from '@diwan/core/hijri'
import { useEffect, useRef, useState } from 'react'
import { useReading } from '../../kit/reading.ts'

/** Which month is shown and which day the keys are on; the focus follows the day. */
export function useDayCursor(start: string | undefined) {
  const { zone, calendar: own, hijri } = useReading()
  const [today] = useState(() => dayIn(zone, Date.now() / 1000))
  const [calendar, setCalendar] = useState<MainCalendar>(own === 'hijri' ? 'hijri' : 'gregory')
  const [cursor, setCursor] = useState(start ?? today)
  const [month, setMonth] = useState(start ?? today)
  const frame = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    frame.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
  }, [cursor])
  const days = monthOf(month, calendar, hijri)
  const after = addDays(days.at(-1) ?? month, 1)
  const show = (day: string) => {
    setMonth(day)
    setCursor(day)
  }
  return {
    frame,
    today,
    calendar,
    setCalendar,
    cursor,
    month,
    after,
    /** The months of which `last` are shown from this one on. */
    move: (day: string, last: string = month) => {
      moved.current = true
      setCursor(day)
      const shown = [...monthOf(month, calendar, hijri), ...monthOf(last, calendar, hijri)]
      if (!shown.includes(day)) setMonth(day)
    },
    previous: () => show(addDays(days[0] ?? month, -1)),
    next: () => show(after),
    show,
  }
}
