import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  [4, 4],
  [0, 0],
  ['04', 4],
  ['1.', 1],
  ['1.50', 1.5],
  ['', null],
  ['-', null],
  ['.', null],
])('%j is the number %j', (typed, number) => expect(typedNumber(typed)).toBe(number))
