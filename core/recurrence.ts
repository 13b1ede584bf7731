import { dayOfHijri, weekdayOf, weekOf } from './calendar-days.ts'
import { addDays, hijriOf, type HijriRules } from './hijri.ts'

/** How something comes again, by days on the clock of its person. */
export interface Recurrence {
  readonly unit: 'day' | 'week' | 'month' | 'year'
  /** 1 is each of them, 2 every other one. */
  readonly every: number
  readonly calendar: 'gregory' | 'hijri'
  /** 0 is Sunday. */
  readonly weekdays?: readonly number[] | undefined
  /** −1 is the last day of the month; a day that a month does not have is its last one. */
  readonly monthDay?: number | undefined
  /** Several days of each month, where there are more than one; the first of them is also its `monthDay`. */
  readonly monthDays?: readonly number[] | undefined
  readonly month?: number | undefined
  /** Which of its weekdays in a month, −1 the last. */
  readonly place?: number | undefined
  /** Each working day; holidays and the weekend are left out. */
  readonly workingDays?: true | undefined
  /** What becomes of one that falls on a day off: it is left out, or comes on the next working day. */
  readonly daysOff?: 'skip' | 'next' | undefined
  /** The last day on which it may come. */
  readonly until?: string | undefined
  /** How often it still comes, this time included. */
  readonly count?: number | undefined
  /** The day from which it is counted, whenever it came because of days off. */
  readonly from?: string | undefined
}

/** How the organisation counts. */
export interface Counting {
  readonly hijri: HijriRules
  /** 0 is Sunday. */
  readonly weekStart: number
  readonly isWorkingDay: (day: string) => boolean
}

/** A year may pass over a month that is looked for, never over so many days. */
const FURTHEST_DAYS = 53 * 366

/** With the day from which it counts written into it, so that a short month does not move the months after it. */
export function anchored(rule: Recurrence, day: string, { hijri }: Pick<Counting, 'hijri'>): Recurrence {
  const { unit, calendar, weekdays, monthDay, month, place, workingDays } = rule
  if (workingDays || unit === 'day') return rule
  if (unit === 'week') return weekdays ? rule : { ...rule, weekdays: [weekdayOf(day)] }
  if (unit === 'month' && place !== undefined && weekdays) return rule
  const at = partsOf(day, calendar, hijri)
  return {
    ...rule,
    monthDay: monthDay ?? at.day,
    ...(unit === 'year' && { month: month ?? at.month }),
  }
}

/** The first day after `after` on which it comes again, counted from the day on which it came. */
export function nextOf(rule: Recurrence, day: string, after: string, counting: Counting): string {
  const whole = anchored(rule, day, counting)
  const last = after > day ? after : day
  if (whole.workingDays) return firstAfter(last, counting.isWorkingDay)
  if (whole.unit === 'day') return steppedDay(day, last, whole.every)
  if (whole.unit === 'week') return nextInWeeks(whole, day, last, counting)
  return nextInMonths(whole, day, last, counting.hijri)
}

/** A rule that finds no working day for so many of its days has none. */
const FURTHEST_TURNS = 400

/**
 * The next day on which it comes after both its own day and `after`, with the rule that goes on from there; nothing where it has come to
 * its end.
 */
export function following(
  rule: Recurrence,
  day: string,
  after: string,
  counting: Counting,
): { readonly day: string; readonly rule: Recurrence } | null {
  const { until, count, daysOff, from = day } = rule
  if (count !== undefined && count <= 1) return null
  const whole = anchored(rule, from, counting)
  const passed = after > day ? after : day
  // one of the days off before it may come only after it
  let last = daysOff === 'next' ? lastWorkingDay(passed, counting) : passed
  for (let turn = 0; turn < FURTHEST_TURNS; turn += 1) {
    const nominal = nextOf(whole, from, last, counting)
    if (until !== undefined && nominal > until) return null
    const works = daysOff === undefined || counting.isWorkingDay(nominal)
    const comes = works ? nominal : daysOff === 'next' ? firstAfter(nominal, counting.isWorkingDay) : null
    if (comes !== null && comes > passed)
      return { day: comes, rule: { ...whole, from, ...(count !== undefined && { count: count - 1 }) } }
    last = nominal
  }
  return null
}

function lastWorkingDay(until: string, { isWorkingDay }: Counting): string {
  let day = until
  for (let turn = 0; turn < FURTHEST_TURNS && !isWorkingDay(day); turn += 1) day = addDays(day, -1)
  return day
}

function firstAfter(day: string, fits: (day: string) => boolean): string {
  for (let ahead = 1; ahead < FURTHEST_DAYS; ahead += 1) {
    const candidate = addDays(day, ahead)
    if (fits(candidate)) return candidate
  }
  return addDays(day, 1)
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

const steppedDay = (day: string, after: string, every: number): string =>
  addDays(day, (Math.floor(daysBetween(day, after) / every) + 1) * every)

function nextInWeeks({ weekdays = [], every }: Recurrence, day: string, after: string, { weekStart }: Counting): string {
  const first = weekOf(day, weekStart)
  return firstAfter(after, (candidate) => {
    const weeks = daysBetween(first, weekOf(candidate, weekStart)) / 7
    return weeks % every === 0 && weekdays.includes(weekdayOf(candidate))
  })
}

interface MonthOfYear {
  readonly year: number
  readonly month: number
}

function nextInMonths(rule: Recurrence, day: string, after: string, hijri: HijriRules): string {
  const begin = partsOf(day, rule.calendar, hijri)
  const months = rule.unit === 'year' ? rule.every * 12 : rule.every
  const month = rule.unit === 'year' ? (rule.month ?? begin.month) : begin.month
  for (let step = 0; ; step += 1) {
    const total = begin.year * 12 + month - 1 + step * months
    const at = { year: Math.floor(total / 12), month: (total % 12) + 1 }
    const days = (rule.monthDays ?? [rule.monthDay]).map((monthDay) => dayInMonth({ ...rule, monthDay }, at, hijri))
    const [found] = days.filter((one) => one > after).toSorted()
    if (found !== undefined) return found
  }
}

function dayInMonth({ calendar, monthDay = 1, place, weekdays }: Recurrence, at: MonthOfYear, hijri: HijriRules): string {
  const [first, last] = [firstOf(at, calendar, hijri), addDays(firstOf(next(at), calendar, hijri), -1)]
  const weekday = weekdays?.[0]
  if (place === undefined || weekday === undefined) {
    const wanted = monthDay < 0 ? last : addDays(first, monthDay - 1)
    return wanted > last ? last : wanted
  }
  if (place < 0) return addDays(last, -((weekdayOf(last) - weekday + 7) % 7))
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (place - 1) * 7)
}

const next = ({ year, month }: MonthOfYear): MonthOfYear =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }

function firstOf({ year, month }: MonthOfYear, calendar: Recurrence['calendar'], hijri: HijriRules): string {
  if (calendar === 'gregory') return `${year}-${String(month).padStart(2, '0')}-01`
  const first = dayOfHijri(year, month, 1, hijri)
  if (first === undefined) throw new Error(`No day is the first of month ${month} of ${year}`)
  return first
}

function partsOf(day: string, calendar: Recurrence['calendar'], hijri: HijriRules) {
  if (calendar === 'hijri') return hijriOf(day, hijri)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, day: date }
}
