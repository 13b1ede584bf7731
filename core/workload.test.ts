import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayOf } from './calendar-days.ts'
import { addDays } from './hijri.ts'
import { workloadOf, type Task } from './workload.ts'

/** Fridays and Saturdays are off. */
const isWorking = (day: string): boolean => ![5, 6].includes(weekdayOf(day))
const TODAY = '2026-11-24' // a Tuesday
const [FROM, TO] = ['2026-11-01', '2027-06-30']
const loadOf = (tasks: readonly Task[], person = 'me') =>
  Object.fromEntries(workloadOf(isWorking, { tasks, today: TODAY, from: FROM, to: TO }).get(person) ?? [])

test('a task is spread over the working days that are left of it, and over its people', () => {
  const task = { start: '2026-11-22', end: '2026-11-30', minutes: 600, people: ['me', 'you'] }
  const half = { minutes: 60, tasks: 1 }
  expect(loadOf([task])).toEqual({
    '2026-11-24': half,
    '2026-11-25': half,
    '2026-11-26': half,
    '2026-11-29': half,
    '2026-11-30': half,
  })
  expect(loadOf([task], 'you')).toEqual(loadOf([task]))
})

test('what is overdue is to be done today, and what lies on a day off on the next working day', () => {
  const of = (start: string | null, end: string | null) => loadOf([{ start, end, minutes: 90, people: ['me'] }])
  expect(of('2026-11-10', '2026-11-12')).toEqual({ [TODAY]: { minutes: 90, tasks: 1 } })
  expect(of(null, '2026-11-27')).toEqual({ '2026-11-29': { minutes: 90, tasks: 1 } })
  expect(of(null, null)).toEqual({})
})

test('tasks of one day are added up, also those without an estimate', () => {
  const task = { start: TODAY, end: TODAY, people: ['me'] }
  expect(
    loadOf([
      { ...task, minutes: 30 },
      { ...task, minutes: null },
    ]),
  ).toEqual({ [TODAY]: { minutes: 30, tasks: 2 } })
})

test('no minute is lost or doubled', () => {
  const day = fc.integer({ min: 0, max: 90 }).map((n) => addDays(FROM, n))
  const task = fc
    .record({
      start: day,
      lasts: fc.nat({ max: 20 }),
      minutes: fc.nat({ max: 5_000 }),
      people: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
    })
    .map(({ start, lasts, minutes, people }): Task => ({ start, end: addDays(start, lasts), minutes, people }))
  fc.assert(
    fc.property(fc.array(task, { maxLength: 12 }), (tasks) => {
      const loads = [...workloadOf(isWorking, { tasks, today: TODAY, from: FROM, to: TO }).values()]
      const sum = loads.flatMap((days) => [...days.values()]).reduce((all, { minutes }) => all + minutes, 0)
      expect(sum).toBeCloseTo(
        tasks.reduce((all, { minutes }) => all + (minutes ?? 0), 0),
        4,
      )
      for (const days of loads) for (const one of days.keys()) expect(one >= TODAY).toBe(true)
    }),
  )
})
