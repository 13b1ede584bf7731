import type { Digits } from './digits.ts'

/** Every tag names its calendar and digits: bare `ar-SA` is Hijri in one engine and Gregorian in another (stack.md). */
type Style = { tag: string; zone: string; fields: Intl.DateTimeFormatOptions }

export type InstantOptions = { zone: string; digits?: Digits }

/** S9.13, Q.77: a day has no zone, so it is read and written in UTC and never off by one. 20-11-2026 */
export function formatDay(isoDay: string, { digits = 'latn' }: { digits?: Digits } = {}): string {
  const { day, month, year } = parts(startOf(isoDay), dayMonthYear(digits, 'UTC'))
  return `${day}-${month}-${year}`
}

/** S9.14: an instant, whole seconds as on the wire, in the viewer's zone. 2026/11/20 04:05 PM */
export function formatInstant(seconds: number, { zone, digits = 'latn' }: InstantOptions): string {
  const { day, month, year } = parts(seconds, dayMonthYear(digits, zone))
  return `${year}/${month}/${day} ${clock(seconds, '2-digit', { zone, digits })}`
}

/** S9.15: the en-JO form in both languages. 4:05 PM */
export function formatTime(seconds: number, { zone, digits = 'latn' }: InstantOptions): string {
  return clock(seconds, 'numeric', { zone, digits })
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

function clock(seconds: number, hourStyle: 'numeric' | '2-digit', { zone, digits }: Required<InstantOptions>): string {
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
