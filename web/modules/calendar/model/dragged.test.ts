import type { Bar } from '@diwan/contract/timeline/schemas'
import { addDays } from '@diwan/core/hijri'
import { timeAfter } from '@diwan/core/wall-time'
import { expect, test } from 'vitest'
import { draggedTo, lengthAfter, resizedTo, stretchedTo } from './dragged.ts'

const moveBy =
  ({ startDate, dueDate }: Bar) =>
  (grip: 'whole' | 'start' | 'end', by: number) => ({
    startDate: startDate && grip !== 'end' ? addDays(startDate, by) : startDate,
    dueDate: dueDate && grip !== 'start' ? addDays(dueDate, by) : dueDate,
  })
const bar = (more: Partial<Bar>): Bar => ({
  id: '0194d1a0-5b1e-7000-8000-000000000001',
  kind: 'x',
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
const dropped = (one: Bar, start: string, days: number, allDay = false) =>
  draggedTo(one, { allDay, start: new Date(`${start}Z`), days }, moveBy(one))

test('an entry with a time takes the day and the hour on which it is dropped, and loses the hour over the hours', () => {
  const timed = bar({ time: '10:00' })
  expect(dropped(timed, '2026-11-24T13:30', 2)).toEqual({ startDate: null, dueDate: '2026-11-24', time: '13:30' })
  expect(dropped(timed, '2026-11-22T13:30', 0)).toMatchObject({ dueDate: '2026-11-22', time: '13:30' })
  expect(dropped(timed, '2026-11-23T00:00', 1, true)).toMatchObject({ dueDate: '2026-11-23', time: null })
  expect(dropped(timed, '2026-11-22T10:00', 0)).toBeUndefined()
})

test('a record that knows days alone does not go among the hours', () => {
  expect(dropped(bar({}), '2026-11-22T13:30', 0)).toBeUndefined()
  expect(dropped(bar({}), '2026-11-23T00:00', 1, true)).toEqual({ startDate: null, dueDate: '2026-11-23' })
  const long = bar({ startDate: '2026-11-22', dueDate: '2026-11-24' })
  expect(resizedTo({ start: 0, end: 1 }, moveBy(long))).toEqual({ startDate: '2026-11-22', dueDate: '2026-11-25' })
})

test('the arrows move a time within its day', () => {
  expect([timeAfter('10:00', 30), timeAfter('00:15', -30), timeAfter('23:40', 30)]).toEqual(['10:30', '00:00', '23:45'])
})

test('a time of which an end was moved lasts as long as it is drawn, and never less than five minutes', () => {
  const timed = { ...bar({ time: '10:00' }), minutes: 30 }
  const to = (start: string, end: string) => stretchedTo(timed, new Date(`${start}Z`), new Date(`${end}Z`))
  const moved = { startDate: null, dueDate: '2026-11-22' }
  expect(to('2026-11-22T10:00', '2026-11-22T11:00')).toEqual({ ...moved, time: '10:00', minutes: 60 })
  expect(to('2026-11-22T09:30', '2026-11-22T10:30')).toEqual({ ...moved, time: '09:30', minutes: 60 })
  expect([to('2026-11-22T10:00', '2026-11-22T10:30'), to('2026-11-22T10:00', '2026-11-23T10:00')]).toEqual([undefined, undefined])
  expect([lengthAfter(30, 30), lengthAfter(30, -30), lengthAfter(undefined, 30)]).toEqual([60, 5, undefined])
})
