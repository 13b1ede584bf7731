import { DAY_SECONDS, dayToSeconds } from './hijri.ts'
import { isIsoDay } from './iso-day.ts'

/**
 * Rules of days and times, S5.12 to S5.20 in the reading Q.60 B, the only one in which all can hold together. They bind new or
 * changed values, never old records or filters. Days are YYYY-MM-DD and times HH:MM, checked by their schema, so that text
 * order is time order; an empty string is "not chosen yet". Each function answers codes, in the order of the form.
 */
export type TimeProblem =
  | 'date_required'
  | 'date_past'
  | 'date_not_after_today'
  | 'date_outside_range'
  | 'date_from_required'
  | 'date_to_required'
  | 'date_from_after_date_to'
  | 'date_before_time'
  | 'time_required'
  | 'time_past'
  | 'start_required'
  | 'end_required'
  | 'end_not_after_start'
  | 'time_from_not_before_time_to'

/** What it is now where the organisation is. */
export type Present = { today: string; now: string }

/** Making one costs more than all that is asked of it; there are few zones. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(zone, clock)
  return clock
}

export function presentIn(zone: string, seconds: number): Present {
  const part = Object.fromEntries(
    clockIn(zone)
      .formatToParts(seconds * 1000)
      .map(({ type, value }) => [type, value]),
  )
  return { today: `${part['year']}-${part['month']}-${part['day']}`, now: `${part['hour']}:${part['minute']}` }
}

/** S5.14: a single day is today or later. */
export function dayProblems(day: string, { today }: Pick<Present, 'today'>): TimeProblem[] {
  return problems({ date_required: day === '', date_past: day !== '' && day < today })
}

export type DayRange = { from: string; to: string }

/** S5.12, S5.13: both days are needed; equal days make a range of one day. */
export function rangeProblems({ from, to }: DayRange): TimeProblem[] {
  return problems({
    date_from_required: from === '',
    date_to_required: to === '',
    date_from_after_date_to: from !== '' && to !== '' && from > to,
  })
}

/** S5.15: a day picked inside a range is after today and within it. */
export function dayInRangeProblems(day: string, { from, to }: DayRange, { today }: Pick<Present, 'today'>): TimeProblem[] {
  if (day === '') return ['date_required']
  return problems({ date_not_after_today: day <= today, date_outside_range: day < from || day > to })
}

/** S5.16, S5.19, S5.29: first the day, then the time; the minute that is running is not yet past. */
export function timeProblems({ day, time }: { day: string; time: string }, { today, now }: Present): TimeProblem[] {
  if (day === '') return ['date_before_time']
  return problems({ time_required: time === '', time_past: time !== '' && day === today && time < now })
}

/** S5.17, S5.18: start and end of one day; a span does not run over midnight. */
export function spanProblems({ start, end }: { start: string; end: string }): TimeProblem[] {
  return problems({
    start_required: start === '',
    end_required: end === '',
    end_not_after_start: start !== '' && end !== '' && end <= start,
  })
}

/** S5.20 with S5.12, S5.13 and S5.17: only on equal days do the times have to be in order. */
export function periodProblems({ from, to, timeFrom, timeTo }: DayRange & { timeFrom: string; timeTo: string }): TimeProblem[] {
  const reversed = from !== '' && from === to && timeFrom !== '' && timeTo !== '' && timeFrom >= timeTo
  return [
    ...rangeProblems({ from, to }),
    ...problems({ start_required: timeFrom === '', end_required: timeTo === '', time_from_not_before_time_to: reversed }),
  ]
}

export type RequestField = 'dateFrom' | 'dateTo' | 'timeFrom' | 'timeTo'

/** The time that somebody asks for: whole days, or from a time on the first day to a time on the last one. */
export type AskedTime = Readonly<Record<RequestField, string>> & { readonly wholeDays: boolean }

/**
 * S5.12 to S5.20 for a request, by the field that shows each message. Without `present` the rules that need a clock are left out.
 */
export function requestTimeProblems(asked: AskedTime, present?: Present): { field: RequestField; code: TimeProblem }[] {
  const { dateFrom, dateTo, timeFrom, timeTo, wholeDays } = asked
  const found: [RequestField, TimeProblem[]][] = [
    ['dateFrom', dateFrom === '' ? ['date_from_required'] : present ? dayProblems(dateFrom, present) : []],
    ['dateTo', dateTo === '' ? ['date_to_required'] : rangeProblems({ from: dateFrom || dateTo, to: dateTo })],
  ]
  if (!wholeDays) {
    const past = present && timeFrom !== '' ? timeProblems({ day: dateFrom, time: timeFrom }, present) : []
    const reversed = dateFrom !== '' && dateFrom === dateTo && timeFrom !== '' && timeTo !== '' && timeFrom >= timeTo
    found.push(
      ['timeFrom', dateFrom === '' ? ['date_before_time'] : timeFrom === '' ? ['start_required'] : past],
      ['timeTo', timeTo === '' ? ['end_required'] : problems({ time_from_not_before_time_to: reversed })],
    )
  }
  return found.flatMap(([field, codes]) => codes.map((code) => ({ field, code })))
}

/** When an appointment is: from the first day to the last, or at the same times of each day between them. */
export type AppointmentTime = Readonly<Record<RequestField, string>> & { readonly repeatEveryDay: boolean }

/**
 * S5.12 to S5.20 for an appointment, by the field that shows each message. A repeated one may end the next day: its end need not be later
 * than its start. Without `present` the rules that need a clock are left out.
 */
export function appointmentTimeProblems(
  { dateFrom, dateTo, timeFrom, timeTo, repeatEveryDay }: AppointmentTime,
  { maxDays, present }: { readonly maxDays: number; readonly present?: Present },
): { field: RequestField; code: TimeProblem }[] {
  const both = dateFrom !== '' && dateTo !== ''
  const range = rangeProblems({ from: dateFrom || dateTo, to: dateTo })
  const tooLong = both && range.length === 0 && dayToSeconds(dateTo) - dayToSeconds(dateFrom) >= maxDays * DAY_SECONDS
  const reversed = !repeatEveryDay && both && dateFrom === dateTo && timeFrom !== '' && timeTo !== '' && timeFrom >= timeTo
  const past = present && timeFrom !== '' ? timeProblems({ day: dateFrom, time: timeFrom }, present) : []
  const found: [RequestField, TimeProblem[]][] = [
    ['dateFrom', dateFrom === '' ? ['date_from_required'] : present ? dayProblems(dateFrom, present) : []],
    ['dateTo', dateTo === '' ? ['date_to_required'] : tooLong ? ['date_outside_range'] : range],
    ['timeFrom', timeFrom === '' ? ['start_required'] : dateFrom === '' ? ['date_before_time'] : past],
    ['timeTo', timeTo === '' ? ['end_required'] : problems({ time_from_not_before_time_to: reversed })],
  ]
  return found.flatMap(([field, codes]) => codes.map((code) => ({ field, code })))
}

/** A clock time as one text, `2026-11-26T14:00`, by what its two fields lack. Without `present` the rules that need a clock are left out. */
export function startProblems(text: string, present?: Present): (TimeProblem | 'invalid_format')[] {
  const [day = '', time = ''] = text.split('T')
  if (day === '') return [time === '' ? 'date_required' : 'date_before_time']
  if (!isIsoDay(day) || !/^(([01]\d|2[0-3]):[0-5]\d)?$/.test(time)) return ['invalid_format']
  if (time === '') return ['time_required']
  return present ? [...dayProblems(day, present), ...timeProblems({ day, time }, present)] : []
}

function problems(found: Partial<Record<TimeProblem, boolean>>): TimeProblem[] {
  return (Object.keys(found) as TimeProblem[]).filter((code) => found[code]) // Object.keys forgets its keys
}
