import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayOf } from './calendar-days.ts'
import { DEPENDENCY_KINDS, isKept, shiftsAfter, type Dependency, type Planned } from './dependencies.ts'
import { workingDayFrom } from './working-steps.ts'
import { addDays } from './hijri.ts'
import { spanAfter } from './working-span.ts'

const TODAY = '2020-01-01'
const isWorking = (day: string) => ![5, 6].includes(weekdayOf(day))
const task = (id: string, start: string | null, end: string | null, fixed = false): Planned => ({
  id,
  start,
  end,
  days: start && end ? spanAfter(isWorking, { start, end, days: null }, {}).days : null,
  fixed,
})
const edge = (before: string, after: string, kind: Dependency['kind'] = 'FS', lag = 0): Dependency => ({
  before,
  after,
  kind,
  lag,
})

test('what follows begins on the next working day after the end, and keeps its working days', () => {
  const tasks = [task('a', '2026-11-22', '2026-11-26'), task('b', '2026-11-25', '2026-11-26')]
  expect(shiftsAfter(isWorking, { tasks, dependencies: [edge('a', 'b')], today: TODAY }, 'a')).toEqual([
    { id: 'b', start: '2026-11-29', end: '2026-11-30' },
  ])
  expect(shiftsAfter(isWorking, { tasks, dependencies: [edge('a', 'b', 'FS', 2)], today: TODAY }, 'a')).toEqual([
    { id: 'b', start: '2026-12-01', end: '2026-12-02' },
  ])
  expect(shiftsAfter(isWorking, { tasks, dependencies: [edge('a', 'b', 'FS', -2)], today: TODAY }, 'a')).toEqual([])
})

test('beginnings wait for beginnings, ends for ends, an end for a beginning', () => {
  const tasks = [task('a', '2026-11-24', '2026-12-01'), task('b', '2026-11-22', '2026-11-23')]
  expect(shiftsAfter(isWorking, { tasks, dependencies: [edge('a', 'b', 'SS', 1)], today: TODAY }, 'a')).toEqual([
    { id: 'b', start: '2026-11-25', end: '2026-11-26' },
  ])
  expect(shiftsAfter(isWorking, { tasks, dependencies: [edge('a', 'b', 'FF')], today: TODAY }, 'a')).toEqual([
    { id: 'b', start: '2026-11-30', end: '2026-12-01' },
  ])
  expect(shiftsAfter(isWorking, { tasks, dependencies: [edge('a', 'b', 'SF')], today: TODAY }, 'a')).toEqual([
    { id: 'b', start: '2026-11-23', end: '2026-11-24' },
  ])
})

test('what is done stays, and what has one date or none is pushed by that or not at all', () => {
  const tasks = [
    task('a', '2026-11-22', '2026-11-26'),
    task('b', null, '2026-11-23'),
    task('c', '2026-11-22', '2026-11-23', true),
    task('d', null, null),
  ]
  const all = [edge('a', 'b'), edge('a', 'c'), edge('a', 'd')]
  expect(shiftsAfter(isWorking, { tasks, dependencies: all, today: TODAY }, 'a')).toEqual([
    { id: 'b', start: null, end: '2026-11-29' },
  ])
})

test('nothing is put before today', () => {
  const tasks = [task('a', '2026-11-22', '2026-11-26'), task('b', '2026-11-22', '2026-11-23')]
  expect(shiftsAfter(isWorking, { tasks, dependencies: [edge('a', 'b')], today: '2026-12-04' }, 'a')).toEqual([
    { id: 'b', start: '2026-12-06', end: '2026-12-07' },
  ])
})

const ids = Array.from({ length: 9 }, (_none, at) => `t${at}`)
const DAY_0 = '2026-11-01'
const drawn = fc.record({
  tasks: fc.tuple(
    ...ids.map((id) =>
      fc
        .record({
          from: fc.integer({ min: 0, max: 60 }),
          long: fc.integer({ min: 0, max: 9 }),
          fixed: fc.boolean(),
          open: fc.integer({ min: 0, max: 9 }),
        })
        .map(({ from, long, fixed, open }) => {
          const [start, end] = [addDays(DAY_0, from), addDays(DAY_0, from + long)]
          return task(id, open === 0 ? null : start, open === 1 || open === 0 ? null : end, fixed && open > 6)
        }),
    ),
  ),
  edges: fc.uniqueArray(
    fc.record({
      from: fc.integer({ min: 0, max: ids.length - 2 }),
      on: fc.integer({ min: 1, max: ids.length - 1 }),
      kind: fc.constantFrom(...DEPENDENCY_KINDS),
      lag: fc.integer({ min: -3, max: 5 }),
    }),
    { selector: ({ from, on }) => `${from} ${on}`, maxLength: 16 },
  ),
})

test('whatever is planned: nothing moves back, nothing that moves is contradicted, each moves only as far as something asks', () => {
  fc.assert(
    fc.property(drawn, ({ tasks, edges }) => {
      const all = edges
        .filter(({ from, on }) => from < on)
        .map(({ from, on, kind, lag }) => edge(ids[from]!, ids[on]!, kind, lag))
      const shifts = new Map(shiftsAfter(isWorking, { tasks, dependencies: all, today: TODAY }, 't0').map((one) => [one.id, one]))
      const was = new Map(tasks.map((one) => [one.id, one]))
      const now = new Map(tasks.map((one) => [one.id, { ...one, ...shifts.get(one.id) }]))
      for (const [id, { start, end }] of shifts) {
        const before = was.get(id)!
        expect(before.fixed).toBe(false)
        expect([start, end].map((day) => day === null)).toEqual([before.start, before.end].map((day) => day === null))
        expect((start ?? end)! >= (before.start ?? before.end)! || (end ?? start)! > (before.end ?? before.start)!).toBe(true)
        const days = start && end ? spanAfter(isWorking, { start, end, days: null }, {}).days : null
        expect(days).toBe(before.days)
        const asked = all.filter((one) => one.after === id)
        for (const one of asked) expect(isKept(isWorking, one, now.get(one.before)!, now.get(id)!)).toBe(true)
        // a working day earlier something would be contradicted
        const back = (day: string | null) => day && workingDayFrom(isWorking, day, -1)
        const nearer = { ...before, start: back(start), end: back(end) }
        expect(asked.some((one) => !isKept(isWorking, one, now.get(one.before)!, nearer))).toBe(true)
      }
    }),
    { numRuns: 400 },
  )
})
