import { expect, test } from 'vitest'
import { movedStarts } from './series-starts.ts'

const moved = (before: number[], after: number[]) => [...movedStarts(before, after)]

test('each beginning goes to the one that took its place', () => {
  expect(moved([10, 40, 70], [11, 41, 71])).toEqual([
    [10, 11],
    [40, 41],
    [70, 71],
  ])
  expect(moved([10, 40, 70], [10, 39, 70])).toEqual([[40, 39]])
})

test('one that is left out takes the place of no other', () => {
  // the last month no longer fits
  expect(moved([10, 40, 70], [11, 41])).toEqual([
    [10, 11],
    [40, 41],
  ])
  // a holiday on 2, for which the series goes on to 6
  expect(moved([1, 2, 3, 4, 5], [1, 3, 4, 5, 6])).toEqual([])
  expect(moved([1, 2, 3], [1, 3])).toEqual([])
})
