import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const riyadh = { zone: 'Asia/Riyadh', weekend: [5, 6], hijri: { offset: 0, months: [] } } as const
const at = (text: string) => Date.parse(`${text}+03:00`) / 1_000
const night = { hours: { from: '22:00', to: '07:00' }, ramadan: null, weekend: false }

test.each([
  ['2026-11-18T21:59:59', null],
  ['2026-11-18T22:00:00', '2026-11-19T07:00:00'],
  ['2026-11-19T06:59:59', '2026-11-19T07:00:00'],
  ['2026-11-19T07:00:00', null],
])('a night from ten to seven: at %s the silence ends at %s', (now, until) => {
  expect(quietUntil(night, riyadh, at(now))).toBe(until && at(until))
})

test('a weekend is quiet as a whole, and the night after it as well', () => {
  expect(quietUntil({ ...night, weekend: true }, riyadh, at('2026-11-20T12:00:00'))).toBe(at('2026-11-22T07:00:00'))
  expect(quietUntil({ ...night, hours: null, weekend: true }, riyadh, at('2026-11-19T23:59:59'))).toBeNull()
})

test('Ramadan has hours of its own', () => {
  const quiet = { ...night, ramadan: { from: '03:00', to: '10:00' } }
  expect(quietUntil(quiet, riyadh, at('2026-02-20T23:00:00'))).toBeNull()
  expect(quietUntil(quiet, riyadh, at('2026-02-20T04:00:00'))).toBe(at('2026-02-20T10:00:00'))
})

test('without hours nothing is quiet', () => {
  expect(quietUntil({ hours: null, ramadan: null, weekend: false }, riyadh, at('2026-11-20T03:00:00'))).toBeNull()
})
