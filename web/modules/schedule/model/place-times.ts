import type { CalendarSpan } from '@diwan/contract/schedule/schemas/calendar'
import { wallOf, wallSpan } from '@diwan/core/wall-time'

const DAY_MINUTES = 1_440
const HOUR = 60
/** The hours that are shown on a day off. */
const USUAL: Minutes = { start: 8 * HOUR, end: 16 * HOUR }

export interface Minutes {
  readonly start: number
  readonly end: number
}

export interface PlacedTime extends Minutes {
  readonly span: CalendarSpan
  /** Times that overlap lie below each other. */
  readonly lane: number
}

const minutesOn = (wall: string, day: string): number => {
  if (wall < day) return 0
  return wall.slice(0, 10) > day ? DAY_MINUTES : Number(wall.slice(11, 13)) * HOUR + Number(wall.slice(14, 16))
}

/** The times of one person on a day, by the clock of the reader. An absence of working days takes the whole day. */
export function placeTimes(spans: readonly CalendarSpan[], day: string, zone: string): PlacedTime[] {
  const ends: number[] = []
  return spans
    .map((span) => ({ span, ...minutesOf(span, day, zone) }))
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map((one) => {
      const free = ends.findIndex((end) => end <= one.start)
      const lane = free < 0 ? ends.length : free
      ends[lane] = one.end
      return { ...one, lane }
    })
}

function minutesOf({ startsAt, endsAt, days }: CalendarSpan, day: string, zone: string): Minutes {
  if (days) return days.from <= day && day <= days.to ? { start: 0, end: DAY_MINUTES } : { start: 0, end: 0 }
  const { start, end } = wallSpan(startsAt, endsAt, zone)
  return { start: minutesOn(start, day), end: minutesOn(end, day) }
}

/** The hours that the grid shows: the working hours with an hour around them, and all times that lie outside of those. */
export function shownHours(
  working: readonly { readonly from: number; readonly to: number }[],
  placed: readonly Minutes[],
  day: string,
  zone: string,
): Minutes {
  const worked = working
    .map(({ from, to }) => ({ start: minutesOn(wallOf(from, zone), day), end: minutesOn(wallOf(to, zone), day) }))
    .filter(({ start, end }) => end > start)
  const hours = worked.length > 0 ? worked : [USUAL]
  const times = placed.filter(({ start, end }) => end - start < DAY_MINUTES)
  const first = Math.min(...hours.map(({ start }) => start - HOUR), ...times.map(({ start }) => start))
  const last = Math.max(...hours.map(({ end }) => end + HOUR), ...times.map(({ end }) => end))
  return { start: Math.max(0, Math.floor(first / HOUR) * HOUR), end: Math.min(DAY_MINUTES, Math.ceil(last / HOUR) * HOUR) }
}
