import type { Bar } from '@diwan/contract/timeline/schemas'
import { instantOf } from '@diwan/core/working-calendar'
import { wallSpan } from '@diwan/core/wall-time'
import { expect, test } from 'vitest'
import { daysOfEntry, entryOfBar, entryOfTime, movedEntry, timeOfId, type CalendarTime } from './entry.ts'
import { idleHours } from './idle-hours.ts'

const LONDON = 'Europe/London'
const RIYADH = 'Asia/Riyadh'
const AMMAN = 'Asia/Amman'
const utc = (text: string) => Date.parse(`${text}Z`) / 1000
const time = (startsAt: number, endsAt: number, more: Partial<CalendarTime> = {}): CalendarTime => ({
  state: 'busy',
  startsAt,
  endsAt,
  days: null,
  record: null,
  ...more,
})
const bar = (more: Partial<Bar>): Bar => ({
  id: '0194d1a0-5b1e-7000-8000-000000000001',
  kind: 'quick_task',
  type: 'toDo',
  title: 'x',
  path: '/x',
  startDate: null,
  dueDate: '2026-11-22',
  progress: null,
  done: false,
  person: null,
  group: null,
  movable: true,
  ...more,
})

test('one meeting is at 10 in Riyadh and Amman, and at 7 or 8 in London, as its clocks are set', () => {
  const placed = (zone: string, day: string) =>
    wallSpan(instantOf(RIYADH, day, '10:00'), instantOf(RIYADH, day, '11:00'), zone).start.slice(11)
  expect(['2026-01-15', '2026-07-15'].map((day) => placed(RIYADH, day))).toEqual(['10:00', '10:00'])
  expect(['2026-01-15', '2026-07-15'].map((day) => placed(AMMAN, day))).toEqual(['10:00', '10:00'])
  expect(['2026-03-28', '2026-03-29'].map((day) => placed(LONDON, day))).toEqual(['07:00', '08:00'])
  expect(['2026-10-24', '2026-10-25'].map((day) => placed(LONDON, day))).toEqual(['08:00', '07:00'])
})

test('over the hour that the clocks of London skip, a time ends where the clock shows its end', () => {
  expect(wallSpan(utc('2026-03-29T00:30'), utc('2026-03-29T01:30'), LONDON)).toEqual({
    start: '2026-03-29T00:30',
    end: '2026-03-29T02:30',
  })
})

test('in the hour that they show twice, nothing ends before it begins, and it keeps its length', () => {
  expect(wallSpan(utc('2026-10-25T00:30'), utc('2026-10-25T01:15'), LONDON)).toEqual({
    start: '2026-10-25T01:30',
    end: '2026-10-25T02:15',
  })
  expect(wallSpan(utc('2026-10-25T00:00'), utc('2026-10-25T01:00'), LONDON).end).toBe('2026-10-25T02:00')
  expect(wallSpan(utc('2026-10-25T00:30'), utc('2026-10-25T03:00'), LONDON).end).toBe('2026-10-25T03:00')
})

test('late in Riyadh is the same evening in London, and a time across midnight is on both days', () => {
  const late = entryOfTime(time(instantOf(RIYADH, '2026-11-22', '23:00'), instantOf(RIYADH, '2026-11-23', '01:00')), RIYADH)
  expect([late.start, late.end, late.allDay]).toEqual(['2026-11-22T23:00', '2026-11-23T01:00', false])
  expect(daysOfEntry(late)).toEqual({ first: '2026-11-22', last: '2026-11-23' })
  const there = entryOfTime(time(instantOf(RIYADH, '2026-11-22', '23:00'), instantOf(RIYADH, '2026-11-23', '01:00')), LONDON)
  expect(daysOfEntry(there)).toEqual({ first: '2026-11-22', last: '2026-11-22' })
  const untilMidnight = entryOfTime(time(utc('2026-11-22T18:00'), utc('2026-11-22T21:00')), RIYADH)
  expect(daysOfEntry(untilMidnight)).toEqual({ first: '2026-11-22', last: '2026-11-22' })
})

test('an absence of working days takes its days in any zone; a time of a day and more is drawn over the hours', () => {
  const days = { from: '2026-11-22', to: '2026-11-23' }
  const [from, to] = [instantOf(RIYADH, days.from, '08:00'), instantOf(RIYADH, days.to, '16:00')]
  expect(entryOfTime(time(from, to, { state: 'away', days }), LONDON)).toMatchObject({
    allDay: true,
    start: '2026-11-22',
    end: '2026-11-24',
  })
  expect(entryOfTime(time(from, to), RIYADH)).toMatchObject({ allDay: true, start: '2026-11-22', end: '2026-11-24' })
})

test('a date takes its day, a date with a time half an hour of it, and no more than the day', () => {
  expect(entryOfBar(bar({}))).toMatchObject({ allDay: true, start: '2026-11-22', end: '2026-11-23' })
  expect(entryOfBar(bar({ time: '09:30' }))).toMatchObject({ start: '2026-11-22T09:30', end: '2026-11-22T10:00' })
  expect(entryOfBar(bar({ time: '23:45' }))).toMatchObject({ end: '2026-11-22T23:59' })
})

test('the hours of Riyadh are shaded by the clock of the reader, and Ramadan hours as the portal answers them', () => {
  const working = [
    { from: instantOf(RIYADH, '2026-11-22', '08:00'), to: instantOf(RIYADH, '2026-11-22', '12:00') },
    { from: instantOf(RIYADH, '2026-11-22', '13:00'), to: instantOf(RIYADH, '2026-11-22', '16:00') },
  ]
  const times = (zone: string, day = '2026-11-22') =>
    idleHours(working, day, zone).map(({ start, end }) => `${start.slice(11)} ${end.slice(11)}`)
  expect(times(RIYADH)).toEqual(['00:00 08:00', '12:00 13:00', '16:00 00:00'])
  expect(times(LONDON)).toEqual(['00:00 05:00', '09:00 10:00', '13:00 00:00'])
  expect(times(RIYADH, '2026-11-27')).toEqual([])
})

test('a time that may be moved keeps its name and its length; any other has no dates to move', () => {
  const record = { id: 'meeting', kind: 'meeting', type: 'meet', title: 'x', path: '/x', occurrence: 3 } as const
  const at = (movable: boolean) =>
    entryOfTime(time(utc('2026-11-22T07:00'), utc('2026-11-22T07:45'), { record: { ...record, movable } }), RIYADH)
  expect(at(false).bar).toBeNull()
  const moved = movedEntry(at(true), { startDate: null, dueDate: '2026-11-23', time: '23:30' })
  expect([moved.id, moved.start, moved.end]).toEqual([at(true).id, '2026-11-23T23:30', '2026-11-24T00:15'])
  expect(timeOfId(moved.bar!.id)).toEqual({ record: 'meeting', occurrence: 3 })
})
