import type { Reading } from '@diwan/core/formats'
import { expect, test } from 'vitest'
import { createSentences } from './sentences.ts'

const words = {
  due: 'حتى {{at, instant}}',
  day: 'في {{on, day}}',
  count_other: '{{count, number}} تذكرة',
  count_many: '{{count, number}} تذكرة',
}
const sentences = createSentences({ tests: { ar: words, en: words } })
const AT = Date.UTC(2026, 10, 20, 13, 5) / 1_000
const reading: Reading = {
  language: 'ar',
  zone: 'Asia/Riyadh',
  digits: 'arab',
  calendar: 'both',
  hijri: { offset: 1, months: [] },
  monthNames: 'SA',
}
const plain = (text: string) => text.replace(/[\u200E\u2068\u2069]/g, '')

test('numbers, days and moments of a sentence are said as its reader reads them', () => {
  const say = (key: string, params: object) => plain(sentences('ar', 'tests', key, { ...params }, reading))
  expect(say('due', { at: AT })).toBe('حتى ٢٠٢٦/١١/٢٠ ٠٤:٠٥ PM — ١١ جمادى الآخرة ١٤٤٨')
  expect(say('day', { on: '2026-11-20' })).toBe('في ٢٠-١١-٢٠٢٦ — ١١ جمادى الآخرة ١٤٤٨')
  expect(say('count', { count: 1_234 })).toBe('١٬٢٣٤ تذكرة')
})

test('for nobody in particular they are 123 and Gregorian', () => {
  expect(sentences('ar', 'tests', 'due', { at: AT })).toBe('حتى 2026/11/20 01:05 PM')
  expect(sentences('ar', 'tests', 'count', { count: 1_234 })).toBe('1,234 تذكرة')
})

test('what nobody wrote is its key, in either language (S8.36)', () => {
  const say = (language: 'ar' | 'en', namespace: string) => sentences(language, namespace, 'told_unheard', { count: 2 })
  expect([say('ar', 'tests'), say('en', 'tests'), say('ar', 'elsewhere')]).toEqual([
    'told_unheard',
    'told_unheard',
    'told_unheard',
  ])
})
