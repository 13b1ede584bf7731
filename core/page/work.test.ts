import { expect, test } from 'vitest'
import { fittingSteps, workOf } from './work.ts'

const mark = (from: number, to: number) => ({ from, to })
const put = (at: number, size: number) => ({ from: at, to: at, slice: { size } })
const take = (from: number, to: number) => ({ from, to, slice: { size: 0 } })
const times = (count: number, step: object) => Array.from({ length: count }, () => step)

test('marking all of a large document over and over fits four times', () => {
  expect(fittingSteps(39_800, times(500, mark(0, 39_800)))).toBe(4)
})

test('one step alone always fits, however large the document is or becomes', () => {
  expect(fittingSteps(2, [put(1, 340_000)])).toBe(1)
  expect(fittingSteps(340_000, [mark(0, 340_000)])).toBe(1)
  expect(fittingSteps(340_000, [{ from: 0, to: 340_000, slice: { size: 340_000 } }])).toBe(1)
})

test('five hundred letters, a large paste, and marking it all with its undo are one commit', () => {
  expect(fittingSteps(2, times(500, put(1, 1)))).toBe(500)
  expect(fittingSteps(2, [put(1, 200_000), mark(0, 200_000), mark(0, 200_000)])).toBe(3)
  expect(fittingSteps(100_000, [mark(0, 100_000), mark(0, 100_000), take(0, 100_000)])).toBe(3)
})

test('a document is not counted larger than it becomes: what is put in and taken out again is work', () => {
  const again = Array.from({ length: 20 }, () => [put(1, 50_000), take(1, 50_001)]).flat()
  expect(fittingSteps(2, again)).toBeLessThan(6)
})

test('places that lie make no work negative and no document large', () => {
  expect(workOf([mark(500, 0), put(1, 3)])).toBe(3)
  const lying = { from: 0, to: 5, gapFrom: 0, gapTo: 1_000_000_000, slice: { size: 0 } }
  expect(fittingSteps(100, [...times(10, mark(0, 20_000)), lying])).toBe(4)
})
