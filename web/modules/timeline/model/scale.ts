import type { Bar } from '@diwan/contract/timeline/schemas'
import { DAY_SECONDS, dayToSeconds, secondsToDay } from '@diwan/core/hijri'

export const ZOOMS = ['day', 'week', 'month', 'quarter'] as const
export type Zoom = (typeof ZOOMS)[number]

/** Pixels of a day. */
export const DAY_PX: Readonly<Record<Zoom, number>> = { day: 88, week: 27, month: 9, quarter: 3 }

/** The height of a row. */
export const ROW_PX = 40
/** On a phone the title stands over its bar. */
export const PHONE_ROW_PX = 60
/** From the top of a row to the middle of its bar. */
export const MIDDLE_PX: Readonly<Record<number, number>> = { [ROW_PX]: 20, [PHONE_ROW_PX]: 42 }

/** Days as whole numbers, so that they can be counted and multiplied. */
export const numberOf = (day: string): number => dayToSeconds(day) / DAY_SECONDS
export const dayAt = (number: number): string => secondsToDay(number * DAY_SECONDS)

/** From a day to a day, both included. */
export interface Span {
  readonly from: number
  readonly to: number
}

export type Dates = Pick<Bar, 'startDate' | 'dueDate'>
/** With the time of the day, where it has one. */
export type Moved = Pick<Bar, 'startDate' | 'dueDate' | 'time'> & {
  /** How long a time lasts, where it has an end of its own. */
  readonly minutes?: number | undefined
}

/** One that has a single date is on that day. */
export function spanOf({ startDate, dueDate }: Dates): Span {
  const [first, last] = [startDate ?? dueDate, dueDate ?? startDate]
  return { from: numberOf(first!), to: numberOf(last!) }
}

/** Days before the first bar and after the last. */
const BEFORE = 60
const AFTER = 180

/** What the canvas covers: all bars and today, with room around them, in whole months. */
export function canvasOf(spans: readonly Span[], today: number): Span {
  let [from, to] = [today, today]
  for (const span of spans) {
    if (span.from < from) from = span.from
    if (span.to > to) to = span.to
  }
  const first = dayAt(from - BEFORE)
  const last = dayAt(to + AFTER)
  return { from: numberOf(`${first.slice(0, 7)}-01`), to: numberOf(`${last.slice(0, 7)}-28`) }
}

/** Days off that follow one another are one band. */
export function runsOf({ from, to }: Span, daysOff: ReadonlySet<number>): Span[] {
  const runs: { from: number; to: number }[] = []
  for (let day = from; day <= to; day += 1) {
    const last = runs.at(-1)
    if (!daysOff.has(day)) continue
    if (last?.to === day - 1) last.to = day
    else runs.push({ from: day, to: day })
  }
  return runs
}
