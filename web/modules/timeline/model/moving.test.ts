import { weekdayOf } from '@diwan/core/calendar-days'
import { expect, test } from 'vitest'
import { movedBy, type Calendar } from './moving.ts'

/** Friday and Saturday are off; 2026-11-22 is a Sunday. */
const calendar: Calendar = { isWorking: (day) => ![5, 6].includes(weekdayOf(day)), today: '2026-11-22' }
const dates = (startDate: string | null, dueDate: string | null) => ({ startDate, dueDate })

test('a bar that is moved lands on working days and keeps how many it takes', () => {
  // Tuesday to Thursday; three days on it would begin on a Friday
  expect(movedBy(dates('2026-11-24', '2026-11-26'), 'whole', 3, calendar)).toEqual(dates('2026-11-29', '2026-12-01'))
  // four working days with a weekend between them
  expect(movedBy(dates('2026-11-25', '2026-11-30'), 'whole', 4, calendar)).toEqual(dates('2026-11-29', '2026-12-02'))
  // backwards it lands on the day before the weekend
  expect(movedBy(dates('2026-11-29', '2026-11-30'), 'whole', -1, calendar)).toEqual(dates('2026-11-26', '2026-11-29'))
})

test('an end is moved alone, and never past the other one', () => {
  expect(movedBy(dates('2026-11-24', '2026-11-25'), 'end', 2, calendar)).toEqual(dates('2026-11-24', '2026-11-29'))
  expect(movedBy(dates('2026-11-24', '2026-11-26'), 'end', -9, calendar)).toEqual(dates('2026-11-24', '2026-11-24'))
  expect(movedBy(dates('2026-11-24', '2026-11-26'), 'start', 1, calendar)).toEqual(dates('2026-11-25', '2026-11-26'))
  expect(movedBy(dates('2026-11-24', '2026-11-26'), 'start', 30, calendar)).toEqual(dates('2026-11-26', '2026-11-26'))
})

test('no date moves before today, and what has begun keeps its beginning', () => {
  expect(movedBy(dates('2026-11-24', '2026-11-26'), 'whole', -30, calendar)).toEqual(dates('2026-11-22', '2026-11-24'))
  expect(movedBy(dates('2026-11-15', '2026-11-24'), 'whole', 1, calendar)).toEqual(dates('2026-11-15', '2026-11-25'))
  expect(movedBy(dates('2026-11-15', '2026-11-24'), 'whole', -9, calendar)).toEqual(dates('2026-11-15', '2026-11-22'))
})

test('what has one date keeps having one', () => {
  expect(movedBy(dates(null, '2026-11-26'), 'whole', 1, calendar)).toEqual(dates(null, '2026-11-29'))
  expect(movedBy(dates('2026-11-26', null), 'end', 1, calendar)).toEqual(dates('2026-11-29', null))
  expect(movedBy(dates('2026-11-26', null), 'whole', 0, calendar)).toEqual(dates('2026-11-26', null))
})
