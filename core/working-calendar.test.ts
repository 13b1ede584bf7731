import { expect, test } from 'vitest'
import { hijriOf } from './hijri.ts'
import { addWorkingSeconds, isWorkingMoment, lastDaily, workingSecondsBetween, type WorkingCalendar } from './working-calendar.ts'

const HOUR = 3_600
const daily = (from: string, to: string) => Array.from({ length: 7 }, () => [{ from, to }])

const riyadh: WorkingCalendar = {
  zone: 'Asia/Riyadh',
  weekend: [5, 6],
  hours: daily('08:00', '16:00'),
  ramadanHours: daily('10:00', '15:00'),
  holidays: [
    { kind: 'yearly', calendar: 'gregory', month: 9, day: 23, days: 1 },
    { kind: 'yearly', calendar: 'hijri', month: 10, day: 1, days: 4 },
    { kind: 'yearly', calendar: 'hijri', month: 12, day: 9, days: 5 },
    { kind: 'dates', from: '2026-11-24', to: '2026-11-25' },
  ],
  hijri: { offset: 0, months: [] },
}
const at = (text: string): number => Date.parse(text) / 1000

test('a moment is a working one within the hours of the zone, its first included and its last not', () => {
  const works = (text: string) => isWorkingMoment(riyadh, at(text))
  expect(['07:59:59', '08:00:00', '15:59:59', '16:00:00'].map((time) => works(`2026-11-22T${time}+03:00`))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(works('2026-11-22T05:00:00Z')).toBe(true)
})

test('the weekend and the holidays are no working days', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24', '2026-11-25', '2026-09-23']
  expect(days.map((day) => isWorkingMoment(riyadh, at(`${day}T10:00:00+03:00`)))).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ])
})

test('four working hours from Thursday afternoon end on Sunday', () => {
  expect(addWorkingSeconds(riyadh, at('2026-11-19T14:00:00+03:00'), 4 * HOUR)).toBe(at('2026-11-22T10:00:00+03:00'))
})

test('what begins outside the hours begins with the next of them, and a holiday is stepped over', () => {
  expect(addWorkingSeconds(riyadh, at('2026-11-20T23:59:59+03:00'), HOUR)).toBe(at('2026-11-22T09:00:00+03:00'))
  expect(addWorkingSeconds(riyadh, at('2026-11-23T15:00:00+03:00'), 2 * HOUR)).toBe(at('2026-11-26T09:00:00+03:00'))
})

test('exactly the rest of a day ends with the day', () => {
  expect(addWorkingSeconds(riyadh, at('2026-11-22T08:00:00+03:00'), 8 * HOUR)).toBe(at('2026-11-22T16:00:00+03:00'))
})

test('between two instants only working time counts, however it is cut', () => {
  const [from, to] = [at('2026-11-18T09:30:00+03:00'), at('2026-11-29T12:00:00+03:00')]
  const total = workingSecondsBetween(riyadh, from, to)
  expect(total / HOUR).toBe(6.5 + 8 + 8 + 8 + 8 + 4)
  expect(addWorkingSeconds(riyadh, from, total)).toBe(to)
  const middle = at('2026-11-23T11:11:00+03:00')
  expect(workingSecondsBetween(riyadh, from, middle) + workingSecondsBetween(riyadh, middle, to)).toBe(total)
  expect(workingSecondsBetween(riyadh, to, from)).toBe(0)
})

test('several ranges a day leave the pause out, and overlapping ones count once', () => {
  const hours = daily('08:00', '12:00').map((day) => [...day, { from: '16:00', to: '20:00' }, { from: '19:00', to: '20:00' }])
  const calendar = { ...riyadh, hours }
  const [morning, night] = [at('2026-11-22T00:00:00+03:00'), at('2026-11-22T23:59:59+03:00')]
  expect(workingSecondsBetween(calendar, morning, night) / HOUR).toBe(8)
  expect(isWorkingMoment(calendar, at('2026-11-22T13:00:00+03:00'))).toBe(false)
})

test('Ramadan has its own hours, and the feast comes when it is announced', () => {
  expect(hijriOf('2026-02-18', riyadh.hijri)).toEqual({ year: 1447, month: 9, day: 1 })
  const works = (calendar: WorkingCalendar, text: string) => isWorkingMoment(calendar, at(text))
  expect([works(riyadh, '2026-02-18T09:00:00+03:00'), works(riyadh, '2026-02-18T10:00:00+03:00')]).toEqual([false, true])
  expect(works(riyadh, '2026-02-17T09:00:00+03:00')).toBe(true)
  const later = { ...riyadh, hijri: { offset: -1, months: [] } }
  expect(works(later, '2026-02-18T09:00:00+03:00')).toBe(true)
  expect(works(later, '2026-02-19T09:00:00+03:00')).toBe(false)
})

test('an announced month moves its feast only, by its own range of days', () => {
  const eid = at('2026-05-25T10:00:00+03:00')
  expect(hijriOf('2026-05-25', riyadh.hijri)).toMatchObject({ month: 12, day: 8 })
  expect(isWorkingMoment(riyadh, eid)).toBe(true)
  const months = [{ from: '2026-05-18', to: '2026-06-16', offset: 1 }]
  expect(isWorkingMoment({ ...riyadh, hijri: { offset: 0, months } }, eid)).toBe(false)
  expect(hijriOf('2026-02-18', { offset: 0, months })).toMatchObject({ month: 9, day: 1 })
})

test('a day on which the clocks move has the hours they show', () => {
  const berlin = { ...riyadh, zone: 'Europe/Berlin', weekend: [], hours: daily('00:00', '24:00'), holidays: [] }
  const length = (from: string, to: string) => workingSecondsBetween(berlin, at(from), at(to)) / HOUR
  expect(length('2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00')).toBe(23)
  expect(length('2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00')).toBe(25)
  const early = { ...berlin, hours: daily('02:30', '04:30') }
  expect(addWorkingSeconds(early, at('2026-03-29T00:00:00+01:00'), 0)).toBe(at('2026-03-29T01:30:00Z'))
})

test('a calendar without any working time answers nothing instead of searching for ever', () => {
  const never = { ...riyadh, ramadanHours: null, hours: Array.from({ length: 7 }, () => []) }
  expect(addWorkingSeconds(never, at('2026-11-22T10:00:00+03:00'), HOUR)).toBe(null)
})

test('the last time of the day that has come, also across midnight and where the clocks are moved', () => {
  const last = (zone: string, time: string, now: string) => new Date(lastDaily(zone, time, at(now)) * 1000).toISOString()
  expect(last('Asia/Riyadh', '02:00', '2026-11-22T01:59:59+03:00')).toBe('2026-11-20T23:00:00.000Z')
  expect(last('Asia/Riyadh', '02:00', '2026-11-22T02:00:00+03:00')).toBe('2026-11-21T23:00:00.000Z')
  expect(last('Asia/Riyadh', '23:30', '2026-11-22T00:10:00+03:00')).toBe('2026-11-21T20:30:00.000Z')
  // 02:30 does not exist on this day, and exists twice on the other.
  expect(last('Europe/Berlin', '02:30', '2026-03-29T12:00:00+02:00')).toBe('2026-03-29T01:30:00.000Z')
  expect(last('Europe/Berlin', '02:30', '2026-10-25T12:00:00+01:00')).toBe('2026-10-25T00:30:00.000Z')
})
