import type { OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import { instantOf } from '@diwan/core/working-calendar'
import { expect, test } from 'vitest'
import { asksAgain, blankMeeting, changesOf, fieldOfInput, meetingProblems, planOf, savedMeeting } from './meeting-form.ts'

const RIYADH = 'Asia/Riyadh'
const NOW = instantOf(RIYADH, '2026-11-22', '09:00')
const sara = { id: 'sara', fullName: 'سارة', photo: null }
const begins = { day: '2026-11-26', time: '14:00', zone: RIYADH, meetingTitle: 'مراجعة' }
const blank = () => blankMeeting(begins)
const weekly = { unit: 'week', every: 2, calendar: 'gregory', weekdays: [4] } as const
const occurrence = (number: number, day: string, more: object = {}) => ({
  number,
  startsAt: instantOf(RIYADH, day, '14:00'),
  endsAt: instantOf(RIYADH, day, '14:45'),
  meetingTitle: 'مراجعة',
  place: '',
  room: null,
  video: false,
  isCanceled: false,
  reason: '',
  isEdited: false,
  ...more,
})
const opened = (at: number): OpenMeeting =>
  ({
    occurrence: at,
    positions: [],
    meeting: {
      id: 'meeting',
      meetingTitle: 'مراجعة',
      zone: RIYADH,
      startsAt: instantOf(RIYADH, '2026-11-12', '14:00'),
      minutes: 45,
      place: '',
      room: null,
      rule: weekly,
      version: 3,
      attendees: [
        { id: '1', person: sara, email: null, part: 'organiser', answer: 'yes', zone: RIYADH },
        { id: '2', person: { ...sara, id: 'omar' }, email: null, part: 'optional', answer: 'no', zone: RIYADH },
        { id: '3', person: null, email: 'a@b.example', part: 'needed', answer: 'none', zone: null },
      ],
      occurrences: [occurrence(0, '2026-11-12'), occurrence(1, '2026-11-26', { place: 'المكتب' }), occurrence(2, '2026-12-10')],
    },
  }) as unknown as OpenMeeting // the form reads no more of it

test('a new meeting needs a title, a day and a time, and none that has passed', () => {
  const wrong = (more: object) =>
    meetingProblems({ ...blank(), ...more }, undefined, NOW).map(({ path, code }) => `${path} ${code}`)
  expect(wrong({})).toEqual([])
  expect(wrong({ meetingTitle: ' ', day: '', time: '' })).toEqual(['meetingTitle title', 'day date_required'])
  expect(wrong({ time: '' })).toEqual(['time time_required'])
  expect(wrong({ day: '' })).toEqual(['day date_before_time'])
  expect(wrong({ day: '2026-11-20' })).toEqual(['day date_past'])
  expect(wrong({ day: '2026-11-22', time: '08:00' })).toEqual(['time time_past'])
})

test('an occurrence that has passed changes the rest of its series, and its beginning is not judged again', () => {
  const before = savedMeeting(opened(0), NOW)
  expect(before).toMatchObject({ scope: 'all', day: '2026-11-12', time: '14:00', minutes: 45, version: 3 })
  expect(meetingProblems({ ...before, meetingTitle: 'أخرى' }, before, NOW)).toEqual([])
  expect(savedMeeting(opened(1), NOW)).toMatchObject({ scope: 'this', place: 'المكتب' })
})

test('only what was changed is sent, and of one occurrence neither rule nor attendees', () => {
  const before = savedMeeting(opened(1), NOW)
  const after = { ...before, time: '15:00', guests: [], rule: null }
  expect(changesOf(after, before)).toEqual({ meetingStart: '2026-11-26T15:00' })
  expect(changesOf({ ...after, scope: 'all' }, before)).toEqual({ meetingStart: '2026-11-26T15:00', rule: null, guests: [] })
  expect(changesOf({ ...before, rule: { calendar: 'gregory', every: 2, unit: 'week', weekdays: [4] } }, before)).toEqual({})
})

test('a new time or place asks everybody again; another title or attendee does not', () => {
  const before = savedMeeting(opened(1), NOW)
  expect([asksAgain({ ...before, place: 'هنا' }, before), asksAgain({ ...before, minutes: 60 }, before)]).toEqual([true, true])
  expect(asksAgain({ ...before, scope: 'all', meetingTitle: 'أخرى', guests: [] }, before)).toBe(false)
})

test('a plan names everybody with their part', () => {
  const { colleagues, guests } = savedMeeting(opened(1), NOW)
  expect(planOf({ ...blank(), colleagues, guests })).toMatchObject({
    meetingStart: '2026-11-26T14:00',
    zone: RIYADH,
    roomId: null,
    attendees: [{ id: 'omar', needed: false }],
    guests: [{ email: 'a@b.example', needed: true }],
  })
  expect(['guests.0.email', 'meetingStart', 'roomId', 'meetingTitle'].map(fieldOfInput)).toEqual([
    'attendees',
    'time',
    'room',
    'meetingTitle',
  ])
})
