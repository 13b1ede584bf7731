import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { SHORT_ID, SHORT_ID_BYTES, shortIdFrom, shortIdIn, splitAtShortIds } from './short-id.ts'

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

test.each([
  '#TUK686',
  'TUK686.',
  '(tuk-686)',
  'tuk 686؟',
  '«TUK686»،',
  'التذكرة TUK686',
  'ticket tuk686 please',
  'وTUK٦٨٦',
  '\u2068TUK686\u2069',
  '\u2067التذكرة \u2066#TUK686\u2069\u2069',
  'TU\u200BK686\u200F',
  'ＴＵＫ６８６',
  'Re: [TUK686] printer',
  'https://diwan.example/tickets/TUK686',
  'https://diwan.example/s/TUK686?from=mail',
])('%j names TUK686', (text) => {
  expect(shortIdIn(text)).toBe('TUK686')
})

test.each([
  '',
  '#',
  'TUK6860',
  'XTUK686',
  'TUK686x',
  'need for 123 days',
  'tuk686@example.sa',
  'omar@tuk686',
  'tuk686.pdf',
  'scan_TUK686',
])('%j names none', (text) => {
  expect(shortIdIn(text)).toBeUndefined()
})
