import { offsetAt } from './working-calendar.ts'

/** Nothing is drawn shorter. */
const LEAST_MINUTES = 15
const MINUTE_MS = 60_000

/** `2026-11-22T10:00`: the clock of a zone at an instant. */
export const wallOf = (seconds: number, zone: string): string =>
  new Date((seconds + offsetAt(zone, seconds)) * 1000).toISOString().slice(0, 16)

export const addMinutes = (wall: string, minutes: number): string =>
  new Date(Date.parse(`${wall}Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16)

/** How much later one clock time is than another, as if no clock were ever set. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE_MS)

/** The clock time so many minutes later, within its day. */
export function timeAfter(time: string, minutes: number): string {
  const moved = addMinutes(`2000-01-02T${time}`, minutes)
  if (moved < '2000-01-02T00:00') return '00:00'
  return moved > '2000-01-02T23:45' ? '23:45' : moved.slice(11)
}

/**
 * The clock times between which a time is drawn. Where the clocks are set back within it, they may show the end before the beginning or an
 * hour twice: then its length is kept.
 */
export function wallSpan(startsAt: number, endsAt: number, zone: string): { readonly start: string; readonly end: string } {
  const [start, end] = [wallOf(startsAt, zone), wallOf(endsAt, zone)]
  const least = addMinutes(start, LEAST_MINUTES)
  if (end >= least) return { start, end }
  return { start, end: addMinutes(start, Math.max(LEAST_MINUTES, Math.round((endsAt - startsAt) / 60))) }
}
