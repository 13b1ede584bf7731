import { expect, test } from 'vitest'
import type { Reading } from '@diwan/core/formats'
import { rulerOf } from './ruler.ts'
import { dayAt, numberOf, type Zoom } from './scale.ts'

const reading: Reading = {
  language: 'ar',
  zone: 'Asia/Riyadh',
  digits: 'latn',
  calendar: 'gregory',
  hijri: { offset: 0, months: [] },
  monthNames: 'SA',
}
const ruler = (zoom: Zoom, from: string, to: string) =>
  rulerOf({ zoom, days: { from: numberOf(from), to: numberOf(to) }, weekStart: 0, reading })
const shown = (ticks: readonly { day: number; text: string }[]) => ticks.map(({ day, text }) => [dayAt(day), text])

test('days stand under their months, and Hijri days under them', () => {
  const { upper, lower, hijri } = ruler('week', '2026-11-29', '2026-12-12')
  expect(shown(upper)).toEqual([
    ['2026-11-01', 'نوفمبر 2026'],
    ['2026-12-01', 'ديسمبر 2026'],
  ])
  expect(lower.map(({ text }) => text)).toEqual(['29', '30', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
  expect(shown(hijri)).toEqual([
    ['2026-11-29', 'جمادى الآخرة 1448'],
    ['2026-12-10', 'رجب'],
    ['2026-12-05', '25'],
  ])
})

test('weeks begin where the organisation begins them, and quarters show months under years', () => {
  expect(shown(ruler('month', '2026-12-20', '2027-01-05').lower)).toEqual([
    ['2026-12-20', '20'],
    ['2026-12-27', '27'],
    ['2027-01-03', '3'],
  ])
  const { upper, lower } = ruler('quarter', '2026-12-20', '2027-02-05')
  expect(upper.map(({ text }) => text)).toEqual(['2026', '2027'])
  expect(lower.map(({ text }) => text)).toEqual(['ديسمبر', 'يناير', 'فبراير'])
})
