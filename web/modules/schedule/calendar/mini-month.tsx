import { useState } from 'react'
import { CalendarHead } from '../../../ui/date/calendar-head.tsx'
import { MonthGrid } from '../../../ui/date/month-grid.tsx'
import { useDayCursor } from '../../../ui/date/use-day-cursor.ts'
import type { CalendarAddress } from './use-calendar-address.ts'
import classes from './calendar-page.module.css'

/** A small month that leads to a day; the days that are shown are lit. */
export function MiniMonth({ day, today, range, toDay }: Pick<CalendarAddress, 'day' | 'today' | 'range' | 'toDay'>) {
  const [start] = useState(day)
  const [seen, see] = useState(day)
  const { frame, calendar, setCalendar, cursor, month, move, previous, next, show } = useDayCursor(start)
  if (seen !== day) {
    see(day)
    show(day)
  }
  return (
    <div ref={frame} className={classes['mini']}>
      <CalendarHead calendar={calendar} onCalendar={setCalendar} onPrevious={previous} onNext={next} />
      <MonthGrid
        month={month}
        calendar={calendar}
        today={today}
        cursor={cursor}
        onCursor={(one) => move(one)}
        onPick={toDay}
        from={range.from}
        to={range.to}
      />
    </div>
  )
}
