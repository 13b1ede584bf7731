import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, stem } from './arabic-fold.ts'
import { searchTerms } from './search-text.ts'

test.each([
  ['أحمد', 'احمد'],
  ['إدارة', 'اداره'],
  ['آمال', 'امال'],
  ['ٱلله', 'الله'],
  ['مصطفى', 'مصطفي'],
  ['علی', 'علي'],
  ['شؤون', 'شوون'],
  ['مسائل', 'مسايل'],
  ['مدرسة', 'مدرسه'],
  ['کتاب', 'كتاب'],
])('whoever types %s or %s finds the same', (written, typed) => {
  expect(fold(written)).toBe(fold(typed))
})

test('vowel marks, tatweel and Quranic marks do not matter', () => {
  expect(fold('مُحَمَّدٌ')).toBe('محمد')
  expect(fold('محـــمد')).toBe('محمد')
  expect(fold('ٱلرَّحۡمَٰنِ')).toBe('الرحمن')
})

test('a hamza written as a separate mark is the letter with the hamza', () => {
  expect(fold('ا\u0654حمد')).toBe(fold('أحمد'))
  expect(fold('شو\u0654ون')).toBe(fold('شؤون'))
})

test('letters and vowel signs of a badly made PDF are the letters', () => {
  expect(fold('ﻣﺤﻤﺪ')).toBe('محمد')
  expect(fold('ﻣ\uFE79ﺤ\uFE77ﻤﺪ')).toBe('محمد')
})

test('two names that look the same are the same, whatever invisible characters they carry', () => {
  expect(fold('Ali\u202E\u200B \u2066Hassan\u2069')).toBe('ali hassan')
})

test('digits, case and spaces do not matter', () => {
  expect(fold('  Room\u00A0 ١٢ ')).toBe('room 12')
  expect(fold('ROOM ۱۲')).toBe('room 12')
  expect(new Set(['Straße', 'STRASSE', 'STRAẞE'].map(fold)).size).toBe(1)
})

test('different letters stay different', () => {
  expect(fold('سارة')).not.toBe(fold('ساري'))
  expect(fold('حسن')).not.toBe(fold('حسين'))
})

test('folding twice is folding once', () => {
  const arabic = fc.string({ unit: fc.constantFrom(...Array.from('اأإآٱىئيیؤوةهکكَّٰٓٔـ ٣۳aAßẞİς\u200D\uFE79\u0301')) })
  fc.assert(
    fc.property(fc.oneof(arabic, fc.string({ unit: 'grapheme' })), (text) => fold(fold(text)) === fold(text)),
    { numRuns: 3000 },
  )
})

test.each([
  ['والاجتماعات', 'اجتماع'],
  ['اجتماعاتنا', 'اجتماع'],
  ['للموظفين', 'موظف'],
  ['وللموظفين', 'موظف'],
  ['موظفيهم', 'موظف'],
  ['بالمدرسه', 'مدرس'],
  ['مهندسون', 'مهندس'],
  ['كتابها', 'كتاب'],
])('%s is found by its stem %s', (word, expected) => {
  expect(stem(word)).toBe(expected)
})

test('a stem keeps at least three letters', () => {
  expect(stem('ولد')).toBe('ولد')
  expect(stem('الان')).toBe('الان')
  expect(stem('ابي')).toBe('ابي')
})

test('Latin words and numbers are their own stem', () => {
  expect(stem('meetings')).toBe('meetings')
  expect(stem('2026')).toBe('2026')
})

test('searching for one meeting finds the meetings', () => {
  expect(searchTerms('الاجتماعات الأسبوعية')).toEqual(expect.arrayContaining(searchTerms('اجتماع')))
})

test('a term is given once and carries no punctuation', () => {
  expect(searchTerms('تذكرة ABC123: تذكرة، «Zoom»!')).toEqual(['تذكر', 'abc123', 'zoom'])
})

test('a text without words has no terms', () => {
  expect(searchTerms(' 👍 … ')).toEqual([])
})
