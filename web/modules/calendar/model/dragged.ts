import type { Bar } from '@diwan/contract/timeline/schemas'

type Moved = Pick<Bar, 'startDate' | 'dueDate' | 'time'>
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
