import { expect, test } from 'vitest'
import { addressesIn } from './addresses.ts'

const found = (text: string): string[] => addressesIn(text).map(({ address }) => address)

test.each([
  ['انظر https://ar.wikipedia.org/wiki/عطارد_(كوكب)', 'https://ar.wikipedia.org/wiki/عطارد_(كوكب)'],
  ['(https://example.com/a_(b)_(c))', 'https://example.com/a_(b)_(c)'],
  ['[https://example.com/a[1]]', 'https://example.com/a[1]'],
  ['https://example.com/a).', 'https://example.com/a'],
  ["'https://example.com/it's'", "https://example.com/it's"],
  ['“https://example.com/a”', 'https://example.com/a'],
  ['https://example.com/a’', 'https://example.com/a'],
  ['https://example.com/a…', 'https://example.com/a'],
  ['https://example.com/a۔', 'https://example.com/a'],
  ['https://example.com/a؟!', 'https://example.com/a'],
  ['https://example.com/a\u200b', 'https://example.com/a'],
  ['https://example.com/a\u200d\u200c', 'https://example.com/a'],
  ['\u2066https://example.com/a\u2069،', 'https://example.com/a'],
  ['\u202bhttps://example.com/a\u202c', 'https://example.com/a'],
  ['https://example.com/a\u200f نعم', 'https://example.com/a'],
  ['https://fa.wikipedia.org/wiki/می\u200cخواهم', 'https://fa.wikipedia.org/wiki/می\u200cخواهم'],
  ['https://example.com/?q=a;b#c', 'https://example.com/?q=a;b#c'],
])('%j holds %j', (text, address) => {
  expect(found(text)).toEqual([address])
  expect(addressesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([address])
})

test('what is no address is none', () => {
  expect(found('example.com javascript:alert(1) ftp://example.com http:// https://).')).toEqual([])
})
