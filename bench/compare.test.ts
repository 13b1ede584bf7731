import { expect, test } from 'vitest'
import { summary } from './compare.ts'

const calm = { portal: 2, before: 1, after: 1 }

test('a round counts by its own ratio, and the middle one answers', () => {
  expect(summary([calm])).toEqual({ ratio: 2, portal: 2, reference: 1 })
  expect(summary([calm, calm, { ...calm, portal: 4 }, { ...calm, portal: 9 }, { ...calm, portal: 9 }]).ratio).toBe(2)
})

test('rounds in which the reference itself was slow are left out', () => {
  const disturbed = { portal: 40, before: 1, after: 5 }
  expect(summary([disturbed, calm, calm, disturbed]).ratio).toBe(2)
})

test('a portal that is slow while the reference is not stays in', () => {
  const slow = { portal: 8, before: 1, after: 1 }
  expect(summary([slow, slow, slow, { portal: 2, before: 1, after: 3 }]).ratio).toBe(8)
})
