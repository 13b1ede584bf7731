import type { Reading } from '@diwan/core/formats'
import { expect, test } from 'vitest'
import { rangeOf, rangeTitle, stepped } from './range.ts'

const arabic: Reading = {
  language: 'ar',
  zone: 'Asia/Riyadh',
  digits: 'latn',
  calendar: 'gregory',
  hijri: { offset: 0, months: [] },
  monthNames: 'SA',
}

test('a month shows whole weeks of the country, and never more days than one answer holds', () => {
  expect(rangeOf('month', '2026-11-22', 0)).toEqual({ from: '2026-11-01', to: '2026-12-05' })
  expect(rangeOf('month', '2026-11-22', 6)).toEqual({ from: '2026-10-31', to: '2026-12-04' })
  expect(rangeOf('week', '2026-11-28', 0)).toEqual({ from: '2026-11-22', to: '2026-11-28' })
  expect(rangeOf('agenda', '2026-11-22', 0)).toEqual({ from: '2026-11-22', to: '2026-12-05' })
})

test('a step leads to the neighbour, also from the last day of a long month', () => {
  expect([stepped('month', '2026-01-31', 1), stepped('month', '2026-03-31', -1)]).toEqual(['2026-02-01', '2026-02-01'])
  expect([stepped('week', '2026-11-22', -1), stepped('day', '2026-12-31', 1)]).toEqual(['2026-11-15', '2027-01-01'])
})

test('a title names in both calendars what its ends share once', () => {
  const week = { from: '2026-11-22', to: '2026-11-28' }
  expect(rangeTitle(week, 'gregory', arabic, false)).toBe('22 – 28 نوفمبر 2026')
  expect(rangeTitle(week, 'hijri', arabic, false)).toBe('12 – 18 جمادى الآخرة 1448')
  expect(rangeTitle({ from: '2026-12-27', to: '2027-01-02' }, 'gregory', arabic, false)).toBe('27 ديسمبر 2026 – 2 يناير 2027')
  expect(rangeTitle({ from: '2026-11-01', to: '2026-11-30' }, 'gregory', arabic, true)).toBe('نوفمبر 2026')
  expect(rangeTitle({ from: '2026-11-01', to: '2026-11-30' }, 'hijri', arabic, true)).toBe('جمادى الأولى – جمادى الآخرة 1448')
  expect(rangeTitle({ from: '2026-11-22', to: '2026-11-22' }, 'gregory', arabic, false)).toBe('22 نوفمبر 2026')
})
