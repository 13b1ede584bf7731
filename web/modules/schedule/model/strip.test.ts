import type { FreeBusy } from '@diwan/contract/schedule/schemas/free'
import { instantOf } from '@diwan/core/working-calendar'
import { expect, test } from 'vitest'
import { conflictsOf, hourMarks, minutesOf, rowsOf, startAt, steppedStart, stripHours } from './strip.ts'

const RIYADH = 'Asia/Riyadh'
const LONDON = 'Europe/London'
const DAY = '2026-11-26'
const at = (zone: string, time: string) => instantOf(zone, DAY, time)
const person = (id: string, zone: string, busy: readonly [string, string, ('busy' | 'maybe')?][]) => ({
  person: { id, fullName: id, photo: null },
  zone,
  spans: busy.map(([from, to, state = 'busy']) => ({
    state,
    startsAt: at(RIYADH, from),
    endsAt: at(RIYADH, to),
    days: null,
    record: null,
  })),
  working: [{ from: at(zone, '08:00'), to: at(zone, '16:00') }],
  more: false,
})
const answer = (more: Partial<FreeBusy> = {}): FreeBusy => ({
  zone: RIYADH,
  from: at(RIYADH, '00:00'),
  to: at(RIYADH, '00:00') + 86_400,
  people: [person('noura', RIYADH, [['09:00', '09:30']]), person('emily', LONDON, [['13:30', '14:30', 'maybe']])],
  room: null,
  ...more,
})
const rows = (of = answer()) => rowsOf(of, DAY, RIYADH, ({ nameEn }) => nameEn)

test('rows lie by the clock of the reader; the hours of London are three later, and the zone is named where it differs', () => {
  expect(rows()).toMatchObject([
    { id: 'noura', zone: null, taken: [{ start: 540, end: 570 }], working: [{ start: 480, end: 960 }] },
    { id: 'emily', zone: LONDON, taken: [{ start: 810, end: 870, state: 'maybe' }], working: [{ start: 660, end: 1140 }] },
  ])
  expect(stripHours(answer(), undefined, DAY, RIYADH)).toEqual({ start: 420, end: 1200 })
  expect(stripHours(answer(), { start: 1260, end: 1320 }, DAY, RIYADH)).toEqual({ start: 420, end: 1320 })
})

test('a room has its own row, and only taken time is a conflict', () => {
  const room = { id: 'room', nameAr: 'قاعة', nameEn: 'Room', seats: 8, place: '', active: true }
  const all = rows(answer({ room: { room, taken: [{ from: at(RIYADH, '14:00'), to: at(RIYADH, '15:00') }] } }))
  const named = (start: number, end: number) => conflictsOf(all, { start, end }).map(({ row, from }) => [row.id, from])
  expect(named(825, 870)).toEqual([['room', 840]])
  expect(named(540, 600)).toEqual([['noura', 540]])
  expect(named(570, 600)).toEqual([])
})

test('a time of another day is left out, and one across midnight is cut', () => {
  expect(minutesOf(at(RIYADH, '23:00'), at(RIYADH, '23:00') + 7_200, DAY, RIYADH)).toEqual({ start: 1380, end: 1440 })
  expect(minutesOf(at(RIYADH, '10:00') - 86_400, at(RIYADH, '11:00') - 86_400, DAY, RIYADH)).toBeUndefined()
})

test('the hours name the half of the day where it begins, in both zones', () => {
  const marks = hourMarks({ start: 480, end: 960 }, DAY, { own: RIYADH, other: LONDON }, 'latn')
  expect(marks.map(({ own }) => own)).toEqual(['8 AM', '9', '10', '11', '12 PM', '1', '2', '3', '4'])
  expect(marks.map(({ other }) => other)).toEqual(['5 AM', '6', '7', '8', '9', '10', '11', '12 PM', '1'])
  const india = hourMarks({ start: 480, end: 540 }, DAY, { own: RIYADH, other: 'Asia/Kolkata' }, 'latn')
  expect(india.map(({ other }) => other)).toEqual(['10:30 AM', '11:30'])
})

test('keys move the time by a quarter or an hour as it is read, never out of the strip', () => {
  const moved = (key: string, start: number, ahead: 1 | -1) =>
    steppedStart(key, start, { ahead, shown: { start: 480, end: 960 }, minutes: 45 })
  expect([moved('ArrowRight', 600, 1), moved('ArrowRight', 600, -1), moved('PageUp', 600, 1)]).toEqual([615, 585, 660])
  expect([moved('Home', 600, 1), moved('End', 600, 1), moved('ArrowUp', 915, 1), moved('x', 600, 1)]).toEqual([
    480,
    915,
    915,
    undefined,
  ])
  expect(startAt(0.5, { start: 480, end: 960 }, 45)).toBe(720)
  expect(startAt(1, { start: 480, end: 960 }, 45)).toBe(915)
})
