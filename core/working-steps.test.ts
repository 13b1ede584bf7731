import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayToSeconds } from './hijri.ts'
import { workingDayFrom, workingStepsTo } from './working-steps.ts'

/** Fridays and Saturdays are off. */
const isWorking = (day: string): boolean => ![5, 6].includes(new Date(dayToSeconds(day) * 1000).getUTCDay())
const day = fc.integer({ min: 0, max: 3_000 }).map((n) => addDays('2026-01-01', n))

test('steps are counted over working days alone', () => {
  expect(workingStepsTo(isWorking, '2026-11-22', '2026-11-22')).toBe(0) // a Sunday
  expect(workingStepsTo(isWorking, '2026-11-22', '2026-11-26')).toBe(4)
  expect(workingStepsTo(isWorking, '2026-11-22', '2026-11-29')).toBe(5)
  expect(workingDayFrom(isWorking, '2026-11-27', 0)).toBe('2026-11-29')
})

test('so many steps lead back to a working day, and to the next one after a day off', () => {
  fc.assert(
    fc.property(day, fc.nat({ max: 400 }), (from, later) => {
      const to = addDays(from, later)
      const reached = workingDayFrom(isWorking, from, workingStepsTo(isWorking, from, to))
      expect(reached).toBe(workingDayFrom(isWorking, to, 0))
    }),
  )
})

test('steps are the same from another beginning', () => {
  fc.assert(
    fc.property(day, day, fc.nat({ max: 300 }), (from, other, steps) => {
      expect(workingStepsTo(isWorking, other, workingDayFrom(isWorking, other, steps))).toBe(
        workingStepsTo(isWorking, from, workingDayFrom(isWorking, from, steps)),
      )
    }),
  )
})
