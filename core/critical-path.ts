import type { Dependency, Planned } from './dependencies.ts'
import { addDays } from './hijri.ts'
import { LONGEST_DAYS, type IsWorking } from './working-span.ts'

/** What decides when everything is done. */
export interface CriticalPath {
  /** By how many working days a task can be late before the last one ends later; without any it is critical. What is over or has no date is left out. */
  readonly slack: ReadonlyMap<string, number>
  /** The dependencies along which a critical task would push another one. */
  readonly links: readonly Pick<Dependency, 'before' | 'after'>[]
}

interface Plan {
  readonly tasks: readonly Planned[]
  readonly dependencies: readonly Dependency[]
}

/** The first and the last working day, counted from the earliest of all. */
interface Place {
  readonly start: number
  readonly end: number
}

/** Of tasks as they are dated: each is asked how late it may end, those that nothing follows first. Circles are none. */
export function criticalPath(isWorking: IsWorking, { tasks, dependencies }: Plan): CriticalPath {
  const places = placesOf(isWorking, tasks)
  const links = dependencies.filter(({ before, after }) => places.has(before) && places.has(after))
  const last = [...places.values()].reduce((end, place) => Math.max(end, place.end), 0)
  const following = Map.groupBy(links, ({ before }) => before)
  const latestEnds = new Map<string, number>()
  for (const id of lastFirst(links, [...places.keys()])) {
    const allowed = (following.get(id) ?? []).map((link) => latestEndOf(link, places, latestEnds.get(link.after)!))
    latestEnds.set(
      id,
      allowed.reduce((end, one) => Math.min(end, one), last),
    )
  }
  const slack = new Map([...latestEnds].map(([id, end]) => [id, end - places.get(id)!.end]))
  const binding = links.filter(
    (link) =>
      slack.get(link.after)! <= 0 && latestEndOf(link, places, latestEnds.get(link.after)!) <= places.get(link.before)!.end,
  )
  return { slack, links: binding.map(({ before, after }) => ({ before, after })) }
}

/** When what comes before has to end, where what follows ends at the latest then: `earliest` of dependencies, turned round. */
function latestEndOf({ kind, lag, before, after }: Dependency, places: ReadonlyMap<string, Place>, latestEnd: number): number {
  const [first, next] = [places.get(before)!, places.get(after)!]
  const latestStart = latestEnd - (next.end - next.start)
  const bound = (kind === 'FS' || kind === 'SS' ? latestStart : latestEnd) - lag
  if (kind === 'FS') return bound - 1
  return kind === 'FF' ? bound : bound + (first.end - first.start)
}

/** Every task behind all that follow it. */
function lastFirst(links: readonly Dependency[], ids: readonly string[]): string[] {
  const before = Map.groupBy(links, ({ after }) => after)
  const waiting = new Map(ids.map((id) => [id, 0]))
  for (const link of links) waiting.set(link.before, waiting.get(link.before)! + 1)
  const order = ids.filter((id) => waiting.get(id) === 0)
  for (const id of order) {
    for (const link of before.get(id) ?? []) {
      const left = waiting.get(link.before)! - 1
      waiting.set(link.before, left)
      if (left === 0) order.push(link.before)
    }
  }
  return order
}

/** With one date, a task lies on that day. */
function placesOf(isWorking: IsWorking, tasks: readonly Planned[]): ReadonlyMap<string, Place> {
  const spans = tasks.flatMap(({ id, fixed, start, end }) => {
    const [first, last] = [start ?? end, end ?? start]
    return fixed || first === null || last === null ? [] : [{ id, first, last }]
  })
  const days = spans.flatMap(({ first, last }) => [first, last]).toSorted()
  const numbers = numbersOf(isWorking, days[0], days.at(-1))
  return new Map(
    spans.map(({ id, first, last }) => {
      const [start, end] = [numbers.get(first)!, numbers.get(addDays(last, 1))! - 1]
      return [id, { start, end: Math.max(start, end) }]
    }),
  )
}

/** How many working days lie before each day. */
function numbersOf(isWorking: IsWorking, from: string | undefined, to: string | undefined): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  if (from === undefined || to === undefined) return numbers
  const end = addDays(to, 1)
  for (let day = from, passed = 0, number = 0; day <= end; day = addDays(day, 1), passed += 1) {
    numbers.set(day, number)
    if (passed >= LONGEST_DAYS || isWorking(day)) number += 1
  }
  return numbers
}
