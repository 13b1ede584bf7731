import { addDays } from '@diwan/core/hijri'
import { isHoliday, isWorkingDay, spansOf, type WorkingCalendar } from '@diwan/core/working-calendar'

export interface Days {
  readonly from: string
  readonly to: string
}

/** The working hours and the days off, with a day more on either side: a reader in another zone sees a part of those. */
export function hoursOf(calendar: WorkingCalendar, { from, to }: Days) {
  const days: string[] = []
  for (let day = addDays(from, -1); day <= addDays(to, 1); day = addDays(day, 1)) days.push(day)
  return {
    working: days.flatMap((day) => spansOf(calendar, day)).map(({ start, end }) => ({ from: start, to: end })),
    daysOff: days.filter((day) => !isWorkingDay(calendar, day)),
    holidays: days.filter((day) => isHoliday(calendar, day)),
  }
}
