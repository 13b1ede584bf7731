import { useEffect, useState } from 'react'
import { CalendarHead } from './calendar-head.tsx'
import classes from './date.module.css'
import { MonthGrid } from './month-grid.tsx'
import { useDayCursor } from './use-day-cursor.ts'

interface DayPickerProps {
  readonly value: string | undefined
  readonly onPick: (day: string) => void
  readonly mayPick?: ((day: string) => boolean) | undefined
}

/** The inside of the popover of one day. */
export default function DayPicker({ value, onPick, mayPick }: DayPickerProps) {
  const [first] = useState(value)
  const { frame, today, calendar, setCalendar, cursor, month, move, previous, next } = useDayCursor(first)
  useEffect(() => {
    // fetched later than the popover opened, which found nothing to focus
    if (!frame.current?.contains(document.activeElement))
      frame.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [frame])
  return (
    <div ref={frame} className={classes['picker']}>
      <CalendarHead calendar={calendar} onCalendar={setCalendar} onPrevious={previous} onNext={next} />
      <MonthGrid
        month={month}
        calendar={calendar}
        today={today}
        cursor={cursor}
        onCursor={(day) => move(day)}
        onPick={onPick}
        from={value}
        to={value}
        mayPick={mayPick}
      />
    </div>
  )
}
