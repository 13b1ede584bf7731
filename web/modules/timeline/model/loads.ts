import type { Person } from '@diwan/contract/users/schemas/person'

/** Minutes of estimates, and how many tasks. */
export interface Load {
  readonly minutes: number
  readonly tasks: number
}

export interface PersonLoad {
  readonly person: Person
  /** By days as numbers. */
  readonly days: ReadonlyMap<number, Load>
}

/** What people have to do, against the minutes that are worked on each day. */
export interface Workload {
  readonly people: readonly PersonLoad[]
  readonly capacity: ReadonlyMap<number, number>
  readonly more: boolean
}

/** A day or a week of one person. */
export interface LoadCell extends Load {
  readonly from: number
  readonly days: number
  /** Minutes that are worked in it. */
  readonly capacity: number
}

interface Within {
  readonly from: number
  readonly to: number
  /** Days of a cell: one, or a week from its first day on. */
  readonly step: 1 | 7
  /** From Sunday, 0. */
  readonly weekStart: number
}

/** The first Sunday of all numbers: the first day of 1970 was a Thursday. */
const SUNDAY = 3

/** The cells that hold something, or are worked in. */
export function cellsOf({ days }: PersonLoad, capacity: Workload['capacity'], { from, to, step, weekStart }: Within): LoadCell[] {
  const first = step === 1 ? from : from - ((((from - SUNDAY - weekStart) % 7) + 7) % 7)
  const cells: LoadCell[] = []
  for (let at = first; at <= to; at += step) {
    const cell = { from: at, days: step, capacity: 0, minutes: 0, tasks: 0 }
    for (let day = at; day < at + step; day += 1) {
      const load = days.get(day)
      cell.capacity += capacity.get(day) ?? 0
      cell.minutes += load?.minutes ?? 0
      cell.tasks = Math.max(cell.tasks, load?.tasks ?? 0)
    }
    if (cell.tasks > 0) cells.push(cell)
  }
  return cells
}
