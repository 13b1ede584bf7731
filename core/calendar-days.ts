import { toAsciiDigits } from './digits.ts'
import { addDays, hijriOf, type HijriRules } from './hijri.ts'
import { isIsoDay } from './iso-day.ts'

/** Which calendar a field is typed and picked in. */
export type MainCalendar = 'gregory' | 'hijri'

/** Years of the Hijri calendar that may be meant; no Gregorian day of them ever is. */
const HIJRI_YEARS = { first: 1300, last: 1600 }
const DAYS_IN_A_MONTH = 29.530_588
/** The first day of the first year, by Umm al-Qura. */
const EPOCH = '0622-07-18'

const isRealDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** The day that is called so, as the organisation announces its months; nothing where there is no such day. */
export function dayOfHijri(year: number, month: number, day: number, rules: HijriRules): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 30) return undefined
  const about = addDays(EPOCH, Math.round(((year - 1) * 12 + month - 1) * DAYS_IN_A_MONTH) + day - 1)
  for (let away = 0; away <= 5; away += 1)
    for (const near of away === 0 ? [about] : [addDays(about, -away), addDays(about, away)]) {
      const found = hijriOf(near, rules)
      if (found.year === year && found.month === month && found.day === day) return near
    }
  return undefined
}

/** Either the day, or why there is none: no day is written so, or it lies outside of the years that the portal keeps. */
export type TypedDay = { readonly day: string } | { readonly wrong: 'date' | 'date_outside_range' }

/**
 * Reads a typed day: 20-11-2026, 20/11/2026, 2026-11-20 in any digits, and 10-06-1448 as a Hijri one. Without a year it is no day.
 */
export function readTypedDay(typed: string, rules: HijriRules): TypedDay {
  const [first = '', second = '', third = '', more] = toAsciiDigits(typed.replace(/[\u200e\u200f\u2066-\u2069]/g, ''))
    .trim()
    .split(/[-/.\s]+/)
  const parts = [first, second, third]
  if (more !== undefined || !parts.every((part) => /^\d{1,4}$/.test(part))) return { wrong: 'date' }
  if (!(first.length === 4 ? /^\d{1,2}$/.test(third) : third.length === 4)) return { wrong: 'date' }
  const [year, month, day] = (first.length === 4 ? parts : parts.toReversed()).map(Number) as [number, number, number]
  if (year > HIJRI_YEARS.first && year < HIJRI_YEARS.last) return ranged(dayOfHijri(year, month, day, rules))
  if (year < 100 || !isRealDay(year, month, day)) return { wrong: 'date' }
  return ranged(`${year}-${twoDigits(month)}-${twoDigits(day)}`)
}

function ranged(day: string | undefined): TypedDay {
  if (day === undefined) return { wrong: 'date' }
  return isIsoDay(day) ? { day } : { wrong: 'date_outside_range' }
}

/** The same for callers that only ask for the day. */
export function readDay(typed: string, rules: HijriRules): string | undefined {
  const read = readTypedDay(typed, rules)
  return 'day' in read ? read.day : undefined
}

/** As it is typed: 20-11-2026, or 10-06-1448. */
export function writeDay(isoDay: string, calendar: MainCalendar, rules: HijriRules): string {
  if (calendar === 'gregory') return isoDay.split('-').toReversed().join('-')
  const { year, month, day } = hijriOf(isoDay, rules)
  return `${twoDigits(day)}-${twoDigits(month)}-${year}`
}

/** The days of the month in which this one is. */
export function monthOf(isoDay: string, calendar: MainCalendar, rules: HijriRules): string[] {
  const partOf = (day: string) => (calendar === 'gregory' ? day.slice(0, 7) : hijriOf(day, rules).month)
  const dayIn = calendar === 'gregory' ? Number(isoDay.slice(8)) : hijriOf(isoDay, rules).day
  const first = addDays(isoDay, 1 - dayIn)
  const days = Array.from({ length: 31 }, (_none, at) => addDays(first, at))
  return days.filter((day) => partOf(day) === partOf(isoDay))
}

/** 0 is Sunday. */
export const weekdayOf = (isoDay: string): number => new Date(`${isoDay}T00:00:00Z`).getUTCDay()

/** The first day of its week. */
export const weekOf = (isoDay: string, weekStart: number): string => addDays(isoDay, -((weekdayOf(isoDay) - weekStart + 7) % 7))

/** A typed time as 24 hours: 1:05 PM, 13:05, 9, ١٣:٠٥, 1:05 م. Nothing where it is none. */
export function readTime(typed: string): string | undefined {
  const text = toAsciiDigits(typed)
    .trim()
    .toLowerCase()
    .replace(/[\u200e\u200f]/g, '')
  const [, hours = '', minutes = '00', half = ''] = /^(\d{1,2})(?::?(\d{2}))?\s*(am|pm|a|p|ص|م)?$/.exec(text) ?? []
  if (hours === '') return undefined
  const hour = Number(hours)
  const afternoon = /^[pم]/.test(half)
  if (Number(minutes) > 59 || hour > 23 || (half !== '' && (hour < 1 || hour > 12))) return undefined
  const whole = half === '' ? hour : (hour % 12) + (afternoon ? 12 : 0)
  return `${twoDigits(whole)}:${minutes}`
}

/** 13:05 as 1:05 PM (S9.15). */
export function writeTime(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':')
  const hour = Number(hours)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
