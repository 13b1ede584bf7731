import { expect, test } from 'vitest'
import { anchored, nextOf, type Counting, type Recurrence } from './recurrence.ts'
import { hijriOf } from './hijri.ts'
import { weekdayOf } from './calendar-days.ts'

const counting: Counting = {
  hijri: { offset: 0, months: [] },
  weekStart: 0,
  isWorkingDay: (day) => ![5, 6].includes(weekdayOf(day)),
}
const rule = (unit: Recurrence['unit'], more: Partial<Recurrence> = {}): Recurrence => ({
  unit,
  every: 1,
  calendar: 'gregory',
  ...more,
})
/** So many days on which it comes, each done on its day. */
function walk(of: Recurrence, first: string, count: number): string[] {
  const fixed = anchored(of, first, counting)
  const days = [first]
  while (days.length < count) days.push(nextOf(fixed, days.at(-1)!, days.at(-1)!, counting))
  return days.slice(1)
}

test('what comes every few days is counted from its own day, and not from when it was done', () => {
  expect(nextOf(rule('day', { every: 3 }), '2026-11-24', '2026-11-24', counting)).toBe('2026-11-27')
  expect(nextOf(rule('day', { every: 3 }), '2026-11-24', '2026-12-01', counting)).toBe('2026-12-03')
  expect(nextOf(rule('day'), '2026-11-24', '2026-11-20', counting)).toBe('2026-11-25')
})

test('working days leave the weekend out', () => {
  expect(walk(rule('day', { workingDays: true }), '2026-11-25', 4)).toEqual(['2026-11-26', '2026-11-29', '2026-11-30'])
})

test('every other week is a week of the organisation', () => {
  expect(walk(rule('week', { every: 2, weekdays: [1, 3] }), '2026-11-23', 5)).toEqual([
    '2026-11-25',
    '2026-12-07',
    '2026-12-09',
    '2026-12-21',
  ])
  expect(walk(rule('week'), '2026-11-24', 3)).toEqual(['2026-12-01', '2026-12-08'])
})

test('the 31st is the last day of a shorter month, and the 31st again after it', () => {
  expect(walk(rule('month'), '2026-12-31', 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
  expect(walk(rule('month', { monthDay: -1 }), '2028-01-31', 3)).toEqual(['2028-02-29', '2028-03-31'])
})

test('several days of a month come one after the other', () => {
  expect(walk(rule('month', { monthDay: 1, monthDays: [1, 15, 31] }), '2027-01-15', 5)).toEqual([
    '2027-01-31',
    '2027-02-01',
    '2027-02-15',
    '2027-02-28',
  ])
})

test('the first and the last of a weekday are those of their month', () => {
  expect(walk(rule('month', { weekdays: [0], place: 1 }), '2026-12-06', 3)).toEqual(['2027-01-03', '2027-02-07'])
  expect(walk(rule('month', { weekdays: [4], place: -1 }), '2026-11-26', 3)).toEqual(['2026-12-31', '2027-01-28'])
})

test('the 29th of February comes each year, on the 28th where there is none', () => {
  expect(walk(rule('year'), '2028-02-29', 5)).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
})

test('a Hijri day comes in each month or year of that calendar, the 30th as the 29th of a short month', () => {
  const hijri = (day: string) => hijriOf(day, counting.hijri)
  const years = walk(rule('year', { calendar: 'hijri', month: 9, monthDay: 1 }), '2027-02-08', 4).map(hijri)
  expect(years.map(({ month, day }) => [month, day])).toEqual([
    [9, 1],
    [9, 1],
    [9, 1],
  ])
  const months = walk(rule('month', { calendar: 'hijri', monthDay: 30 }), '2026-12-10', 14)
  const shown = months.map(hijri)
  expect(new Set(shown.map(({ year, month }) => `${year}-${month}`)).size).toBe(months.length)
  expect(shown.every(({ day }) => day === 29 || day === 30)).toBe(true)
  expect(shown.map(({ day }) => day)).toEqual(expect.arrayContaining([29, 30]))
})

test('what was left undone for long comes next after today, never in the past', () => {
  expect(nextOf(rule('week', { weekdays: [0] }), '2026-01-04', '2026-11-24', counting)).toBe('2026-11-29')
  expect(nextOf(rule('month', { monthDay: 5 }), '2025-01-05', '2026-11-24', counting)).toBe('2026-12-05')
})
