import type { MainCalendar } from '@diwan/core/calendar-days'
import type { Reading } from '@diwan/core/formats'
import { hijriOf } from '@diwan/core/hijri'
import { weekdayName } from '@diwan/core/formats'
import { monthParts } from '../date/names.ts'
import type { Mark } from './plot-shapes.ts'

/** The label of a day, or of the month that begins with it. */
export function markOf(isoDay: string, of: 'day' | 'month', calendar: MainCalendar, reading: Reading): Mark {
  const { month, year } = monthParts(isoDay, calendar, reading)
  if (of === 'month') return { label: month, lead: `${month} ${year}`, group: year }
  const day = calendar === 'gregory' ? Number(isoDay.slice(8)) : hijriOf(isoDay, reading.hijri).day
  const label = new Intl.NumberFormat(`en-u-nu-${reading.digits}`).format(day)
  return { label, lead: `${label} ${month}`, group: `${month} ${year}` }
}

export const weekdayIn = (isoDay: string, reading: Reading): string =>
  weekdayName(new Date(`${isoDay}T00:00:00Z`).getUTCDay(), reading, 'long')
