import { expect, test } from 'vitest'
import type { Reading } from '../formats.ts'
import type { Given } from './given.ts'
import { printedAnswer } from './printed.ts'

const english: Reading = {
  language: 'en',
  digits: 'latn',
  calendar: 'gregory',
  hijri: { offset: 0, months: [] },
  zone: 'Asia/Riyadh',
  monthNames: 'SA',
}
const arabic: Reading = { ...english, language: 'ar', digits: 'arab' }
const option = (nameEn: string, nameAr: string) => ({ nameEn, nameAr })
const given = (type: Given['type'], value: Given['value'], more: Partial<Given> = {}): Given => ({
  key: 'asked',
  type,
  labelAr: 'السؤال',
  labelEn: 'Question',
  value,
  names: [],
  ...more,
})

test.each([
  ['a day', given('date', '2030-01-15'), '15-01-2030', '١٥-\u200e٠١-\u200e٢٠٣٠'],
  ['a number', given('number', 12), '12', '١٢'],
  ['a rating', given('rating', 4, { outOf: 5 }), '4 / 5', '٤ / ٥'],
  [
    'some of several',
    given('choices', ['a', 'b'], { names: [option('Screen', 'شاشة'), option('Keyboard', 'لوحة')] }),
    'Screen\nKeyboard',
    'شاشة\nلوحة',
  ],
  [
    'a table',
    given('matrix', { speed: 'good' }, { rows: [{ row: option('Speed', 'السرعة'), chosen: option('Good', 'جيدة') }] }),
    'Speed: Good',
    'السرعة: جيدة',
  ],
  ['words as they were written', given('text', 'غرفة 12'), 'غرفة 12', 'غرفة 12'],
])('%s is said in the language, calendar and digits of its reader', (_what, answer, inEnglish, inArabic) => {
  expect([printedAnswer(answer, english), printedAnswer(answer, arabic)]).toEqual([inEnglish, inArabic])
})
