import { expect, test } from 'vitest'
import { showDigits, toAsciiDigits } from './digits.ts'

test('a code typed on an Arabic or a Persian keyboard is the code', () => {
  expect(toAsciiDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(toAsciiDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  expect(Number(toAsciiDigits('١٢'))).toBe(12)
})

test('everything that is not a digit stays as it was typed', () => {
  expect(toAsciiDigits('غرفة ٣ (B2)')).toBe('غرفة 3 (B2)')
})

test('a reader who chose ١٢٣ sees only those, whatever was typed', () => {
  expect(showDigits('5 و ۵ و ٥', 'arab')).toBe('٥ و ٥ و ٥')
})

test('a reader who chose 123 sees only those', () => {
  expect(showDigits('20-11-٢٠٢٦', 'latn')).toBe('20-11-2026')
})
