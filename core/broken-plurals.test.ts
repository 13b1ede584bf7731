import { expect, test } from 'vitest'
import { BROKEN_PLURALS } from './broken-plurals.ts'
import { askedTerms } from './search-by-rules.ts'

test('every word of the starting list finds something that its own stem does not', () => {
  expect(BROKEN_PLURALS.length).toBeGreaterThan(150)
  for (const words of BROKEN_PLURALS) {
    expect(new Set(askedTerms(words.join(' ')).map(({ keys }) => keys[0])).size, words.join(' ')).toBeGreaterThan(1)
    for (const word of words) expect(askedTerms(word), word).toHaveLength(1)
  }
  expect(new Set(BROKEN_PLURALS.map((words) => words.join(' '))).size).toBe(BROKEN_PLURALS.length)
})
