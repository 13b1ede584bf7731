import { expect, test } from 'vitest'
import {
  dayInRangeProblems,
  dayProblems,
  periodProblems,
  presentIn,
  rangeProblems,
  spanProblems,
  timeProblems,
} from './time-rules.ts'

const present = { today: '2026-11-20', now: '13:05' }

test('today is the day of the organisation, not of the server', () => {
  const lateEvening = Date.UTC(2026, 10, 20, 21, 30) / 1000
  expect(presentIn('Asia/Amman', lateEvening)).toEqual({ today: '2026-11-21', now: '00:30' })
  expect(presentIn('America/Los_Angeles', lateEvening)).toEqual({ today: '2026-11-20', now: '13:30' })
})

test('a single day is today or later', () => {
  expect(dayProblems('2026-11-19', present)).toEqual(['date_past'])
  expect(dayProblems('2026-11-20', present)).toEqual([])
  expect(dayProblems('2027-01-01', present)).toEqual([])
  expect(dayProblems('', present)).toEqual(['date_required'])
})

test('a reversed range is refused, a range of one day is not', () => {
  expect(rangeProblems({ from: '2026-11-21', to: '2026-11-20' })).toEqual(['date_from_after_date_to'])
  expect(rangeProblems({ from: '2026-11-20', to: '2026-11-20' })).toEqual([])
  expect(rangeProblems({ from: '2026-12-31', to: '2027-01-01' })).toEqual([])
})

test('both ends of a range are required', () => {
  expect(rangeProblems({ from: '', to: '2026-11-20' })).toEqual(['date_from_required'])
  expect(rangeProblems({ from: '2026-11-20', to: '' })).toEqual(['date_to_required'])
  expect(rangeProblems({ from: '', to: '' })).toEqual(['date_from_required', 'date_to_required'])
})

test('a day picked inside a range is after today and within it', () => {
  const range = { from: '2026-11-18', to: '2026-11-25' }
  expect(dayInRangeProblems('2026-11-20', range, present)).toEqual(['date_not_after_today'])
  expect(dayInRangeProblems('2026-11-21', range, present)).toEqual([])
  expect(dayInRangeProblems('2026-11-25', range, present)).toEqual([])
  expect(dayInRangeProblems('2026-11-26', range, present)).toEqual(['date_outside_range'])
  expect(dayInRangeProblems('2026-11-17', range, present)).toEqual(['date_not_after_today', 'date_outside_range'])
  expect(dayInRangeProblems('', range, present)).toEqual(['date_required'])
})

test('a time waits for its day', () => {
  expect(timeProblems({ day: '', time: '14:00' }, present)).toEqual(['date_before_time'])
  expect(timeProblems({ day: '2026-11-20', time: '' }, present)).toEqual(['time_required'])
})

test('today one minute ago is refused, this minute and tomorrow morning are not', () => {
  expect(timeProblems({ day: '2026-11-20', time: '13:04' }, present)).toEqual(['time_past'])
  expect(timeProblems({ day: '2026-11-20', time: '13:05' }, present)).toEqual([])
  expect(timeProblems({ day: '2026-11-21', time: '08:00' }, present)).toEqual([])
})

test('the end is later than the start', () => {
  expect(spanProblems({ start: '09:00', end: '09:00' })).toEqual(['end_not_after_start'])
  expect(spanProblems({ start: '10:00', end: '09:00' })).toEqual(['end_not_after_start'])
  expect(spanProblems({ start: '09:00', end: '10:00' })).toEqual([])
})

test('start and end are required', () => {
  expect(spanProblems({ start: '', end: '10:00' })).toEqual(['start_required'])
  expect(spanProblems({ start: '09:00', end: '' })).toEqual(['end_required'])
})

test('on one day the times are in order; over several days they need not be', () => {
  const day = { from: '2026-11-20', to: '2026-11-20' }
  const days = { from: '2026-11-20', to: '2026-11-21' }
  expect(periodProblems({ ...day, timeFrom: '09:00', timeTo: '09:00' })).toEqual(['time_from_not_before_time_to'])
  expect(periodProblems({ ...day, timeFrom: '09:00', timeTo: '09:01' })).toEqual([])
  expect(periodProblems({ ...days, timeFrom: '17:00', timeTo: '09:00' })).toEqual([])
})

test('an empty period names everything that is missing', () => {
  expect(periodProblems({ from: '', to: '', timeFrom: '', timeTo: '' })).toEqual([
    'date_from_required',
    'date_to_required',
    'start_required',
    'end_required',
  ])
})
