import { weekdayOf } from './calendar-days.ts'
import { addDays, dayToSeconds, DAY_SECONDS } from './hijri.ts'
import { anchored, following, type Counting, type Recurrence } from './recurrence.ts'
import { instantOf } from './working-calendar.ts'

/** When something happens: at a clock time of its zone, once or again and again. */
export interface SeriesTime {
  readonly day: string
  readonly time: string
  readonly zone: string
  readonly minutes: number
  readonly rule: Recurrence | null
}

export interface SeriesBounds {
  readonly times: number
  /** Counted from the first day. */
  readonly days: number
}

/** No series goes on for longer. */
const FURTHEST_DAYS = 4_000

/** One time of a series; `end` is so many elapsed minutes after `start`. */
export interface Occurrence {
  readonly day: string
  readonly start: number
  readonly end: number
}

/** The days of a series, the first one whatever its rule says; `isCut` where it would go on beyond the bounds. */
export function daysOfSeries(
  { day: first, rule }: Pick<SeriesTime, 'day' | 'rule'>,
  counting: Counting,
  { times, days: most }: SeriesBounds,
): { readonly days: readonly string[]; readonly isCut: boolean } {
  const days = [first]
  if (!rule) return { days, isCut: false }
  const last = addDays(first, most)
  let next = following(rule, first, first, counting)
  while (next && days.length < times && next.day <= last) {
    days.push(next.day)
    next = following(next.rule, next.day, next.day, counting)
  }
  return { days, isCut: next !== null }
}

/** The occurrences of these days. A clock time that is skipped comes later, and one that is shown twice means the first. */
export const occurrencesOn = (
  days: readonly string[],
  { time, zone, minutes }: Pick<SeriesTime, 'time' | 'zone' | 'minutes'>,
): Occurrence[] =>
  days.map((day) => {
    const start = instantOf(zone, day, time)
    return { day, start, end: start + minutes * 60 }
  })

/** The rule of what remains of a series from one of its days on; `passed` of its times lie before. */
export function remainingRule(rule: Recurrence, first: string, passed: number): Recurrence {
  const { count, from = first } = rule
  return { ...rule, from, ...(count !== undefined && { count: Math.max(1, count - passed) }) }
}

/** The same rule, ended on a day. */
export function endedRule({ count: _count, ...rule }: Recurrence, until: string): Recurrence {
  return { ...rule, until }
}

/**
 * The same rule, ended before one of the `days` of its series, wherever a change of the calendar puts those days later: a Hijri one ends by
 * number, and one that is postponed by days off after the last day that stays, as the next may be due before the day on which it comes.
 */
export function endedBefore(rule: Recurrence, day: string, days: readonly string[]): Recurrence {
  const staying = days.filter((one) => one < day)
  if (rule.calendar === 'hijri' && (rule.unit === 'month' || rule.unit === 'year')) {
    const { until: _until, ...rest } = rule
    return { ...rest, count: Math.max(1, staying.length) }
  }
  const last = rule.daysOff === 'next' ? staying.at(-1) : undefined
  return endedRule(rule, last ?? addDays(day, -1))
}

/** Days past this one are not found in every month. */
const LAST_SURE_DAY = 28

/**
 * The rule after its series was moved from one day to another: its weekdays move along, and so do several days of a month while every month
 * has them; else days of months are those of the new day.
 */
export function movedRule(rule: Recurrence, from: string, to: string, counting: Pick<Counting, 'hijri'>): Recurrence {
  const shift = Math.round((dayToSeconds(to) - dayToSeconds(from)) / DAY_SECONDS)
  if (shift === 0) return rule
  const { from: counted = from, monthDay: _monthDay, monthDays, month: _month, place, weekdays, ...rest } = rule
  const until = rule.until === undefined ? {} : { until: addDays(rule.until, shift) }
  if (rule.unit === 'week') {
    const moved = (weekdays ?? [weekdayOf(from)]).map((one) => (((one + shift) % 7) + 7) % 7).toSorted((a, b) => a - b)
    return { ...rest, ...until, weekdays: moved, from: addDays(counted, shift) }
  }
  if (rule.unit === 'month' && place !== undefined && rule.calendar === 'gregory') {
    const nth = Math.ceil(Number(to.slice(8, 10)) / 7)
    return { ...rest, ...until, weekdays: [weekdayOf(to)], place: nth > 4 ? -1 : nth }
  }
  const days = monthDays?.map((one) => one + shift)
  if (days?.every((one, at) => (monthDays?.[at] ?? 0) > 0 && one >= 1 && one <= LAST_SURE_DAY))
    return { ...rest, ...until, monthDay: days[0], monthDays: days }
  return anchored({ ...rest, ...until }, to, counting)
}

/** The rule with a last day that leaves it so many times from its first day on: its own where that does. */
export function endedAfter(rule: Recurrence, first: string, times: number, counting: Counting): Recurrence {
  if (rule.until === undefined) return rule
  const { until: _until, ...open } = rule
  const daysOf = (one: Recurrence, most: number) =>
    daysOfSeries({ day: first, rule: one }, counting, { times: most, days: FURTHEST_DAYS }).days
  if (daysOf(rule, times + 1).length === times) return rule
  return endedRule(open, daysOf(open, times).at(-1) ?? first)
}
