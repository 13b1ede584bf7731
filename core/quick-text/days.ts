import { addDays, dayToSeconds, hijriOf, type HijriRules } from '../hijri.ts'

/** What it is where the person is, and how the organisation counts. */
export interface Present {
  /** YYYY-MM-DD and HH:MM. */
  readonly today: string
  readonly now: string
  /** 0 is Sunday. */
  readonly weekStart: number
  readonly weekend: readonly number[]
  readonly hijri: HijriRules
}

/** A Hijri year has 354 or 355 days. */
const DAYS_OF_A_SHORT_YEAR = 354

const pad = (value: number): string => String(value).padStart(2, '0')
export const weekdayOf = (day: string): number => new Date(dayToSeconds(day) * 1000).getUTCDay()
const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Nothing where the month has no such day. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > lastOf(year, month)) return undefined
  return `${year}-${pad(month)}-${pad(day)}`
}

/** The day this many months later, or the last of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const total = year * 12 + month - 1 + count
  const [toYear, toMonth] = [Math.floor(total / 12), (total % 12) + 1]
  return dayOf(toYear, toMonth, Math.min(date, lastOf(toYear, toMonth)))!
}

export const endOfMonth = (day: string): string => addDays(firstOfNextMonth(day), -1)
export const firstOfNextMonth = (day: string): string => `${addMonths(day, 1).slice(0, 8)}01`

/** After today. */
export const nextWeekday = (today: string, weekday: number): string => addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1)

export const nextOfDays = (today: string, of: readonly number[]): string =>
  of.map((weekday) => nextWeekday(today, weekday)).toSorted()[0] ?? today

export const startOfNextWeek = ({ today, weekStart }: Present): string => nextWeekday(today, weekStart)

/** The last working day before the week begins again; today when it is that. */
export function endOfWeek(present: Present): string {
  let day = addDays(startOfNextWeek(present), -1)
  while (present.weekend.includes(weekdayOf(day)) && day > present.today) day = addDays(day, -1)
  return day
}

export function nextWorkingDay({ today, weekend }: Pick<Present, 'today' | 'weekend'>, from: string = today): string {
  let day = from
  while (weekend.includes(weekdayOf(day)) && weekend.length < 7) day = addDays(day, 1)
  return day
}

/** So many working days after today. */
export function workingDayAfter(present: Present, count: number): string {
  let day = present.today
  for (let left = count; left > 0; left -= 1) day = nextWorkingDay(present, addDays(day, 1))
  return day
}

/** Today or the next one. */
export function nextMonthDay(today: string, day: number): string | undefined {
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const [year = 0, month = 1] = addMonths(`${today.slice(0, 8)}01`, ahead)
      .split('-')
      .map(Number)
    const found = dayOf(year, month, day)
    if (found !== undefined && found >= today) return found
  }
  return undefined
}

export function nextYearDay(today: string, month: number, day: number): string | undefined {
  const year = Number(today.slice(0, 4))
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = dayOf(year + ahead, month, day)
    if (found !== undefined && found >= today) return found
  }
  return undefined
}

/** The weekday that is this one of this month, −1 the last. */
export function placedDay(month: string, place: number, weekday: number): string {
  const [first, end] = [`${month.slice(0, 8)}01`, endOfMonth(month)]
  if (place < 0) return addDays(end, -((weekdayOf(end) - weekday + 7) % 7))
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (place - 1) * 7)
}

/** The weekday that is this one of its month, −1 the last, today or later. */
export function nextOfMonth(today: string, place: number, weekday: number): string {
  for (let month = today; ; month = addMonths(`${month.slice(0, 8)}01`, 1)) {
    const found = placedDay(month, place, weekday)
    if (found >= today && found <= endOfMonth(month)) return found
  }
}

/** As the organisation announces the months; of any year, or of this one. Nothing for a 30th that is not there or for what has passed. */
export function nextHijriDay({ today, hijri }: Present, day: number, month?: number, year?: number): string | undefined {
  if (day < 1 || day > 30) return undefined
  const yearsAhead = year === undefined ? 0 : year - hijriOf(today, hijri).year
  const near = Math.max(0, (yearsAhead - 1) * DAYS_OF_A_SHORT_YEAR)
  for (let ahead = near; ahead < near + 800; ahead += 1) {
    const candidate = addDays(today, ahead)
    const at = hijriOf(candidate, hijri)
    if (at.day === day && (month === undefined || at.month === month) && (year === undefined || at.year === year))
      return candidate
    if (year !== undefined && at.year > year) return undefined
  }
  return undefined
}
