import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { scheduleCalendar } from '@diwan/contract/schedule/endpoints/calendar'
import { settings } from '@diwan/contract/settings/endpoints'
import type { Meeting } from '@diwan/contract/schedule/schemas/meetings'
import type { Recurrence } from '@diwan/contract/recurrence/schemas'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let owner: TestPerson
let noura: TestPerson
let omar: TestPerson

beforeAll(async () => {
  w = await world() // it is Sunday 15-11-2026, 11:00 in Riyadh, where Friday and Saturday are off
  owner = await w.person('SUPER_ADMIN')
})
beforeEach(async () => {
  ;[noura, omar] = [await w.person('USER'), await w.person('USER')]
})

const WEEKLY: Recurrence = { unit: 'week', every: 1, calendar: 'gregory', count: 5 }
const planned = async (more: object = {}): Promise<Meeting> => {
  const { status, body } = await w.call(noura, meetings.plan, {
    meetingTitle: 'اجتماع الفريق',
    meetingStart: '2026-11-19T10:00',
    rule: WEEKLY,
    attendees: [{ id: omar.id }],
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
type Scope = 'this' | 'following' | 'all'
const changed = async (meeting: Meeting, scope: Scope, more: object): Promise<Meeting> => {
  const { status, body } = await w.call(noura, meetings.change, { id: meeting.id, version: meeting.version, scope, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const canceled = async ({ id, version }: Meeting, scope: Scope, occurrence: number): Promise<Meeting> => {
  const { status, body } = await w.call(noura, meetings.cancel, { id, version, scope, occurrence, reason: 'عطلة' })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const answer = async (meeting: Meeting, given: 'yes' | 'no' | 'maybe', occurrence?: number) =>
  w.call(omar, meetings.answer, { id: meeting.id, answer: given, ...(occurrence !== undefined && { occurrence }) })
const meetingOf = async ({ id }: { id: string }, occurrence?: number): Promise<Meeting> =>
  (await w.call(omar, meetings.open, { id, ...(occurrence !== undefined && { occurrence }) })).body.meeting
const wall = (seconds: number) => new Date((seconds + 3 * 3_600) * 1000).toISOString().slice(5, 16)
const times = ({ occurrences }: Meeting) =>
  occurrences.map(({ startsAt, isCanceled }) => `${wall(startsAt)}${isCanceled ? ' canceled' : ''}`)
const answerOf = (meeting: Meeting) => meeting.attendees.find(({ person }) => person?.id === omar.id)?.answer
const answersTo = async (meeting: Meeting) => {
  const found = []
  for (const { number } of meeting.occurrences) found.push(answerOf(await meetingOf(meeting, number)))
  return found
}

const states = async () =>
  (await w.call(omar, scheduleCalendar.own, { from: '2026-11-15', to: '2026-12-31' })).body.spans.map(
    ({ state, record }) => `${record?.occurrence} ${state}`,
  )

/** Changes the settings of the organisation, and waits until the meeting was renewed. */
const counted = async (meeting: Meeting, change: object): Promise<Meeting> => {
  const { version } = (await w.call(owner, settings.open, {})).body
  const { status, body } = await w.call(owner, settings.change, { version, ...change })
  expect(status, JSON.stringify(body)).toBe(200)
  await vi.waitFor(async () => expect((await meetingOf(meeting)).version).toBe(meeting.version + 1), { timeout: 10_000 })
  return meetingOf(meeting)
}
const dayOff = (day: string) => ({ kind: 'dates', nameAr: 'عطلة', nameEn: 'Day off', from: day, to: day })

test('after a new offset of the Hijri calendar what was canceled stays so, and nothing is held twice', async () => {
  const meeting = await planned({ rule: { unit: 'month', every: 1, calendar: 'hijri', count: 4 } })
  expect(times(meeting)).toEqual(['11-19T10:00', '12-18T10:00', '01-17T10:00', '02-16T10:00'])
  const less = await canceled(meeting, 'this', 1)
  const named = await changed(less, 'this', { occurrence: 2, meetingTitle: 'مراجعة' })
  const moved = await changed(named, 'this', { occurrence: 3, meetingStart: '2027-02-16T15:00' })
  const after = await counted(moved, { hijriOffset: 1 })
  const shifted = times(after)
  expect(shifted).toHaveLength(4)
  expect(shifted.filter((one) => one.includes('canceled'))).toHaveLength(1)
  expect(shifted[0]).toBe('11-19T10:00')
  expect(shifted[1]).toMatch(/^12-1[79]T10:00 canceled$/)
  expect(shifted[2]).toMatch(/^01-1[68]T10:00$/)
  expect(shifted[3]).toBe('02-16T15:00')
  expect(after.occurrences.map(({ number, meetingTitle }) => [number, meetingTitle])[2]).toEqual([2, 'مراجعة'])
  expect(times(await counted(after, { hijriOffset: 0 }))).toEqual([
    '11-19T10:00',
    '12-18T10:00 canceled',
    '01-17T10:00',
    '02-16T15:00',
  ])
})

test('a new holiday takes what was canceled along with the day that is postponed', async () => {
  const meeting = await planned({ meetingStart: '2026-11-20T10:00', rule: { ...WEEKLY, daysOff: 'next' } })
  const [, second, third] = times(meeting)
  expect([second, third]).toEqual(['11-29T10:00', '12-06T10:00'])
  const less = await canceled(meeting, 'this', 2)
  const after = await counted(less, { holidays: [dayOff('2026-12-06')] })
  expect(times(after).slice(1, 3)).toEqual(['11-29T10:00', '12-07T10:00 canceled'])
  expect(times(after)).toHaveLength(5)
  await counted(after, { holidays: [] })
})

test('a series that ended before a postponed day does not take it back', async () => {
  const rule = { ...WEEKLY, daysOff: 'next' as const }
  const meeting = await planned({ meetingStart: '2026-11-20T10:00', rule })
  const next = await changed(meeting, 'following', { occurrence: 2, meetingTitle: 'بقية' })
  expect(times(next)).toEqual(['12-06T10:00', '12-13T10:00', '12-20T10:00'])
  const other = await canceled(await planned({ meetingStart: '2026-11-20T10:00', rule }), 'following', 2)
  const whole = await planned({ meetingStart: '2026-11-20T10:00', rule })
  // the second change is answered by a second run over all series
  await counted(await counted(whole, { holidays: [dayOff('2026-12-20')] }), { holidays: [] })
  expect(times(await meetingOf(meeting))).toEqual(['11-20T10:00', '11-29T10:00'])
  expect(times(await meetingOf(other)).filter((one) => !one.includes('canceled'))).toEqual(['11-20T10:00', '11-29T10:00'])
})

test('a Hijri series that ended early keeps its last day when the calendar moves', async () => {
  const meeting = await planned({ rule: { unit: 'month', every: 1, calendar: 'hijri', count: 4 } })
  const less = await canceled(meeting, 'following', 2)
  const live = ({ occurrences }: Meeting) => occurrences.filter(({ isCanceled }) => !isCanceled)
  expect(live(less)).toHaveLength(2)
  expect(live(await counted(less, { hijriOffset: 1 }))).toHaveLength(2)
  await counted(await meetingOf(less), { hijriOffset: 0 })
})

test('an answer and a change of all leave those to what has been as they were', async () => {
  const meeting = await planned({ meetingStart: '2026-11-15T11:30', rule: { ...WEEKLY, unit: 'day' } })
  await answer(meeting, 'yes')
  w.clock.advance(2 * 86_400_000 + 3_600_000)
  await answer(meeting, 'no')
  expect(await answersTo(meeting)).toEqual(['yes', 'yes', 'yes', 'no', 'no'])
  expect(await states()).toEqual(['0 busy', '1 busy', '2 busy'])
  w.clock.advance(86_400_000)
  const placed = await changed(await meetingOf(meeting), 'all', { place: 'المبنى الثاني' })
  expect(await answersTo(placed)).toEqual(['yes', 'yes', 'yes', 'no', 'none'])
  expect(await states()).toEqual(['0 busy', '1 busy', '2 busy', '4 maybe'])
  w.clock.advance(-3 * 86_400_000 - 3_600_000)
})

test('the same answer again is no event', async () => {
  const meeting = await planned()
  const events = async () =>
    (
      await w.db
        .selectFrom('history')
        .select('id')
        .where('object_id', '=', meeting.id)
        .where('event', '=', 'schedule.meeting_answered')
        .execute()
    ).length
  await answer(meeting, 'yes')
  expect([(await answer(meeting, 'yes')).status, await events()]).toEqual([200, 1])
  await answer(meeting, 'yes', 2)
  await answer(meeting, 'no', 2)
  await answer(meeting, 'no', 2)
  expect(await events()).toBe(2)
  await answer(meeting, 'yes')
  expect([await events(), await answersTo(meeting)]).toEqual([3, ['yes', 'yes', 'yes', 'yes', 'yes']])
})

test('following ones keep the answers to single ones when only their title changes', async () => {
  const meeting = await planned()
  await answer(meeting, 'yes')
  await answer(meeting, 'no', 3)
  const next = await changed(meeting, 'following', { occurrence: 2, meetingTitle: 'اسم جديد' })
  expect(await answersTo(next)).toEqual(['yes', 'no', 'yes'])
  expect(await states()).toEqual(['0 busy', '1 busy', '0 busy', '2 busy'])
})

const WEEKS = ['11-19T10:00', '11-26T10:00', '12-03T10:00', '12-10T10:00', '12-17T10:00']

test.each(['all', 'following'] as const)('another place for %s leaves what was moved alone at its time', async (scope) => {
  const meeting = await planned()
  const moved = await changed(meeting, 'this', {
    occurrence: 2,
    meetingStart: '2026-12-04T12:00',
    minutes: 90,
    meetingTitle: 'ورشة',
  })
  const after = await changed(moved, scope, { occurrence: 1, place: 'المبنى الثاني' })
  expect(times(after)).toEqual(WEEKS.with(2, '12-04T12:00').slice(scope === 'all' ? 0 : 1))
  const workshop = after.occurrences.find(({ meetingTitle }) => meetingTitle === 'ورشة')!
  expect([workshop.endsAt - workshop.startsAt, workshop.isEdited]).toEqual([90 * 60, true])
  expect(new Set(after.occurrences.map(({ place }) => place))).toEqual(new Set(['المبنى الثاني']))
  expect(after.meetingStart).toBe(scope === 'all' ? '2026-11-19T10:00' : '2026-11-26T10:00')
})

test('all move by as much as the one that is shown, also where that one was moved alone', async () => {
  const meeting = await planned()
  const moved = await changed(meeting, 'this', { occurrence: 2, meetingStart: '2026-12-04T12:00', minutes: 90 })
  const later = await changed(moved, 'all', { occurrence: 2, meetingStart: '2026-12-04T14:00' })
  const twelve = WEEKS.map((one) => one.replace('T10', 'T12'))
  expect(times(later)).toEqual(twelve.with(2, '12-04T14:00'))
  expect(later.occurrences.map(({ startsAt, endsAt }) => (endsAt - startsAt) / 60)[2]).toBe(90)
  const back = await changed(later, 'all', { occurrence: 1, meetingStart: '2026-11-25T11:00' })
  expect(times(back)).toEqual(['11-18T11:00', '11-25T11:00', '12-03T13:00', '12-09T11:00', '12-16T11:00'])
  // past midnight the days move along
  const night = await changed(back, 'following', { occurrence: 1, meetingStart: '2026-11-26T01:00' })
  expect([times(night), night.rule?.weekdays, night.meetingStart]).toEqual([
    ['11-26T01:00', '12-04T03:00', '12-10T01:00', '12-17T01:00'],
    [4],
    '2026-11-26T01:00',
  ])
})

test('a series that ends on a day has as many times after it was moved there and back', async () => {
  const meeting = await planned({ rule: { unit: 'week', every: 1, calendar: 'gregory', until: '2026-12-16' } })
  const earlier = await changed(meeting, 'all', { occurrence: 0, meetingStart: '2026-11-17T10:00' })
  expect(times(earlier)).toEqual(['11-17T10:00', '11-24T10:00', '12-01T10:00', '12-08T10:00'])
  const later = await changed(earlier, 'all', { occurrence: 0, meetingStart: '2026-11-25T10:00' })
  const back = await changed(later, 'all', { occurrence: 0, meetingStart: '2026-11-19T10:00' })
  expect([times(back), back.rule?.until]).toEqual([WEEKS.slice(0, 4), '2026-12-16'])
})

test('one that was moved behind others moves along with them, and what has been comes no more', async () => {
  const meeting = await planned({ meetingStart: '2026-11-15T11:30', rule: { ...WEEKLY, unit: 'day', count: 3 } })
  const moved = await changed(meeting, 'this', { occurrence: 0, meetingStart: '2026-11-20T09:00' })
  w.clock.advance(2 * 86_400_000 + 3_600_000)
  const after = await changed(moved, 'all', { occurrence: 0, meetingStart: '2026-11-20T10:00' })
  expect(times(after)).toEqual(['11-16T11:30', '11-17T11:30', '11-20T10:00'])
  w.clock.advance(-2 * 86_400_000 - 3_600_000)
})
