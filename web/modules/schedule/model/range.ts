import { weekOf } from '@diwan/core/calendar-days'
import { addDays, hijriOf } from '@diwan/core/hijri'
import type { Reading } from '@diwan/core/formats'
import { monthParts } from '../../../ui/date/names.ts'

export const CALENDAR_VIEWS = ['day', 'week', 'month', 'agenda', 'people'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

const WEEK = 7
/** The agenda lists so many days. */
const AGENDA_DAYS = 14

export interface Range {
  readonly from: string
  readonly to: string
}

/** The days that a view shows around a day. A month begins and ends with whole weeks. */
export function rangeOf(view: CalendarView, day: string, weekStart: number): Range {
  if (view === 'day' || view === 'people') return { from: day, to: day }
  if (view === 'agenda') return { from: day, to: addDays(day, AGENDA_DAYS - 1) }
  if (view === 'week') return { from: weekOf(day, weekStart), to: addDays(weekOf(day, weekStart), WEEK - 1) }
  const month = monthOf(day)
  return { from: weekOf(month.from, weekStart), to: addDays(weekOf(month.to, weekStart), WEEK - 1) }
}

/** The days that the title names: of a month those of the month alone. */
export const titledDays = (view: CalendarView, day: string, weekStart: number): Range =>
  view === 'month' ? monthOf(day) : rangeOf(view, day, weekStart)

/** A day of the range before or after. */
export function stepped(view: CalendarView, day: string, way: 1 | -1): string {
  if (view === 'month') {
    const { from, to } = monthOf(day)
    return way === 1 ? addDays(to, 1) : monthOf(addDays(from, -1)).from
  }
  return addDays(day, way * (view === 'week' ? WEEK : view === 'agenda' ? AGENDA_DAYS : 1))
}

function monthOf(day: string): Range {
  const from = `${day.slice(0, 7)}-01`
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }
}

/** «22 – 28 نوفمبر 2026»; of a whole month, its name alone. What both ends share is named once. */
export function rangeTitle({ from, to }: Range, calendar: 'gregory' | 'hijri', reading: Reading, wholeMonths: boolean): string {
  const number = new Intl.NumberFormat(`${reading.language}-u-nu-${reading.digits}`)
  const [first, last] = [from, to].map((day) => ({
    ...monthParts(day, calendar, reading),
    day: number.format(calendar === 'gregory' ? Number(day.slice(8)) : hijriOf(day, reading.hijri).day),
  })) as [Part, Part]
  const sameMonth = first.month === last.month && first.year === last.year
  const end = wholeMonths ? `${last.month} ${last.year}` : `${last.day} ${last.month} ${last.year}`
  if (from === to || (wholeMonths && sameMonth)) return end
  const begin = [
    ...(wholeMonths ? [] : [first.day]),
    ...(sameMonth ? [] : [first.month]),
    ...(first.year === last.year ? [] : [first.year]),
  ].join(' ')
  return `${begin} – ${end}`
}

interface Part {
  readonly day: string
  readonly month: string
  readonly year: string
}
