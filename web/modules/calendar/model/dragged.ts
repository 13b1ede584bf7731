import type { Bar } from '@diwan/contract/timeline/schemas'
import type { Moved } from '../../timeline/public.ts'
import type { TimeBar } from './entry.ts'

/** A longer time is drawn among the whole days. */
const [SHORTEST_MINUTES, LONGEST_MINUTES] = [5, 1_439]
/** The rule by which a bar, or one of its ends, is moved by days. */
type MoveBy = (grip: 'whole' | 'start' | 'end', days: number) => Moved

interface Dropped {
  readonly allDay: boolean
  /** The wall clock, read as UTC. */
  readonly start: Date
  /** So many days further than it was. */
  readonly days: number
}

/** The dates of a bar that was dropped elsewhere; nothing where it may not lie there or has not moved. */
export function draggedTo(bar: Bar, { allDay, start, days }: Dropped, moveBy: MoveBy): Moved | undefined {
  const takesTime = bar.time !== undefined
  if (!allDay && !takesTime) return undefined
  const moved = moveBy('whole', days)
  if (!takesTime) return days === 0 ? undefined : moved
  const time = allDay ? null : start.toISOString().slice(11, 16)
  return days === 0 && time === bar.time ? undefined : { ...moved, time }
}

/** The dates of a bar of which one end was moved by so many days. */
export function resizedTo(by: { readonly start: number; readonly end: number }, moveBy: MoveBy): Moved | undefined {
  if (by.end !== 0) return moveBy('end', by.end)
  return by.start === 0 ? undefined : moveBy('start', by.start)
}

/** A time that lasts from one instant to another from now on, by the clock that is shown; nothing where it would be too short or too long. */
export function stretchedTo(bar: TimeBar, start: Date, end: Date): Moved | undefined {
  const minutes = (end.getTime() - start.getTime()) / 60_000
  if (minutes < SHORTEST_MINUTES || minutes > LONGEST_MINUTES) return undefined
  const [dueDate, time] = [start.toISOString().slice(0, 10), start.toISOString().slice(11, 16)]
  return minutes === bar.minutes && time === bar.time ? undefined : { startDate: null, dueDate, time, minutes }
}

/** The length of a time after a step by keys; nothing where it has none. */
export function lengthAfter(minutes: number | undefined, by: number): number | undefined {
  return minutes === undefined ? undefined : Math.min(LONGEST_MINUTES, Math.max(SHORTEST_MINUTES, minutes + by))
}
