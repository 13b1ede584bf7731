import { dayIn, startOfDay } from '@diwan/core/working-calendar'

interface Span {
  readonly start: number
  readonly end: number
}

/** Spans as seconds of the day of the reader: usual hours, on whichever day they are read. */
export const onClock = (spans: readonly Span[], zone: string): Span[] =>
  spans.map(({ start, end }) => {
    const from = start - startOfDay(zone, dayIn(zone, start))
    return { start: from, end: from + end - start }
  })

const HOUR = 3_600

/** From an hour before the first of them to an hour after the last, in whole hours. */
export function axisOf(spans: readonly Span[]): Span | undefined {
  if (spans.length === 0) return undefined
  const start = Math.floor(Math.min(...spans.map((one) => one.start)) / HOUR) * HOUR - HOUR
  const end = Math.ceil(Math.max(...spans.map((one) => one.end)) / HOUR) * HOUR + HOUR
  return { start, end }
}

/** Every second hour of the axis. */
export const hoursIn = ({ start, end }: Span): number[] =>
  Array.from({ length: Math.floor((end - start) / (2 * HOUR)) }, (_, n) => start + HOUR + n * 2 * HOUR)

export const partOf = (axis: Span, second: number): number => ((second - axis.start) / (axis.end - axis.start)) * 100

/** Now on the axis, also where it is read past midnight; nothing outside of it. */
export function nowOn(axis: Span, now: number, zone: string): number | undefined {
  const second = now - startOfDay(zone, dayIn(zone, now))
  return [second, second + 24 * HOUR].find((one) => one >= axis.start && one <= axis.end)
}
