import { expect, test } from 'vitest'
import { isStorable } from './storable-text.ts'

test.each(['', 'مُحَمَّد', '👨‍👩‍👧', 'a\tb\nc'])('%j can be stored', (text) => {
  expect(isStorable(text)).toBe(true)
})

test.each(['a\u0000b', '\uD83D', 'x\uDC4Dy'])('%j is refused before the database refuses it', (text) => {
  expect(isStorable(text)).toBe(false)
})
