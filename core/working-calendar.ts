import type { Weekday } from './countries.ts'
import { addDays, DAY_SECONDS, dayToSeconds, hijriOf, RAMADAN, secondsToDay, type HijriRules } from './hijri.ts'

/** Clock times of the organisation's zone, `HH:MM`; the end may be `24:00`. */
export interface TimeRange {
  readonly from: string
  readonly to: string
}
/** Ranges of each weekday, from Sunday to Saturday. */
export type WeekHours = readonly (readonly TimeRange[])[]

export type Holiday =
  | { readonly kind: 'dates'; readonly from: string; readonly to: string }
  /** Every year from this day of this month, so many days. */
  | {
      readonly kind: 'yearly'
      readonly calendar: 'gregory' | 'hijri'
      readonly month: number
      readonly day: number
      readonly days: number
    }

/** When the organisation works. SLA, slots and durations of leave stand on this one value. */
export interface WorkingCalendar {
  readonly zone: string
  readonly weekend: readonly Weekday[]
  readonly hours: WeekHours
  /** Absent: Ramadan is worked like any month. */
  readonly ramadanHours: WeekHours | null
  readonly holidays: readonly Holiday[]
  readonly hijri: HijriRules
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Nobody waits longer than this for a working moment: a calendar without one answers null. */
const FURTHEST_DAYS = 3_660

export const isWorkingMoment = (calendar: WorkingCalendar, seconds: number): boolean =>
  spansOf(calendar, dayIn(calendar.zone, seconds)).some(({ start, end }) => start <= seconds && seconds < end)

/** Whether anybody works on this day of the organisation. */
export const isWorkingDay = (calendar: WorkingCalendar, isoDay: string): boolean => spansOf(calendar, isoDay).length > 0

/** The hours of a day of Ramadan, where the organisation has hours of its own for it. */
export function ramadanHoursOn({ ramadanHours, hijri }: WorkingCalendar, isoDay: string): readonly TimeRange[] | null {
  if (!ramadanHours || hijriOf(isoDay, hijri).month !== RAMADAN) return null
  return ramadanHours[new Date(dayToSeconds(isoDay) * 1000).getUTCDay()] ?? []
}

/** The instant at which so much working time has passed; the moment itself counts when it is one. */
export function addWorkingSeconds(calendar: WorkingCalendar, from: number, seconds: number): number | null {
  let left = seconds
  let day = dayIn(calendar.zone, from)
  for (let passed = 0; passed < FURTHEST_DAYS; passed += 1, day = addDays(day, 1)) {
    for (const { start, end } of spansOf(calendar, day)) {
      const begin = Math.max(start, from)
      if (begin >= end) continue
      if (left <= end - begin) return begin + left
      left -= end - begin
    }
  }
  return null
}

/** The same time of day so many working days later; null when there are none. */
export function addWorkingDays(calendar: WorkingCalendar, from: number, days: number): number | null {
  const first = dayIn(calendar.zone, from)
  const time = from - startOfDay(calendar.zone, first)
  let day = first
  for (let left = days, passed = 0; left > 0; passed += 1) {
    if (passed === FURTHEST_DAYS) return null
    day = addDays(day, 1)
    if (spansOf(calendar, day).length > 0) left -= 1
  }
  return startOfDay(calendar.zone, day) + time
}

/** How much working time lies between two instants; nothing when they are reversed. */
export function workingSecondsBetween(calendar: WorkingCalendar, from: number, to: number): number {
  const last = dayIn(calendar.zone, to)
  let total = 0
  for (let day = dayIn(calendar.zone, from); day <= last; day = addDays(day, 1)) {
    for (const { start, end } of spansOf(calendar, day)) total += Math.max(0, Math.min(end, to) - Math.max(start, from))
  }
  return total
}

export const isHoliday = ({ holidays, hijri }: Pick<WorkingCalendar, 'holidays' | 'hijri'>, isoDay: string): boolean =>
  holidays.some((holiday) => falls(holiday, isoDay, hijri))

function falls(holiday: Holiday, isoDay: string, rules: HijriRules): boolean {
  if (holiday.kind === 'dates') return holiday.from <= isoDay && isoDay <= holiday.to
  for (let back = 0; back < holiday.days; back += 1) {
    const day = addDays(isoDay, -back)
    const { month, day: ofMonth } = holiday.calendar === 'hijri' ? hijriOf(day, rules) : gregorianOf(day)
    if (month === holiday.month && ofMonth === holiday.day) return true
  }
  return false
}

const gregorianOf = (isoDay: string) => ({ month: Number(isoDay.slice(5, 7)), day: Number(isoDay.slice(8, 10)) })

/** The working spans of one day as instants, in order; overlapping ranges count once. */
export function spansOf(calendar: WorkingCalendar, isoDay: string): Span[] {
  const weekday = new Date(dayToSeconds(isoDay) * 1000).getUTCDay() as Weekday
  if (calendar.weekend.includes(weekday) || isHoliday(calendar, isoDay)) return []
  const { ramadanHours, hijri, hours, zone } = calendar
  const week = ramadanHours && hijriOf(isoDay, hijri).month === RAMADAN ? ramadanHours : hours
  const spans = (week[weekday] ?? [])
    .map(({ from, to }) => ({ start: instantOf(zone, isoDay, from), end: instantOf(zone, isoDay, to) }))
    .toSorted((a, b) => a.start - b.start)
  return spans.reduce<Span[]>((joined, span) => {
    const before = joined.at(-1)
    if (!before || span.start > before.end) return [...joined, span]
    return [...joined.slice(0, -1), { start: before.start, end: Math.max(before.end, span.end) }]
  }, [])
}

/** A time the clocks skip is as much later as they were moved; one they show twice means the first. */
export function instantOf(zone: string, isoDay: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wall = dayToSeconds(isoDay) + hours * 3_600 + minutes * 60
  const [before, after] = [offsetAt(zone, wall - DAY_SECONDS), offsetAt(zone, wall + DAY_SECONDS)]
  if (offsetAt(zone, wall - before) === before) return wall - before
  return offsetAt(zone, wall - after) === after ? wall - after : wall - before
}

/** The last instant, this one included, at which the clocks of the zone began to show a time of the day (`02:00`). */
export function lastDaily(zone: string, time: string, seconds: number): number {
  const today = dayIn(zone, seconds)
  const at = instantOf(zone, today, time)
  return at <= seconds ? at : instantOf(zone, addDays(today, -1), time)
}

/** When a day begins where the organisation is. */
export const startOfDay = (zone: string, isoDay: string): number => instantOf(zone, isoDay, '00:00')

export const dayIn = (zone: string, seconds: number): string => secondsToDay(seconds + offsetAt(zone, seconds))

/** Making a formatter costs a hundred times more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Seconds by which the clocks of a zone are ahead of UTC at an instant. */
export function offsetAt(zone: string, seconds: number): number {
  const formatter =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formatters.set(zone, formatter)
  const part = new Map(formatter.formatToParts(seconds * 1000).map(({ type, value }) => [type, Number(value)]))
  const of = (type: Intl.DateTimeFormatPartTypes): number => part.get(type) ?? 0
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) / 1000 - Math.floor(seconds)
}
