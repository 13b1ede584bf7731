import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test('whatever is short takes a minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('كلمة واحدة')).toBe(1)
})

test('Arabic words take longer than English ones', () => {
  expect(readingMinutes('كلمة '.repeat(690))).toBe(5)
  expect(readingMinutes('word '.repeat(690))).toBe(3)
})

test('a text in both languages counts each word by its script, and signs are no words', () => {
  expect(readingMinutes(`${'كلمة '.repeat(276)}${'word '.repeat(228)}${'— … '.repeat(500)}`)).toBe(3)
})
