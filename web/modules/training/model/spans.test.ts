import { expect, test } from 'vitest'
import { without } from './spans.ts'

test('what was told of what was played is not told again, and what lies around it stays', () => {
  expect(without([[0, 30]], [[0, 20]])).toEqual([[20, 30]])
  expect(without([[0, 30]], [[10, 20]])).toEqual([
    [0, 10],
    [20, 30],
  ])
  expect(without([[5, 10]], [[0, 30]])).toEqual([])
  expect(without([[5, 10]], [[10, 30]])).toEqual([[5, 10]])
  expect(
    without(
      [
        [0, 10],
        [20, 30],
      ],
      [
        [0, 5],
        [25, 30],
      ],
    ),
  ).toEqual([
    [5, 10],
    [20, 25],
  ])
})
