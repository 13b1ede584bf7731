import { expect, test } from 'vitest'
import { foldAnswer } from './fold-answer.ts'

test.each([
  ["don't", 'Don’t'],
  ['rock ’n’ roll', "rock 'n' roll"],
  ['follow-up', 'follow–up'],
  ['follow‑up', 'follow-up'],
  ['.5', '0.5'],
  ['12.', '١٢'],
  ['١٢،٥', '12.50'],
  ['1 234', '1,234'],
  ['−3', '-3.0'],
])('%j is the same answer as %j', (one, other) => expect(foldAnswer(one)).toBe(foldAnswer(other)))

test.each([
  ['5', '-5'],
  ['.5', '5'],
  ['12', '1.2'],
  ["it's", 'its'],
  ['50%', '50'],
])('%j is not the same answer as %j', (one, other) => expect(foldAnswer(one)).not.toBe(foldAnswer(other)))
