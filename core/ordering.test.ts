import fc from 'fast-check'
import { expect, test } from 'vitest'
import { between } from './ordering.ts'

const byCharacters = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

test('there is always a key between two, wherever things are put', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 200 }), (places) => {
      const keys: string[] = []
      for (const place of places) {
        const at = place % (keys.length + 1)
        keys.splice(at, 0, between(keys[at - 1] ?? null, keys[at] ?? null))
      }
      expect(keys).toEqual(keys.toSorted(byCharacters))
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

test.each(['end', 'beginning'])('ten thousand things, each put at the %s, have keys of five characters at most', (where) => {
  let key: string | null = null
  for (let count = 0; count < 10_000; count += 1) key = where === 'end' ? between(key, null) : between(null, key)
  expect(key!.length).toBeLessThanOrEqual(5)
})

test('a thousand things put at one and the same place have keys that stay short', () => {
  const [low, high] = [between(null, null), between(between(null, null), null)]
  let last = high
  for (let count = 0; count < 1_000; count += 1) last = between(low, last)
  expect(last.length).toBeLessThan(250)
})

test.each([
  ['a1', 'a1'],
  ['a2', 'a1'],
  ['', 'a1'],
  ['a10', null],
  ['b1', null],
  ['؟', null],
])('what is no key, or no order, is refused: %s, %s', (low, high) => {
  expect(() => between(low, high)).toThrow(/no key|Nothing lies/)
})
