import type { Between } from './slots.ts'

/** The times of one person that are not free, in the order of their beginning. */
export interface Person {
  readonly busy: readonly Between[]
  readonly needed: boolean
}

export interface FreeTimesAsked {
  /** Working hours within which it may lie, in the order of time. */
  readonly windows: readonly Between[]
  readonly people: readonly Person[]
  /** When the room is taken; nothing where none is wanted. */
  readonly room: readonly Between[]
  readonly seconds: number
  /** Nothing begins earlier. */
  readonly earliest: number
  readonly most: number
}

export interface FreeTime extends Between {
  /** People who are free, of all that were named. */
  readonly free: number
}

/** Beginnings lie on quarters of an hour. */
const STEP_SECONDS = 900

const overlaps = (busy: readonly Between[], { start, end }: Between): Between | undefined =>
  busy.find((one) => one.start < end && start < one.end)

/** The first times that suit everybody who is needed, and the room; none of them overlaps another. */
export function freeTimes({ windows, people, room, seconds, earliest, most }: FreeTimesAsked): FreeTime[] {
  const found: FreeTime[] = []
  const blocking = [room, ...people.filter(({ needed }) => needed).map(({ busy }) => busy)]
  for (const window of windows) {
    let start = ceil(Math.max(window.start, earliest))
    while (start + seconds <= window.end) {
      const time = { start, end: start + seconds }
      const inTheWay = blocking.flatMap((busy) => overlaps(busy, time) ?? [])
      if (inTheWay.length > 0) {
        start = ceil(Math.max(...inTheWay.map(({ end }) => end)))
        continue
      }
      found.push({ ...time, free: people.filter(({ busy }) => !overlaps(busy, time)).length })
      if (found.length === most) return found
      start = ceil(time.end)
    }
  }
  return found
}

const ceil = (seconds: number): number => Math.ceil(seconds / STEP_SECONDS) * STEP_SECONDS

/** The times that lie in both lists, whose times are in order and apart. */
export function inBoth(one: readonly Between[], other: readonly Between[]): Between[] {
  return one.flatMap((a) =>
    other.flatMap((b) => {
      const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)]
      return start < end ? [{ start, end }] : []
    }),
  )
}
