import { daysOfSeries, occurrencesOn } from '@diwan/core/series'
import { anchored, type Counting, type Recurrence } from '@diwan/core/recurrence'
import { expect, test } from 'vitest'
import { rfcRule } from './rfc-rule.ts'

/** A week of Saudi Arabia, without holidays. */
const counting: Counting = {
  hijri: { offset: 0, months: [] },
  weekStart: 0,
  isWorkingDay: (day) => new Date(`${day}T12:00:00Z`).getUTCDay() < 5,
}
const plain = { every: 1, calendar: 'gregory' } as const

function mailedRule(rule: Recurrence, day: string, zone = 'Asia/Riyadh') {
  const whole = anchored(rule, day, counting)
  const { days } = daysOfSeries({ day, rule: whole }, counting, { times: 104, days: 731 })
  const starts = occurrencesOn(days, { time: '09:00', zone, minutes: 30 }).map(({ start }) => new Date(start * 1000))
  return { starts, mailed: rfcRule(whole, starts, { zone, weekStart: 0 }) }
}

test.each<[string, Recurrence, string]>([
  ['each day', { ...plain, unit: 'day', count: 30 }, '2026-11-29'],
  ['each third day', { ...plain, unit: 'day', every: 3, count: 10 }, '2026-11-29'],
  ['two weekdays of each other week', { ...plain, unit: 'week', every: 2, weekdays: [0, 2], count: 12 }, '2026-11-29'],
  ['the 15th', { ...plain, unit: 'month', monthDay: 15, count: 12 }, '2026-12-15'],
  ['the last day of the month', { ...plain, unit: 'month', monthDay: -1, count: 12 }, '2026-11-30'],
  ['the 1st and the 15th', { ...plain, unit: 'month', monthDay: 1, monthDays: [1, 15], count: 12 }, '2026-12-01'],
  ['the last Thursday', { ...plain, unit: 'month', weekdays: [4], place: -1, count: 12 }, '2026-11-26'],
  ['each year', { ...plain, unit: 'year', count: 3 }, '2026-11-15'],
])('%s is a rule of calendar programs', (_what, rule, day) => {
  for (const zone of ['Asia/Riyadh', 'Asia/Amman', 'Europe/London']) {
    const { starts, mailed } = mailedRule(rule, day, zone)
    expect([zone, mailed?.count]).toEqual([zone, starts.length])
  }
})

test.each<[string, Recurrence, string]>([
  ['a Hijri month', { unit: 'month', every: 1, calendar: 'hijri', count: 6 }, '2026-11-29'],
  ['working days', { ...plain, unit: 'day', workingDays: true, count: 20 }, '2026-11-29'],
  ['days off that are passed over', { ...plain, unit: 'day', daysOff: 'next', count: 20 }, '2026-11-29'],
  ['the 29th', { ...plain, unit: 'month', count: 6 }, '2026-11-29'],
  ['the 31st', { ...plain, unit: 'month', monthDay: 31, count: 6 }, '2026-12-31'],
  ['the 28th and the 30th', { ...plain, unit: 'month', monthDay: 28, monthDays: [28, 30], count: 6 }, '2026-11-28'],
])('%s: calendar programs would not repeat it as the portal does', (_what, rule, day) => {
  const { starts, mailed } = mailedRule(rule, day)
  expect([starts.length > 3, mailed]).toEqual([true, undefined])
})

test('a series that does not begin where its rule begins, or lost one of its times, is no plain rule', () => {
  const { starts } = mailedRule({ ...plain, unit: 'week', weekdays: [0], count: 4 }, '2026-11-29')
  const ask = (some: readonly Date[]) =>
    rfcRule({ ...plain, unit: 'week', weekdays: [0] }, some, { zone: 'Asia/Riyadh', weekStart: 0 })
  expect([ask(starts)?.count, ask(starts.slice(1))?.count]).toEqual([4, 3])
  expect(ask([starts[0]!, starts[2]!, starts[3]!])).toBeUndefined()
  expect(ask([new Date(starts[0]!.getTime() - 86_400_000), ...starts])).toBeUndefined()
})
