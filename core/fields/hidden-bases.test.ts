import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hiddenBases } from './hidden-bases.ts'

const bases = fc.array(fc.nat({ max: 14 }), { maxLength: 9 }).map((parts) => new Map(parts.map((n, at) => [`d${at}`, n])))
const least = fc.integer({ min: 2, max: 8 })

test('no arithmetic on what is shown yields a base in 1..k-1', () => {
  fc.assert(
    fc.property(bases, least, (parts, k) => {
      const hidden = hiddenBases(parts, k)
      const sum = [...parts.values()].reduce((all, n) => all + n, 0)
      const shown = [...parts].filter(([name]) => !hidden.has(name)).map(([, n]) => n)
      expect(shown.every((n) => n >= k)).toBe(true)
      // the sum is shown from k on; any sum of shown parts taken from it leaves what is hidden, with or without others of k or more
      const left = sum - shown.reduce((all, n) => all + n, 0)
      expect(sum >= k ? left === 0 || left >= k : shown.length === 0).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('no more is hidden than must be', () => {
  expect(hiddenBases(new Map(Object.entries({ a: 9, b: 7, c: 5 })), 5)).toEqual(new Set())
  expect(hiddenBases(new Map(Object.entries({ a: 9, b: 3, c: 6 })), 5)).toEqual(new Set(['b', 'c']))
  expect(hiddenBases(new Map(Object.entries({ a: 9, b: 3, c: 2 })), 5)).toEqual(new Set(['b', 'c']))
  expect(hiddenBases(new Map(Object.entries({ a: 9, b: 0 })), 5)).toEqual(new Set(['b']))
})
