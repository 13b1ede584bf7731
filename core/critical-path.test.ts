import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayOf } from './calendar-days.ts'
import { criticalPath } from './critical-path.ts'
import { DEPENDENCY_KINDS, shiftsAfter, type Dependency, type Planned } from './dependencies.ts'
import { spanAfter } from './working-span.ts'
import { workingDayFrom, workingStepsTo } from './working-steps.ts'

/** Fridays and Saturdays are off. */
const isWorking = (day: string): boolean => ![5, 6].includes(weekdayOf(day))
const FIRST = '2026-11-22' // a Sunday
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
const slackOf = (tasks: readonly Planned[], dependencies: readonly Dependency[]) =>
  Object.fromEntries(criticalPath(isWorking, { tasks, dependencies }).slack)

test('of two ways to the end the longer one is critical; the other has the working days between them', () => {
  const tasks = [
    task('begin', '2026-11-22', '2026-11-23'),
    task('long', '2026-11-24', '2026-11-30'),
    task('short', '2026-11-24', '2026-11-25'),
    task('end', '2026-12-01', '2026-12-02'),
  ]
  const dependencies = [edge('begin', 'long'), edge('begin', 'short'), edge('long', 'end'), edge('short', 'end')]
  expect(slackOf(tasks, dependencies)).toEqual({ begin: 0, long: 0, short: 3, end: 0 })
  expect(criticalPath(isWorking, { tasks, dependencies }).links).toEqual([
    { before: 'begin', after: 'long' },
    { before: 'long', after: 'end' },
  ])
})

test('each kind of dependency is kept, with its working days between', () => {
  const tasks = [task('a', '2026-11-22', '2026-11-23'), task('b', '2026-11-25', '2026-11-30')]
  const of = (kind: Dependency['kind'], lag: number) => slackOf(tasks, [edge('a', 'b', kind, lag)])['a']
  expect([of('FS', 0), of('FS', 1), of('FS', 2)]).toEqual([1, 0, -1])
  expect([of('SS', 0), of('SS', 3)]).toEqual([3, 0])
  expect([of('FF', 0), of('FF', 5)]).toEqual([5, 0])
  expect([of('SF', 0), of('SF', 6)]).toEqual([5, 0])
})

test('what is over holds nothing up, and what has no date is left out', () => {
  const tasks = [
    task('done', '2026-11-22', '2026-12-20', true),
    task('next', '2026-11-23', '2026-11-24'),
    task('last', null, '2026-11-26'),
    task('some day', null, null),
  ]
  const dependencies = [edge('done', 'next'), edge('next', 'done'), edge('some day', 'last')]
  expect(slackOf(tasks, dependencies)).toEqual({ next: 2, last: 0 })
  expect(criticalPath(isWorking, { tasks: [], dependencies: [] })).toEqual({ slack: new Map(), links: [] })
})

const plan = fc
  .record({
    spans: fc.array(fc.tuple(fc.nat({ max: 15 }), fc.nat({ max: 6 })), { minLength: 2, maxLength: 7 }),
    edges: fc.array(
      fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 }), fc.constantFrom(...DEPENDENCY_KINDS), fc.integer({ min: -2, max: 3 })),
      { maxLength: 9 },
    ),
  })
  .map(({ spans, edges }) => {
    const dependencies = [
      ...new Map(
        edges
          .filter(([before, after]) => before < after && after < spans.length)
          .map(([before, after, kind, lag]) => [`${before} ${after}`, edge(String(before), String(after), kind, lag)]),
      ).values(),
    ]
    const begun = spans.map(([at, days], n) =>
      task(String(n), workingDayFrom(isWorking, FIRST, at), workingDayFrom(isWorking, FIRST, at + days)),
    )
    return { tasks: begun.reduce((tasks, { id }) => followed({ tasks, dependencies }, id), begun), dependencies }
  })

type Plan = { readonly tasks: Planned[]; readonly dependencies: readonly Dependency[] }

/** With all that follows it where it has to lie. */
function followed({ tasks, dependencies }: Plan, id: string): Planned[] {
  const shifts = new Map(shiftsAfter(isWorking, { tasks, dependencies, today: '2020-01-01' }, id).map((one) => [one.id, one]))
  return tasks.map((one) => ({ ...one, ...shifts.get(one.id) }))
}

const lastDay = (tasks: readonly Planned[]): string =>
  tasks
    .map(({ end }) => end!)
    .toSorted()
    .at(-1)!

/** When everything is done, if this one is so many working days late. */
function doneIfLate({ tasks, dependencies }: Plan, id: string, days: number): string {
  const late = (day: string | null) => workingDayFrom(isWorking, day!, days)
  const delayed = tasks.map((one) => (one.id === id ? { ...one, start: late(one.start), end: late(one.end) } : one))
  return lastDay(followed({ tasks: delayed, dependencies }, id))
}

test('a task can be late by its slack, and by no day more, before everything ends later', () => {
  fc.assert(
    fc.property(plan, (made) => {
      const last = lastDay(made.tasks)
      for (const [id, slack] of criticalPath(isWorking, made).slack) {
        expect(slack).toBeGreaterThanOrEqual(0)
        expect(doneIfLate(made, id, slack)).toBe(last)
        expect(workingStepsTo(isWorking, last, doneIfLate(made, id, slack + 1))).toBe(1)
      }
    }),
    { numRuns: 300 },
  )
})

test('a way of critical tasks leads to the last day', () => {
  fc.assert(
    fc.property(plan, (made) => {
      const { slack, links } = criticalPath(isWorking, made)
      const last = lastDay(made.tasks)
      expect(made.tasks.some(({ id, end }) => end === last && slack.get(id) === 0)).toBe(true)
      const pushing = new Set(links.map(({ before }) => before))
      const stuck = made.tasks.filter(({ id, end }) => slack.get(id) === 0 && end !== last && !pushing.has(id))
      expect(stuck).toEqual([])
      for (const { before, after } of links) expect([slack.get(before), slack.get(after)]).toEqual([0, 0])
    }),
  )
})
