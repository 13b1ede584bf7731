import type { MonthNames } from './countries.ts'
import type { Digits } from './digits.ts'
import { isolate } from './direction.ts'
import { type HijriRules, offsetOn } from './hijri.ts'

/** Every tag names its calendar and digits: bare `ar-SA` is Hijri in one engine and Gregorian in another (stack.md). */
type Style = { tag: string; zone: string; fields: Intl.DateTimeFormatOptions }

export type InstantOptions = { zone: string; digits?: Digits }

/** S9.13, Q.77: a day has no zone, so it is read and written in UTC and never off by one. 20-11-2026 */
export function formatDay(isoDay: string, { digits = 'latn' }: { digits?: Digits } = {}): string {
  const { day, month, year } = parts(startOf(isoDay), dayMonthYear(digits, 'UTC'))
  const mark = markOf(digits)
  return `${day}-${mark}${month}-${mark}${year}`
}

/** Between ١٢٣ a space or a dash turns round unless told otherwise: U+200E keeps the order of the parts. */
const markOf = (digits: Digits): string => (digits === 'arab' ? '\u200E' : '')

/** S9.14: an instant, whole seconds as on the wire, in the viewer's zone. 2026/11/20 04:05 PM */
export function formatInstant(seconds: number, { zone, digits = 'latn' }: InstantOptions): string {
  const { day, month, year } = parts(seconds, dayMonthYear(digits, zone))
  return `${year}/${month}/${day} ${markOf(digits)}${clock(seconds, '2-digit', { zone, digits })}`
}

/** S9.15: the en-JO form in both languages. 4:05 PM */
export function formatTime(seconds: number, { zone, digits = 'latn' }: InstantOptions): string {
  return clock(seconds, 'numeric', { zone, digits })
}

/** `2026-11-22T14:00` or `14:00`, by a clock that is known: 2:00 PM */
export function formatClock(wall: string, digits: Digits): string {
  const [hours = 0, minutes = 0] = wall.slice(-5).split(':').map(Number)
  return formatTime(hours * 3_600 + minutes * 60, { zone: 'UTC', digits })
}

/**
 * «10 جمادى الآخرة 1448», by Umm al-Qura. `offset` (−2 … +2 days) is the organisation's announcement: −1 where the month
 * began a day later than calculated. It changes what is shown, never what is stored.
 */
export function formatHijri(isoDay: string, language: 'ar' | 'en', offset = 0, digits: Digits = 'latn'): string {
  const tag = `${language === 'ar' ? 'ar-SA' : 'en-US'}-u-ca-islamic-umalqura-nu-${digits}`
  const announced = startOf(isoDay) + offset * 86_400
  const { day, month, year } = parts(announced, { tag, zone: 'UTC', fields: { day: 'numeric', month: 'long', year: 'numeric' } })
  return `${day} ${month} ${year}`
}

export type CalendarChoice = 'gregory' | 'hijri' | 'both'

/** How one person reads: the own choices, and the organisation's where there is none. */
export interface Reading {
  readonly language: 'ar' | 'en'
  readonly zone: string
  readonly digits: Digits
  readonly calendar: CalendarChoice
  readonly hijri: HijriRules
  /** نوفمبر or تشرين الثاني, by the country of the organisation. */
  readonly monthNames: MonthNames
}

/** A day as this person reads it: one part, or two that stand beside each other. Each part has its own direction. */
export function dayParts(isoDay: string, reading: Reading): string[] {
  return inCalendars(reading, formatDay(isoDay, reading), () => hijriDay(isoDay, reading))
}

/** An instant; where only Hijri is read its day leads and the time follows. */
export const instantParts = (seconds: number, reading: Reading): string[] =>
  timed(dayOfInstant(seconds, reading), clock(seconds, '2-digit', reading), reading)

/** The day of an instant, before its time is put to it. */
export function dayOfInstant(seconds: number, reading: Reading): string[] {
  const { day, month, year } = parts(seconds, dayMonthYear(reading.digits, reading.zone))
  return inCalendars(reading, `${year}/${month}/${day}`, () => hijriDay(dayIn(reading.zone, seconds), reading))
}

export const timed = ([day = '', ...other]: readonly string[], time: string, { calendar, digits }: Reading): string[] =>
  calendar === 'hijri' ? [day, time] : [`${day} ${markOf(digits)}${time}`, ...other]

/** For sentences and other plain text. */
export const dayText = (isoDay: string, reading: Reading): string => beside(dayParts(isoDay, reading), reading)
export const instantText = (seconds: number, reading: Reading): string => beside(instantParts(seconds, reading), reading)

/** «20 نوفمبر 2026», in the words of the country. */
export function dayInWords(isoDay: string, { language, digits, monthNames }: Omit<Reading, 'zone'>): string {
  const tag = `${language === 'ar' ? `ar-${monthNames}` : 'en-GB'}-u-ca-gregory-nu-${digits}`
  const { day, month, year } = parts(startOf(isoDay), {
    tag,
    zone: 'UTC',
    fields: { day: 'numeric', month: 'long', year: 'numeric' },
  })
  return `${day} ${month} ${year}`
}

/** The name of a weekday; 0 is Sunday. */
export const weekdayName = (
  weekday: number,
  { language }: Pick<Reading, 'language'>,
  style: 'narrow' | 'short' | 'long',
): string =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory' : 'en-GB', { weekday: style, timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 15 + weekday),
  )

/** Which day it is there. */
export function dayIn(zone: string, seconds: number): string {
  const { day, month, year } = parts(seconds, dayMonthYear('latn', zone))
  return `${year}-${month}-${day}`
}

const hijriDay = (isoDay: string, { language, hijri, digits }: Reading): string =>
  formatHijri(isoDay, language, offsetOn(isoDay, hijri), digits)

function inCalendars({ calendar }: Reading, gregorian: string, hijri: () => string): string[] {
  if (calendar === 'gregory') return [gregorian]
  return calendar === 'hijri' ? [hijri()] : [gregorian, hijri()]
}

/** Between two calendars. A middle dot beside ١٢٣ reads as one more zero. */
export const besideSign = ({ digits }: Pick<Reading, 'digits'>): string => (digits === 'arab' ? ' — ' : ' · ')

/** In one text. */
export const beside = (found: readonly string[], reading: Reading): string =>
  found.length === 1 ? (found[0] ?? '') : found.map((one) => isolate(one)).join(besideSign(reading))

export function clock(seconds: number, hourStyle: 'numeric' | '2-digit', { zone, digits = 'latn' }: InstantOptions): string {
  const fields = { hour: hourStyle, minute: '2-digit', hourCycle: 'h12' } as const
  const { hour, minute, dayPeriod } = parts(seconds, { tag: `en-JO-u-ca-gregory-nu-${digits}`, zone, fields })
  return `${hour}:${minute} ${dayPeriod}`
}

function dayMonthYear(digits: Digits, zone: string): Style {
  return { tag: `en-JO-u-ca-gregory-nu-${digits}`, zone, fields: { day: '2-digit', month: '2-digit', year: 'numeric' } }
}

function startOf(isoDay: string): number {
  return Date.parse(`${isoDay}T00:00:00Z`) / 1000
}

/** Making a formatter costs a hundred times more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Parts instead of a finished sentence: order and separators are ours. Engines differ in U+202F and a plain space. */
function parts(seconds: number, { tag, zone, fields }: Style): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const key = JSON.stringify([tag, zone, fields])
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...fields, timeZone: zone })
  formatters.set(key, formatter)
  const named = formatter.formatToParts(seconds * 1000).map(({ type, value }) => [type, value.replace(/[\u202F\u00A0]/g, ' ')])
  return Object.fromEntries(named)
}
