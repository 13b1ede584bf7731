import { addDays } from './hijri.ts'

/** Days as `2026-11-24`; `days` counts working days, the first and the last included. */
export interface WorkingSpan {
  readonly start: string | null
  readonly end: string | null
  readonly days: number | null
}

export type IsWorking = (isoDay: string) => boolean

/** Nothing takes longer; a calendar without a working day ends here too. */
export const LONGEST_DAYS = 3_660

/**
 * Two are edited, the third follows. Edited alone, a beginning keeps the duration and moves the end, an end keeps the beginning. Without
 * two of them nothing follows.
 */
export function spanAfter(isWorking: IsWorking, was: WorkingSpan, now: Partial<WorkingSpan>): WorkingSpan {
  const { start, end, days } = { ...was, ...now }
  const edited = (field: keyof WorkingSpan) => now[field] !== undefined
  if (start === null || end === null) return missing(isWorking, { start, end, days }, edited('days'))
  const keeps = edited('days') ? days : edited('start') && !edited('end') ? was.days : null
  if (keeps === null) return { start, end, days: workingDays(isWorking, start, end) }
  if (edited('end') && !edited('start')) return { start: stepped(isWorking, end, keeps, -1), end, days: keeps }
  return { start, end: stepped(isWorking, start, keeps, 1), days: keeps }
}

/** One date at most: a duration that was said with it gives the other, and one that followed from two dates goes with the first of them. */
function missing(isWorking: IsWorking, { start, end, days }: WorkingSpan, said: boolean): WorkingSpan {
  if (start === null && end === null) return { start, end, days: said ? days : null }
  if (days === null || !said) return { start, end, days: null }
  if (start !== null) return { start, end: stepped(isWorking, start, days, 1), days }
  return { start: stepped(isWorking, end!, days, -1), end, days }
}

/** At least one: what lies on days off alone is done on one of them. */
function workingDays(isWorking: IsWorking, start: string, end: string): number {
  let count = 0
  for (let day = start, passed = 0; day <= end && passed < LONGEST_DAYS; day = addDays(day, 1), passed += 1)
    if (isWorking(day)) count += 1
  return Math.max(count, 1)
}

/** The working day that is the last (or, backwards, the first) of so many. */
function stepped(isWorking: IsWorking, from: string, days: number, way: 1 | -1): string {
  let day = from
  for (let left = days, passed = 0; passed < LONGEST_DAYS; passed += 1) {
    if (isWorking(day)) left -= 1
    if (left <= 0) break
    day = addDays(day, way)
  }
  return day
}
