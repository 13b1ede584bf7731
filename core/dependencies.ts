import { addDays } from './hijri.ts'
import { spanAfter, type IsWorking } from './working-span.ts'
import { workingDayFrom } from './working-steps.ts'

/** What waits for what: the end of one for the beginning of the other (FS), beginning for beginning, end for end, or beginning for end. */
export const DEPENDENCY_KINDS = ['FS', 'SS', 'FF', 'SF'] as const
export type DependencyKind = (typeof DEPENDENCY_KINDS)[number]

export interface Dependency {
  readonly before: string
  readonly after: string
  readonly kind: DependencyKind
  /** Working days between the two; below zero they overlap. */
  readonly lag: number
}

export interface Planned {
  readonly id: string
  readonly start: string | null
  readonly end: string | null
  /** Working days, where both dates are known. */
  readonly days: number | null
  /** It is over: it stays where it is. */
  readonly fixed: boolean
}

export interface Shift {
  readonly id: string
  readonly start: string | null
  readonly end: string | null
}

/** The first day on which what follows may begin (FS, SS) or end (FF, SF); nothing where what comes before has no date. */
export function earliest(isWorking: IsWorking, { kind, lag }: Pick<Dependency, 'kind' | 'lag'>, before: Planned): string | null {
  const day = kind === 'FS' || kind === 'FF' ? (before.end ?? before.start) : (before.start ?? before.end)
  if (day === null) return null
  return workingDayFrom(isWorking, kind === 'FS' ? addDays(day, 1) : day, lag)
}

const bindsStart = ({ kind }: Pick<Dependency, 'kind'>): boolean => kind === 'FS' || kind === 'SS'

/** Whether it lies as its dependency asks; what has no date contradicts nothing. */
export function isKept(isWorking: IsWorking, of: Pick<Dependency, 'kind' | 'lag'>, before: Planned, after: Planned): boolean {
  const first = earliest(isWorking, of, before)
  const day = bindsStart(of) ? (after.start ?? after.end) : (after.end ?? after.start)
  return first === null || day === null || day >= first
}

interface Around {
  readonly tasks: readonly Planned[]
  readonly dependencies: readonly Dependency[]
  /** Nothing is put before it. */
  readonly today: string
}

/**
 * Where all that follows one of them, near or far, has to lie so that no dependency is contradicted: later by as little as possible, never
 * earlier, with the same working days. What is over, or has no date, stays. Circles are none.
 */
export function shiftsAfter(isWorking: IsWorking, { tasks, dependencies, today }: Around, movedId: string): Shift[] {
  const now = new Map(tasks.map((task) => [task.id, task]))
  const shifts: Shift[] = []
  for (const id of inOrder(dependencies, movedId)) {
    const task = now.get(id)
    if (!task || task.fixed) continue
    const shifted = dependencies.reduce(
      (at, one) => (one.after === id ? pushed(isWorking, today, one, now.get(one.before), at) : at),
      task,
    )
    if (shifted === task) continue
    now.set(id, shifted)
    shifts.push({ id, start: shifted.start, end: shifted.end })
  }
  return shifts
}

function pushed(isWorking: IsWorking, today: string, of: Dependency, before: Planned | undefined, task: Planned): Planned {
  if (!before || isKept(isWorking, of, before, task)) return task
  const first = earliest(isWorking, of, before)!
  const day = first < today ? workingDayFrom(isWorking, today, 0) : first
  if (task.start === null || task.end === null) return { ...task, ...(task.start === null ? { end: day } : { start: day }) }
  const days = task.days ?? 1
  const was = { start: task.start, end: task.end, days }
  const { start, end } = spanAfter(isWorking, was, bindsStart(of) ? { start: day } : { end: day, days })
  return { ...task, start, end }
}

/** All that follow, each behind everything that comes before it. */
function inOrder(dependencies: readonly Dependency[], movedId: string): string[] {
  const followers = new Map<string, string[]>()
  for (const { before, after } of dependencies) followers.set(before, [...(followers.get(before) ?? []), after])
  const [done, order] = [new Set<string>(), [] as string[]]
  const walk = (id: string): void => {
    if (done.has(id)) return
    done.add(id)
    for (const next of followers.get(id) ?? []) walk(next)
    order.unshift(id)
  }
  walk(movedId)
  return order.slice(1)
}
