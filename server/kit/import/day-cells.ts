import { dayOfHijri, readTypedDay } from '@diwan/core/calendar-days'
import { toAsciiDigits } from '@diwan/core/digits'
import { addDays, type HijriRules } from '@diwan/core/hijri'
import { isIsoDay } from '@diwan/core/iso-day'
import { hijriMonths, months } from '@diwan/core/quick-text/words'
import { fold } from '@diwan/core/arabic-fold'

/** How a day was read where its cell can be understood in two ways. */
export type DayNote = 'read_as_hijri' | 'read_month_first' | 'read_as_serial'

export interface DayCell {
  /** ISO, or the cell as it was where it is no day: its schema rejects it. */
  readonly day: string
  readonly note?: DayNote
}

export interface DayRules {
  readonly hijri: HijriRules
  /** Whether 03/15/2024 is a day of this file; other columns of ours begin with the day. */
  readonly isMonthFirst: boolean
}

/** A time of the day, and the second calendar that the portal writes behind a day. */
const BEHIND = /(?:T| )\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?\s*(?:Z|[+-]\d{2}:?\d{2}|[ap]\.?m\.?|ص|م)?$| [·—] .*$/i
const INVISIBLE = /[\p{Cf}\u00a0]/gu
/** Days that a spreadsheet counts from the end of 1899: from 1954 to 2119. */
const SERIAL = /^([2-7]\d{4})(?:\.\d+)?$/

const normalized = (text: string): string =>
  toAsciiDigits(text)
    .replace(INVISIBLE, (one) => (one === '\u00a0' ? ' ' : ''))
    .trim()
    .replace(BEHIND, '')
    .replace(/\s*(?:هـ|ه|ا?هجري|AH|م|ميلادي)\.?$/iu, '')
    .trim()

/** Whether the days of a column begin with the month: some can only be read so, and none only the other way. */
export function isMonthFirst(cells: readonly string[]): boolean {
  const parts = cells.map((cell) => /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}$/.exec(normalized(cell)))
  const over = (place: 1 | 2): boolean => parts.some((found) => Number(found?.[place]) > 12)
  return over(2) && !over(1)
}

/** ISO, day first or month by its name, in any digits; Hijri years as such; what Excel shows for a day, and how it counts one. */
export function readDayCell(cell: string, { hijri, isMonthFirst: monthFirst }: DayRules): DayCell {
  const text = normalized(cell)
  const [, serial] = SERIAL.exec(text) ?? []
  if (serial) return { day: addDays('1899-12-30', Number(serial)), note: 'read_as_serial' }
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(text) ?? []
  const ordered = year === '' ? text : [...(monthFirst ? [second, first] : [first, second]), fullYear(year)].join('-')
  const day = namedDay(text, hijri) ?? readTypedDay(ordered, hijri)
  if (!('day' in day)) return { day: text }
  if (isHijri(text)) return { day: day.day, note: 'read_as_hijri' }
  return monthFirst && year !== '' ? { day: day.day, note: 'read_month_first' } : { day: day.day }
}

const isHijri = (text: string): boolean => /(?<!\d)1[345]\d{2}(?!\d)/.test(text)
const fullYear = (year: string): string => (year.length === 2 ? `${Number(year) < 70 ? 20 : 19}${year}` : year)

/** 15-Jan-27, 15 يناير 2027, January 15, 2027, 10 جمادى الآخرة 1448. */
function namedDay(text: string, rules: HijriRules): { readonly day: string } | undefined {
  const [, day = '', name = '', year = ''] =
    /^(\d{1,2})[-/ .]*([\p{L}\p{M} '’]+?)[-/ .,،]*(\d{4}|\d{2})$/u.exec(text) ?? turned(text)
  if (name === '') return undefined
  const spelled = fold(name).replace(/ـ/g, '')
  const at = months.placeOf(spelled)
  const iso = `${fullYear(year)}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  if (at >= 0) return isIsoDay(iso) ? { day: iso } : undefined
  const found = dayOfHijri(Number(year), hijriMonths.placeOf(spelled) + 1, Number(day), rules)
  return found === undefined ? undefined : { day: found }
}

function turned(text: string): readonly string[] {
  const [, name = '', day = '', year = ''] = /^([\p{L}]+)\.? (\d{1,2}),? (\d{4})$/u.exec(text) ?? []
  return ['', day, name, year]
}
