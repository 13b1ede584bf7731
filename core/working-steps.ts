import { addDays } from './hijri.ts'
import { LONGEST_DAYS, type IsWorking } from './working-span.ts'

/** The working day on or after a day, and so many further on, or back. */
export function workingDayFrom(isWorking: IsWorking, from: string, steps: number): string {
  let day = from
  for (let passed = 0; !isWorking(day) && passed < LONGEST_DAYS; passed += 1) day = addDays(day, 1)
  const way = steps < 0 ? -1 : 1
  for (let left = Math.abs(steps), passed = 0; left > 0 && passed < LONGEST_DAYS; passed += 1) {
    day = addDays(day, way)
    if (isWorking(day)) left -= 1
  }
  return day
}

/** The inverse for a day that is not earlier: by so many steps `workingDayFrom` leads to it, or to the working day after it. */
export function workingStepsTo(isWorking: IsWorking, from: string, to: string): number {
  let steps = 0
  for (let day = from, passed = 0; day < to && passed < LONGEST_DAYS; day = addDays(day, 1), passed += 1)
    if (isWorking(day)) steps += 1
  return steps
}
