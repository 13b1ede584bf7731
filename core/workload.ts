import { addDays } from './hijri.ts'
import { LONGEST_DAYS, type IsWorking } from './working-span.ts'
import { workingDayFrom } from './working-steps.ts'

/** A task that is still to do and has a date. */
export interface Task {
  readonly start: string | null
  readonly end: string | null
  /** What is left of its estimate; nothing where it has none. */
  readonly minutes: number | null
  readonly people: readonly string[]
}

/** What somebody has to do on one day. */
export interface DayLoad {
  readonly minutes: number
  readonly tasks: number
}

interface Backlog {
  readonly tasks: readonly Task[]
  readonly today: string
  readonly from: string
  readonly to: string
}

/**
 * By person and day, between two days. Each task is spread evenly over its people and over the working days that are left of it; what is
 * overdue, or lies on days off alone, is to be done on the next working day.
 */
export function workloadOf(isWorking: IsWorking, { tasks, today, from, to }: Backlog): Map<string, Map<string, DayLoad>> {
  const loads = new Map<string, Map<string, DayLoad>>()
  for (const { start, end, minutes, people } of tasks) {
    const days = daysLeft(isWorking, today, start ?? end, end ?? start)
    const each = (minutes ?? 0) / (days.length * people.length)
    for (const day of days) {
      if (day < from || day > to) continue
      for (const person of people) {
        const held = loads.get(person) ?? new Map<string, DayLoad>()
        const load = held.get(day)
        loads.set(person, held.set(day, { minutes: (load?.minutes ?? 0) + each, tasks: (load?.tasks ?? 0) + 1 }))
      }
    }
  }
  return loads
}

function daysLeft(isWorking: IsWorking, today: string, start: string | null, end: string | null): string[] {
  if (start === null || end === null) return []
  const [first, last] = [start < today ? today : start, end < today ? today : end]
  const days: string[] = []
  for (let day = first, passed = 0; day <= last && passed < LONGEST_DAYS; day = addDays(day, 1), passed += 1)
    if (isWorking(day)) days.push(day)
  return days.length > 0 ? days : [workingDayFrom(isWorking, last, 0)]
}
