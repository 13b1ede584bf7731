import { expect, test } from 'vitest'
import { spanAfter, type WorkingSpan } from './working-span.ts'

/** Friday and Saturday are off. 2026-11-22 is a Sunday. */
const isWorking = (day: string) => ![5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
const none: WorkingSpan = { start: null, end: null, days: null }
const span = (start: string | null, end: string | null, days: number | null) => ({ start, end, days })

test('of two dates the working days between them follow, both included', () => {
  expect(spanAfter(isWorking, none, { start: '2026-11-22', end: '2026-11-26' })).toEqual(span('2026-11-22', '2026-11-26', 5))
  expect(spanAfter(isWorking, none, { start: '2026-11-26', end: '2026-11-29' })).toEqual(span('2026-11-26', '2026-11-29', 2))
})

test('what lies on days off alone takes a day', () => {
  expect(spanAfter(isWorking, none, { start: '2026-11-27', end: '2026-11-28' }).days).toBe(1)
})

test('a beginning and a duration give the end, past days off; an end and a duration give the beginning', () => {
  expect(spanAfter(isWorking, none, { start: '2026-11-25', days: 3 }).end).toBe('2026-11-29')
  expect(spanAfter(isWorking, none, { end: '2026-11-29', days: 3 }).start).toBe('2026-11-25')
})

test('what is edited alone keeps what people think of: a new beginning the duration, a new end the beginning', () => {
  const was = span('2026-11-22', '2026-11-24', 3)
  expect(spanAfter(isWorking, was, { start: '2026-11-25' })).toEqual(span('2026-11-25', '2026-11-29', 3))
  expect(spanAfter(isWorking, was, { end: '2026-11-25' })).toEqual(span('2026-11-22', '2026-11-25', 4))
  expect(spanAfter(isWorking, was, { days: 1 })).toEqual(span('2026-11-22', '2026-11-22', 1))
})

test('without a date there is nothing to follow; a duration without dates stays', () => {
  expect(spanAfter(isWorking, none, { end: '2026-11-24' })).toEqual(span(null, '2026-11-24', null))
  expect(spanAfter(isWorking, none, { days: 4 })).toEqual(span(null, null, 4))
  expect(spanAfter(isWorking, span('2026-11-22', '2026-11-24', 3), { start: null })).toEqual(span(null, '2026-11-24', null))
  expect(spanAfter(isWorking, span('2026-11-22', '2026-11-24', 3), { days: null })).toEqual(span('2026-11-22', '2026-11-24', 3))
})
