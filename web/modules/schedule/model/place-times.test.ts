import type { CalendarSpan } from '@diwan/contract/schedule/schemas/calendar'
import { instantOf } from '@diwan/core/working-calendar'
import { expect, test } from 'vitest'
import { placeTimes, shownHours } from './place-times.ts'

const RIYADH = 'Asia/Riyadh'
const DAY = '2026-11-22'
const span = (from: string, to: string, more: Partial<CalendarSpan> = {}): CalendarSpan => ({
  state: 'busy',
  startsAt: instantOf(RIYADH, DAY, from),
  endsAt: instantOf(RIYADH, DAY, to),
  days: null,
  record: null,
  ...more,
})
const placed = (spans: CalendarSpan[], zone = RIYADH) =>
  placeTimes(spans, DAY, zone).map(({ start, end, lane }) => [start / 60, end / 60, lane])

test('times lie by the clock of the reader; those that overlap lie below each other', () => {
  const spans = [span('10:00', '12:00'), span('11:00', '13:00'), span('12:30', '14:00')]
  expect(placed(spans)).toEqual([
    [10, 12, 0],
    [11, 13, 1],
    [12.5, 14, 0],
  ])
  expect(placed(spans, 'Europe/London').map(([start]) => start)).toEqual([7, 8, 9.5])
})

test('a time is cut at midnight, an absence of working days takes the day, and other days are left out', () => {
  const across = { ...span('22:00', '23:00'), endsAt: instantOf(RIYADH, '2026-11-23', '02:00') }
  expect(placed([across])).toEqual([[22, 24, 0]])
  expect(placed([span('08:00', '16:00', { state: 'away', days: { from: DAY, to: DAY } })])).toEqual([[0, 24, 0]])
  expect(placed([span('08:00', '16:00', { days: { from: '2026-11-20', to: '2026-11-21' } })])).toEqual([])
})

test('the hours around the working hours are shown, and whatever lies earlier or later', () => {
  const working = [{ from: instantOf(RIYADH, DAY, '08:00'), to: instantOf(RIYADH, DAY, '16:00') }]
  const hours = (spans: CalendarSpan[]) => {
    const { start, end } = shownHours(working, placeTimes(spans, DAY, RIYADH), DAY, RIYADH)
    return [start / 60, end / 60]
  }
  expect(hours([])).toEqual([7, 17])
  expect(hours([span('06:15', '07:00'), span('19:00', '20:30')])).toEqual([6, 21])
})
