import { expect, test } from 'vitest'
import { pastedLines, withLines } from './pasted-options.ts'

const options = [
  { key: 'option_1', labelAr: '', labelEn: 'First' },
  { key: 'option_2', labelAr: '', labelEn: 'Second' },
]

test('each pasted line fills a choice, and further lines become new ones', () => {
  const lines = pastedLines('الرياض\r\n\r\n جدة \nالدمام\n')
  const { options: filled, leftOut } = withLines(options, lines, { index: 1, language: 'ar', stem: 'option', most: 500 })
  expect(filled.map(({ labelAr, labelEn }) => [labelAr, labelEn])).toEqual([
    ['', 'First'],
    ['الرياض', 'Second'],
    ['جدة', ''],
    ['الدمام', ''],
  ])
  expect([new Set(filled.map(({ key }) => key)).size, leftOut]).toEqual([4, 0])
})

test('two columns of a sheet are both languages, and lines beyond the most are counted', () => {
  const pasted = withLines([], ['Riyadh\tالرياض', 'Jeddah\tجدة', 'Abha\tأبها'], {
    index: 0,
    language: 'en',
    stem: 'option',
    most: 2,
  })
  expect(pasted.options.map(({ labelAr }) => labelAr)).toEqual(['الرياض', 'جدة'])
  expect(pasted.leftOut).toBe(1)
})
