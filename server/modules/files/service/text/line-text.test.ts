import { expect, test } from 'vitest'
import { lineText } from './line-text.ts'
import { plainText } from './plain-text.ts'

/** Each piece ten points wide for a letter, from left to right as it stands on the page. */
const drawn = (...pieces: readonly string[]) => {
  let x = 0
  return pieces.map((text) => {
    const piece = { text, x, width: 10 * text.length, height: 12 }
    x += piece.width
    return piece
  })
}
const read = (...pieces: readonly string[]) => plainText(lineText(drawn(...pieces)))

test('Arabic letters that a page places one by one from the left are the words as people type them', () => {
  expect(read('ﺪ', 'ﻘ', 'ﻋ', ' ', 'ﺔ', 'ﻧ', 'ﺎ', 'ﻴ', 'ﺻ')).toBe('صيانة عقد')
  expect(read('.', 'ﻻ', ' ', 'عقد')).toBe('عقد لا.')
})

test('numbers and English words among them keep their own order', () => {
  expect(read('ﺪ', 'ﻘ', 'ﻋ', ' ', '11', ' ', 'PC', ' ', 'ﻢ', 'ﻗ', 'ﺭ')).toBe('رقم 11 PC عقد')
  expect(read('Contract ', 'ﺪ', 'ﻘ', 'ﻋ', ' of maintenance')).toBe('Contract عقد of maintenance')
})

test('pieces with a gap between them are words of their own, pieces without one are a word', () => {
  const piece = (text: string, x: number) => ({ text, x, width: 20, height: 12 })
  expect(lineText([piece('main', 0), piece('tenance', 20), piece('cost', 50)])).toBe('maintenance cost')
})

test('marks of direction and what no text may hold are left out, and a text ends at its limit', () => {
  expect(plainText('\u202Bعقد\u202C\0  ١٢\n')).toBe('عقد ١٢')
  expect(plainText('ا '.repeat(100_000))).toHaveLength(50_000)
})
