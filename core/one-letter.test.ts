import { expect, test } from 'vitest'
import { isOneLetterAway } from './one-letter.ts'

test.each([
  ['طابع', 'طابغ'],
  ['طابع', 'طاع'],
  ['طابع', 'طابعع'],
  ['طابع', 'طباع'],
  ['printer', 'rinter'],
])('%s and %s are one mistake apart, whichever is asked first', (one, other) => {
  expect([isOneLetterAway(one, other), isOneLetterAway(other, one)]).toEqual([true, true])
})

test.each([
  ['طابع', 'طابع'],
  ['طابع', 'طغفع'],
  ['طابع', 'طا'],
  ['abcd', 'badc'],
])('%s and %s are not', (one, other) => {
  expect(isOneLetterAway(one, other)).toBe(false)
})
