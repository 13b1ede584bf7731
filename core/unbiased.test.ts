import { expect, test } from 'vitest'
import { unbiased } from './unbiased.ts'

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte)

test.each([2, 10, 26, 60, 255, 256])('of %i choices each has the same chance', (choices) => {
  const choose = unbiased(everyByte)
  const counts = Array.from({ length: choices }, () => 0)
  const rounds = Math.floor(256 / choices)
  for (let turn = 0; turn < rounds * choices; turn += 1) counts[choose(choices)]! += 1
  expect(new Set(counts)).toEqual(new Set([rounds]))
})

test('without bytes there is no choice, rather than a guessable one', () => {
  expect(() => unbiased(new Uint8Array())(2)).toThrow(RangeError)
  expect(() => unbiased(Uint8Array.of(255, 255))(26)).toThrow(RangeError)
})
