import { spanAfter, type IsWorking } from '@diwan/core/working-span'
import { dayAt, numberOf, spanOf, type Dates } from './scale.ts'

/** Which part of a bar is held. */
export type Grip = 'whole' | 'start' | 'end'

/** A span of work begins and ends on working days; a calendar without one ends here. */
const FURTHEST = 60

/** The nearest working day, on the way that was gone. */
function snapped(isWorking: IsWorking, day: number, way: 1 | -1): number {
  for (let away = 0; away < FURTHEST; away += 1) if (isWorking(dayAt(day + away * way))) return day + away * way
  return day
}

/**
 * The dates of a bar whose grip was moved by so many days: moved as a whole it keeps its working days, and an end never passes the other
 * one. The portal takes no new date before today: what has begun keeps its beginning.
 */
export function movedBy(dates: Dates, grip: Grip, by: number, { isWorking, today }: Calendar): Dates {
  if (by === 0) return dates
  const { startDate, dueDate } = dates
  const { from, to } = spanOf(dates)
  const first = numberOf(today)
  const land = (day: number): string => {
    const wanted = day + by
    return dayAt(snapped(isWorking, Math.max(wanted, first), by > 0 || wanted < first ? 1 : -1))
  }
  if (startDate === null) return { startDate, dueDate: land(to) }
  if (dueDate === null) return { startDate: land(from), dueDate }
  if (grip === 'end' || from < first) return { startDate, dueDate: latest(land(to), startDate) }
  if (grip === 'start') return { startDate: earliest(land(from), dueDate), dueDate }
  const { days } = spanAfter(isWorking, nothing, { start: startDate, end: dueDate })
  const start = land(from)
  return { startDate: start, dueDate: spanAfter(isWorking, nothing, { start, days }).end ?? start }
}

const nothing = { start: null, end: null, days: null }
const latest = (a: string, b: string): string => (a > b ? a : b)
const earliest = (a: string, b: string): string => (a < b ? a : b)

export interface Calendar {
  readonly isWorking: IsWorking
  readonly today: string
}
