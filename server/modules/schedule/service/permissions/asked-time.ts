import { addDays, dayToSeconds } from '@diwan/core/hijri'
import { presentIn, requestTimeProblems, type AskedTime } from '@diwan/core/time-rules'
import { instantOf, isWorkingDay, startOfDay, workingSecondsBetween, type WorkingCalendar } from '@diwan/core/working-calendar'
import type { WrongField } from '@diwan/contract/kit/wrong-fields'
import { MAX_REQUEST_DAYS } from '@diwan/contract/schedule/limits/permissions'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { Problem } from '../../../../kit/http/problem.ts'

const DAY_SECONDS = 86_400

/** The time of a request as instants, with the working time of the organisation that lies in it. */
export interface FixedTime {
  readonly from: Date
  readonly to: Date
  readonly seconds: number
  readonly days: number
}

/** Refuses, by field, what is incomplete, reversed, past or too long by the clock of the organisation. */
export function fixedTime(calendar: WorkingCalendar, asked: AskedTime, now: Date): FixedTime {
  const wrong: WrongField[] = requestTimeProblems(asked, presentIn(calendar.zone, toSeconds(now))).map(({ field, code }) => ({
    path: field,
    code,
  }))
  if (wrong.length > 0) throw new Problem('invalid_input', { fields: wrong })
  return timeOf(calendar, asked)
}

/** The same for a period that may be past; its order and length are checked. */
export function timeOf(calendar: WorkingCalendar, asked: AskedTime): FixedTime {
  const { dateFrom, dateTo, timeFrom, timeTo, wholeDays } = asked
  const [first] = requestTimeProblems(asked)
  if (first) throw new Problem('invalid_input', { fields: [{ path: first.field, code: first.code }] })
  if (dayToSeconds(dateTo) - dayToSeconds(dateFrom) >= MAX_REQUEST_DAYS * DAY_SECONDS)
    throw new Problem('invalid_input', { fields: [{ path: 'dateTo', code: 'date_outside_range' }] })
  const { zone } = calendar
  const from = wholeDays ? startOfDay(zone, dateFrom) : instantOf(zone, dateFrom, timeFrom)
  const to = wholeDays ? startOfDay(zone, addDays(dateTo, 1)) : instantOf(zone, dateTo, timeTo)
  // Clock times that a change of the clocks skips or repeats may meet.
  if (to <= from) throw new Problem('invalid_input', { fields: [{ path: 'timeTo', code: 'end_not_after_start' }] })
  let days = 0
  for (let day = dateFrom; day <= dateTo; day = addDays(day, 1)) if (isWorkingDay(calendar, day)) days += 1
  return {
    from: new Date(from * 1000),
    to: new Date(to * 1000),
    seconds: workingSecondsBetween(calendar, from, to),
    days: wholeDays ? days : 0,
  }
}
