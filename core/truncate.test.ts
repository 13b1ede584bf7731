import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('100 characters are kept, 101 are cut and the ellipsis is added after them', () => {
  expect(truncate('ا'.repeat(100))).toBe('ا'.repeat(100))
  expect(truncate('ا'.repeat(101))).toBe(`${'ا'.repeat(100)}…`)
})

test('a letter with its vowel marks counts as one character', () => {
  expect(truncate('مُ'.repeat(100))).toBe('مُ'.repeat(100))
  expect(truncate('مُحَمَّد', 3)).toBe('مُحَمَّ…')
})

test('a family is never separated', () => {
  expect(truncate('👨‍👩‍👧👨‍👩‍👧', 1)).toBe('👨‍👩‍👧…')
  expect(truncate('مُحَمَّد👨‍👩‍👧', 5)).toBe('مُحَمَّد👨‍👩‍👧')
})

test('the length can be chosen', () => {
  expect(truncate('Diwan portal', 5)).toBe('Diwan…')
})
