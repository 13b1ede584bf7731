import { weekdayName } from '@diwan/core/formats'
import { weekdayOf } from '@diwan/core/calendar-days'
import { showDigits } from '@diwan/core/digits'
import type { Reading } from '@diwan/core/formats'
import { hijriOf, type HijriDay, type HijriRules } from '@diwan/core/hijri'
import { monthName, monthParts } from '../../../ui/date/names.ts'
import { dayAt, numberOf, type Span, type Zoom } from './scale.ts'

/** What is written over a day, and over how many days it reaches. */
export interface Tick {
  readonly day: number
  readonly days: number
  readonly text: string
}

export interface Ruler {
  readonly upper: readonly Tick[]
  readonly lower: readonly Tick[]
  /** Under the days; the same line of time by the other calendar. */
  readonly hijri: readonly Tick[]
}

interface RulerQuery {
  readonly zoom: Zoom
  /** The days that are drawn. */
  readonly days: Span
  readonly weekStart: number
  readonly reading: Reading
}

/** Months over days; over weeks; in the widest scale years over months. */
export function rulerOf(asked: RulerQuery): Ruler {
  return { upper: upperOf(asked), lower: lowerOf(asked), hijri: hijriTicks(asked) }
}

function upperOf({ zoom, days, reading }: RulerQuery): Tick[] {
  if (zoom !== 'quarter')
    return monthsIn(days).map((month) => ({ ...month, text: monthName(dayAt(month.day), 'gregory', reading) }))
  return yearsIn(days).map((year) => ({ ...year, text: monthParts(dayAt(year.day), 'gregory', reading).year }))
}

function lowerOf({ zoom, days, weekStart, reading }: RulerQuery): Tick[] {
  const dayText = (day: number) => showDigits(String(Number(dayAt(day).slice(8))), reading.digits)
  if (zoom === 'quarter')
    return monthsIn(days).map((month) => ({ ...month, text: monthParts(dayAt(month.day), 'gregory', reading).month }))
  if (zoom === 'month')
    return each(days)
      .filter((day) => weekdayOf(dayAt(day)) === weekStart)
      .map((day) => ({ day, days: 7, text: dayText(day) }))
  const named = (day: number) => `${weekdayName(weekdayOf(dayAt(day)), reading, 'long')} ${dayText(day)}`
  return each(days).map((day) => ({ day, days: 1, text: zoom === 'day' ? named(day) : dayText(day) }))
}

/** A month by its name, and every fifth day where there is room for numbers. */
function hijriTicks({ zoom, days, reading }: RulerQuery): Tick[] {
  const months = each(days).filter((day) => hijriAt(day, reading.hijri).day === 1)
  const names = [...(months[0] === days.from ? [] : [days.from]), ...months].map((day, at, all) => ({
    day,
    days: (all[at + 1] ?? days.to + 1) - day,
    text: nameOf(day, at === 0, zoom, reading),
  }))
  // the name of a month that ends here would lie under the next one
  const shown = names.filter((tick, at) => at > 0 || tick.days >= ROOM[zoom])
  if (zoom === 'month' || zoom === 'quarter') return shown
  const beside = (day: number) => shown.some((tick) => tick.day <= day && day < tick.day + ROOM[zoom])
  const numbers = each(days)
    .filter((day) => hijriAt(day, reading.hijri).day % 5 === 0 && !beside(day))
    .map((day) => ({ day, days: 1, text: showDigits(String(hijriAt(day, reading.hijri).day), reading.digits) }))
  return [...shown, ...numbers]
}

/** So many days the name of a month needs. */
const ROOM: Readonly<Record<Zoom, number>> = { day: 2, week: 5, month: 12, quarter: 28 }

function nameOf(day: number, first: boolean, zoom: Zoom, reading: Reading): string {
  const { month, year } = monthParts(dayAt(day), 'hijri', reading)
  return (first || hijriAt(day, reading.hijri).month === 1) && zoom !== 'quarter' ? `${month} ${year}` : month
}

/** Asked for hundreds of days at each step of a scroll. */
const known = new Map<string, HijriDay>()
function hijriAt(day: number, rules: HijriRules): HijriDay {
  const key = `${day} ${rules.offset} ${rules.months.length}`
  const found = known.get(key) ?? hijriOf(dayAt(day), rules)
  known.set(key, found)
  return found
}

const each = ({ from, to }: Span): number[] => Array.from({ length: to - from + 1 }, (_none, at) => from + at)

/** Whole ones: the first may begin before. */
function monthsIn({ from, to }: Span): { day: number; days: number }[] {
  const months: { day: number; days: number }[] = []
  for (let day = numberOf(`${dayAt(from).slice(0, 7)}-01`); day <= to;) {
    const next = numberOf(`${dayAt(day + 31).slice(0, 7)}-01`)
    months.push({ day, days: next - day })
    day = next
  }
  return months
}

function yearsIn({ from, to }: Span): { day: number; days: number }[] {
  const [first, last] = [Number(dayAt(from).slice(0, 4)), Number(dayAt(to).slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_none, at) => {
    const day = numberOf(`${first + at}-01-01`)
    return { day, days: numberOf(`${first + at + 1}-01-01`) - day }
  })
}
