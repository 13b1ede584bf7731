import { expect, test } from 'vitest'
import { cellsOf, type PersonLoad } from './loads.ts'
import { numberOf } from './scale.ts'

const load = (days: readonly (readonly [string, number])[]): PersonLoad => ({
  person: { id: 'me', fullName: 'سارة', photo: null },
  days: new Map(days.map(([day, minutes]) => [numberOf(day), { minutes, tasks: 1 }])),
})
/** Eight hours a day from Sunday to Thursday. */
const capacity = new Map(
  ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-29'].map((day) => [numberOf(day), 480]),
)
const within = { from: numberOf('2026-11-24'), to: numberOf('2026-12-05'), weekStart: 0 } as const

test('days are cells of their own, weeks begin on the first day of the week and add their days up', () => {
  const mine = load([
    ['2026-11-24', 60],
    ['2026-11-26', 600],
    ['2026-11-29', 30],
  ])
  expect(cellsOf(mine, capacity, { ...within, step: 1 }).map(({ from, minutes }) => [from, minutes])).toEqual([
    [numberOf('2026-11-24'), 60],
    [numberOf('2026-11-26'), 600],
    [numberOf('2026-11-29'), 30],
  ])
  expect(cellsOf(mine, capacity, { ...within, step: 7 })).toEqual([
    { from: numberOf('2026-11-22'), days: 7, capacity: 2_400, minutes: 660, tasks: 1 },
    { from: numberOf('2026-11-29'), days: 7, capacity: 480, minutes: 30, tasks: 1 },
  ])
  expect(cellsOf(mine, capacity, { ...within, step: 7, weekStart: 6 })[0]?.from).toBe(numberOf('2026-11-21'))
})
