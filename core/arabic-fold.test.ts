import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './arabic-fold.ts'

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
])('%s or %s: who types either finds the same', (written, typed) => {
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
