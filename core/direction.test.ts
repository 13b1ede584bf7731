import { expect, test } from 'vitest'
import { directionOf, isolate, stripBidiControls } from './direction.ts'

test.each(['مرحبا', 'مرحبا John Smith, how are you today', '🎉 مبروك', '12. البند', 'שלום'])(
  '%s reads from the right',
  (text) => {
    expect(directionOf(text, 'ltr')).toBe('rtl')
  },
)

test.each(['Hello', 'Hello مرحبا everybody out there', '3 files', '🎉 Congratulations', 'Привет'])(
  '%s reads from the left',
  (text) => {
    expect(directionOf(text, 'rtl')).toBe('ltr')
  },
)

test('an Arabic line that opens with a Latin word reads from the right', () => {
  expect(directionOf('Zoom اجتماع اليوم', 'ltr')).toBe('rtl')
})

test('two Arabic letters of five are enough, two of six are not', () => {
  expect(directionOf('abc نت', 'ltr')).toBe('rtl')
  expect(directionOf('abcd نت', 'rtl')).toBe('ltr')
})

test.each([
  '@everyone مرحبا',
  'https://diwan.example/tickets/a-rather-long-address مرحبا',
  'www.diwan.example مرحبا',
  'diwan.example/help مرحبا',
  'sara.haddad@diwan.example مرحبا',
  '`npm run check` مرحبا',
  '```\nconst answer = 42;\n``` مرحبا',
])('what stands before the words does not turn the line: %s', (text) => {
  expect(directionOf(text, 'ltr')).toBe('rtl')
})

test('a name mentioned in Arabic does not turn an English line', () => {
  expect(directionOf('@أحمد please look', 'rtl')).toBe('ltr')
})

test.each(['', '   ', '123', '٣٠٪', '👍👨‍👩‍👧', '@everyone', 'https://diwan.example', 'a@b.example', '`code`'])(
  '«%s» says nothing and follows the surface',
  (text) => {
    expect([directionOf(text, 'rtl'), directionOf(text, 'ltr')]).toEqual(['rtl', 'ltr'])
  },
)

test.each(['a.', 'a@', '`', '```', 'a', '@', 'www.', 'a-', '1.'])('fifty thousand times «%s» is judged at once', (piece) => {
  const began = performance.now()
  directionOf(piece.repeat(50_000), 'ltr')
  expect(performance.now() - began).toBeLessThan(300)
})

test('a name cannot pretend to be another by turning its letters round', () => {
  expect(stripBidiControls('invoice\u202Efdp.exe\u2066\u2069')).toBe('invoicefdp.exe')
  expect(stripBidiControls('مُحَمَّد A\u200E')).toBe('مُحَمَّد A\u200E')
})

test('an isolated text cannot break out of its isolation', () => {
  expect(isolate('ABC123')).toBe('\u2068ABC123\u2069')
  expect(isolate('a\u2069b\u202E')).toBe('\u2068ab\u2069')
})

test('an isolated title has the direction of the rule, whatever letter it begins with', () => {
  expect(isolate('Zoom اجتماع اليوم')).toBe('\u2068\u200FZoom اجتماع اليوم\u2069')
  expect(isolate('@أحمد please look', 'rtl')).toBe('\u2068\u200E@أحمد please look\u2069')
  expect(isolate('مرحبا John', 'ltr')).toBe('\u2068مرحبا John\u2069')
  expect([isolate('123', 'rtl'), isolate('123', 'ltr')]).toEqual(['\u2068\u200F123\u2069', '\u2068123\u2069'])
})
