import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { SHORT_ID, SHORT_ID_BYTES, shortIdFrom, splitAtShortIds } from './short-id.ts'

const fresh = () => shortIdFrom(webcrypto.getRandomValues(new Uint8Array(SHORT_ID_BYTES)))

test('a short id is three letters and three digits', () => {
  for (let turn = 0; turn < 500; turn += 1) expect(fresh()).toMatch(SHORT_ID)
})

test.each(['abc123', 'AB1234', 'ABC12', 'ABC1234', 'أبج123', 'ABC١٢٣', 'ABC123\n'])('%j is no short id', (text) => {
  expect(SHORT_ID.test(text)).toBe(false)
})

test('the bytes decide, from AAA000 to ZZZ999', () => {
  expect(shortIdFrom(new Uint8Array(6))).toBe('AAA000')
  expect(shortIdFrom(Uint8Array.of(25, 25, 25, 9, 9, 9))).toBe('ZZZ999')
})

test('bytes that would favour some letters are passed over', () => {
  expect(shortIdFrom(Uint8Array.of(255, 1, 234, 2, 3, 250, 4, 5, 6))).toBe('BCD456')
})

test.each([
  ['مثل BRT471 تمامًا', ['BRT471']],
  ['ABC123', ['ABC123']],
  ['(ABC123, XYZ999).', ['ABC123', 'XYZ999']],
  ['ABC123 وXYZ٩٩٩،', ['ABC123', 'XYZ٩٩٩']], // the Arabic «and» stands at the word
  ['see abc123, XABC123, ABC1234, ABC12, ABC123x, A-ABC123', []],
  ['https://diwan.example/ABC123 omar@ABC123.example file_ABC123', []],
  ['', []],
])('in %j the short ids are %j', (text, found) => {
  const pieces = splitAtShortIds(text)
  expect(pieces.filter((_, place) => place % 2 === 1)).toEqual(found)
  expect(pieces.join('')).toBe(text)
})
