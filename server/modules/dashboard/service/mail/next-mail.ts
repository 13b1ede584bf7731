import type { MailRhythm } from '@diwan/contract/dashboard/vocabulary'
import { weekOf } from '@diwan/core/calendar-days'
import { addDays } from '@diwan/core/hijri'
import { dayIn, instantOf, isWorkingDay, type WorkingCalendar } from '@diwan/core/working-calendar'

const HOUR = '08:00'
const FURTHEST_DAYS = 400

interface Rhythm {
  readonly rhythm: Exclude<MailRhythm, 'never'>
  readonly calendar: WorkingCalendar
  readonly weekStart: number
  /** Where the person is. */
  readonly zone: string
}

/** When the next mail leaves after an instant, in seconds; null where the organisation never works. */
export function nextMail({ rhythm, calendar, weekStart, zone }: Rhythm, now: number): number | null {
  const isFirst = (day: string): boolean => {
    const week = weekOf(day, weekStart)
    for (let before = week; before < day; before = addDays(before, 1)) if (isWorkingDay(calendar, before)) return false
    return true
  }
  let day = dayIn(zone, now)
  for (let passed = 0; passed < FURTHEST_DAYS; passed += 1, day = addDays(day, 1)) {
    const at = instantOf(zone, day, HOUR)
    if (at > now && isWorkingDay(calendar, day) && (rhythm === 'daily' || isFirst(day))) return at
  }
  return null
}
