import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { scheduleCalendar } from '@diwan/contract/schedule/endpoints/calendar'
import { rooms } from '@diwan/contract/schedule/endpoints/rooms'
import { settings } from '@diwan/contract/settings/endpoints'
import type { Meeting } from '@diwan/contract/schedule/schemas/meetings'
import type { Recurrence } from '@diwan/contract/recurrence/schemas'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { writeSpans } from '../calendar/public.ts'
import { meetingSpans } from './service/meetings/spans.ts'

let w: World
let admin: TestPerson
let noura: TestPerson
let omar: TestPerson

beforeAll(async () => {
  w = await world() // it is Sunday 15-11-2026, 11:00 in Riyadh
  admin = await w.person('ADMIN')
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
const change = (meeting: Meeting, scope: Scope, more: object) =>
  w.call(noura, meetings.change, { id: meeting.id, version: meeting.version, scope, ...more })
const changed = async (...given: Parameters<typeof change>): Promise<Meeting> => {
  const { status, body } = await change(...given)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const meetingOf = async ({ id }: { id: string }, occurrence?: number): Promise<Meeting> =>
  (await w.call(omar, meetings.open, { id, ...(occurrence !== undefined && { occurrence }) })).body.meeting
const wall = (seconds: number) => new Date((seconds + 3 * 3_600) * 1000).toISOString().slice(5, 16)
const times = ({ occurrences }: Meeting) =>
  occurrences.map(({ startsAt, isCanceled }) => `${wall(startsAt)}${isCanceled ? ' canceled' : ''}`)
const answerOf = (meeting: Meeting) => meeting.attendees.find(({ person }) => person?.id === omar.id)?.answer
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const WEEKS = ['11-19T10:00', '11-26T10:00', '12-03T10:00', '12-10T10:00', '12-17T10:00']

/** The stored spans of everybody are those that follow from the records. */
async function expectSpansAsRebuilt() {
  const kept = await w.db
    .selectFrom('spans')
    .innerJoin('objects', 'objects.id', 'spans.object_id')
    .selectAll('spans')
    .where('objects.kind', '=', 'meeting')
    .execute()
  const rebuilt = await meetingSpans.rebuilt(w.db)
  const line = (...parts: unknown[]) => parts.join(' ')
  expect(
    kept
      .map((one) =>
        line(one.object_id, one.person_id, one.occurrence, one.kind, one.starts.toISOString(), one.ends.toISOString()),
      )
      .toSorted(),
  ).toEqual(
    rebuilt
      .map((one) => line(one.objectId, one.personId, one.occurrence, one.kind, one.starts.toISOString(), one.ends.toISOString()))
      .toSorted(),
  )
}

test('a series has the occurrences of its rule, and never more than it may', async () => {
  expect(times(await planned())).toEqual(WEEKS)
  const endless = await planned({ rule: { unit: 'day', every: 1, calendar: 'gregory' } })
  expect(endless.occurrences).toHaveLength(104)
  expect(endless.rule).toMatchObject({ until: '2027-03-02' })
  const yearly = await planned({ rule: { unit: 'year', every: 1, calendar: 'gregory' } })
  expect(yearly.occurrences.map(({ startsAt }) => new Date(startsAt * 1000).getUTCFullYear())).toEqual([2026, 2027, 2028])
  const hijri = await planned({ rule: { unit: 'month', every: 1, calendar: 'hijri', count: 3 } })
  expect(times(hijri)).toEqual(['11-19T10:00', '12-18T10:00', '01-17T10:00'])
})

test('one occurrence is moved alone, and only to it everybody is asked again', async () => {
  const meeting = await planned()
  await w.call(omar, meetings.answer, { id: meeting.id, answer: 'yes' })
  const after = await changed(meeting, 'this', {
    occurrence: 1,
    meetingStart: '2026-11-27T12:00',
    minutes: 60,
    meetingTitle: 'ورشة',
  })
  expect(times(after)).toEqual(WEEKS.with(1, '11-27T12:00'))
  expect([after.meetingTitle, after.occurrences[1]!.meetingTitle, after.sequence]).toEqual(['اجتماع الفريق', 'ورشة', 1])
  expect(after.occurrences.map(({ isEdited }) => isEdited)).toEqual([false, true, false, false, false])
  expect([answerOf(await meetingOf(meeting, 0)), answerOf(await meetingOf(meeting, 1))]).toEqual(['yes', 'none'])
  expect(codeOf(await change(after, 'this', { occurrence: 1, attendees: [] }))).toEqual([400, 'invalid_input'])
  await expectSpansAsRebuilt()
})

test('this and the following ones become a meeting of their own', async () => {
  const meeting = await planned()
  await w.call(omar, meetings.answer, { id: meeting.id, answer: 'yes' })
  const next = await changed(meeting, 'following', { occurrence: 2, meetingStart: '2026-12-02T09:00' })
  expect(next.id).not.toBe(meeting.id)
  expect([times(await meetingOf(meeting)), times(next)]).toEqual([
    WEEKS.slice(0, 2),
    ['12-02T09:00', '12-09T09:00', '12-16T09:00'],
  ])
  expect([answerOf(await meetingOf(meeting)), answerOf(await meetingOf(next))]).toEqual(['yes', 'none'])
  expect((await meetingOf(meeting)).rule).toMatchObject({ until: '2026-12-02' })
  await expectSpansAsRebuilt()
})

test('a change from an occurrence on that was moved behind the next one reaches all that follow by the rule', async () => {
  const meeting = await planned()
  const moved = await changed(meeting, 'this', { occurrence: 0, meetingStart: '2026-11-28T10:00' })
  const after = await changed(moved, 'following', { occurrence: 0, meetingStart: '2026-11-29T10:00' })
  expect([after.id, ...times(after)]).toEqual([
    meeting.id,
    '11-27T10:00',
    '11-29T10:00',
    '12-04T10:00',
    '12-11T10:00',
    '12-18T10:00',
  ])
})

test('following ones keep answers and what was changed alone when only their title changes', async () => {
  const meeting = await planned()
  await w.call(omar, meetings.answer, { id: meeting.id, answer: 'maybe' })
  const moved = await changed(meeting, 'this', { occurrence: 3, meetingStart: '2026-12-11T10:00' })
  const next = await changed(moved, 'following', { occurrence: 2, meetingTitle: 'اسم جديد' })
  expect(times(next)).toEqual(['12-03T10:00', '12-11T10:00', '12-17T10:00'])
  expect([answerOf(next), next.meetingTitle, (await meetingOf(meeting)).meetingTitle]).toEqual([
    'maybe',
    'اسم جديد',
    'اجتماع الفريق',
  ])
})

test('why one time was canceled stands beside that time alone, also after the others have moved', async () => {
  const meeting = await planned()
  const at = { id: meeting.id, version: meeting.version, scope: 'this' as const, occurrence: 2 }
  const canceled = (await w.call(noura, meetings.cancel, { ...at, reason: 'عطلة' })).body
  const reasons = ({ occurrences }: Meeting) => occurrences.map(({ reason }) => reason)
  expect([canceled.reason, reasons(canceled)]).toEqual(['', ['', '', 'عطلة', '', '']])
  const moved = await changed(canceled, 'all', { occurrence: 0, meetingStart: '2026-11-18T09:00' })
  expect(reasons(moved)).toEqual(['', '', 'عطلة', '', ''])
})

test('a series waits for an answer in one line, that of its next time without one', async () => {
  const { id } = await planned()
  const waiting = async () => {
    const { body } = await w.call(omar, meetings.list, { from: '2026-11-16', to: '2027-01-30', unanswered: 'true' })
    return body.items.filter((one) => one.id === id).map(({ number }) => number)
  }
  expect(await waiting()).toEqual([0])
  await w.call(omar, meetings.answer, { id, answer: 'no', occurrence: 0 })
  expect(await waiting()).toEqual([1])
  await w.call(omar, meetings.answer, { id, answer: 'yes' })
  expect(await waiting()).toEqual([])
})

test('all that are to come move together; what has passed stays, and so does what was canceled', async () => {
  const meeting = await planned({ meetingStart: '2026-11-15T11:30' })
  const canceled = (
    await w.call(noura, meetings.cancel, { id: meeting.id, version: 1, scope: 'this', occurrence: 2, reason: 'عطلة' })
  ).body
  w.clock.advance(3_600_000)
  const after = await changed(canceled, 'all', { occurrence: 1, meetingStart: '2026-11-23T09:00' })
  expect(times(after)).toEqual(['11-15T11:30', '11-23T09:00', '11-30T09:00 canceled', '12-07T09:00', '12-14T09:00'])
  expect([after.meetingStart, after.rule?.weekdays]).toEqual(['2026-11-23T09:00', [1]])
  expect(codeOf(await change(after, 'this', { occurrence: 0, meetingTitle: 'x' }))).toEqual([409, 'schedule.begun'])
  await expectSpansAsRebuilt()
  w.clock.advance(-3_600_000)
})

test('a whole form that is sent back changes nothing and asks nobody again', async () => {
  const meeting = await planned()
  await w.call(omar, meetings.answer, { id: meeting.id, answer: 'yes' })
  const { meetingTitle, zone, minutes, place, video, rule } = meeting
  const form = { meetingTitle, zone, minutes, place, video, rule, roomId: null, attendees: [{ id: omar.id }], guests: [] }
  const after = await changed(meeting, 'all', { ...form, occurrence: 2, meetingStart: '2026-12-03T10:00' })
  expect([answerOf(after), after.sequence, ...times(after)]).toEqual(['yes', 0, ...WEEKS])
})

test('a series is refused by name where its room is taken, and takes it nowhere', async () => {
  const roomId = (await w.call(admin, rooms.create, { nameAr: 'قاعة', nameEn: 'Room', seats: 8 })).body.id
  await planned({ roomId, rule: null, meetingStart: '2026-12-03T10:15' })
  const { status, body } = await w.call(noura, meetings.plan, {
    meetingTitle: 'x',
    meetingStart: '2026-11-19T10:00',
    rule: WEEKLY,
    roomId,
  })
  const { code, current } = body as unknown as { code: string; current: { clashes: { day: string }[] } }
  expect([status, code, current.clashes.map(({ day }) => day)]).toEqual([409, 'schedule.room_taken', ['2026-12-03']])
  await planned({ roomId, rule: { ...WEEKLY, count: 2 } })
})

test('canceling this and what follows ends the series, and the last one cancels the meeting', async () => {
  const meeting = await planned()
  const cancel = (version: number, scope: Scope, occurrence: number) =>
    w.call(noura, meetings.cancel, { id: meeting.id, version, scope, occurrence, reason: 'انتهى المشروع' })
  const { body } = await cancel(1, 'following', 2)
  expect([body.status, ...times(body)]).toEqual(['OPEN', ...WEEKS.slice(0, 2), ...WEEKS.slice(2).map((one) => `${one} canceled`)])
  expect(codeOf(await cancel(body.version, 'this', 3))).toEqual([409, 'wrong_state'])
  const one = (await cancel(body.version, 'this', 0)).body
  expect((await cancel(one.version, 'this', 1)).body.status).toBe('CANCELED')
  await expectSpansAsRebuilt()
})

test('an answer holds for one occurrence or for all, and the calendar shows it', async () => {
  const meeting = await planned()
  await w.call(omar, meetings.answer, { id: meeting.id, answer: 'no', occurrence: 1 })
  await w.call(omar, meetings.answer, { id: meeting.id, answer: 'yes', occurrence: 2 })
  const states = async (who: TestPerson) =>
    (await w.call(who, scheduleCalendar.own, { from: '2026-11-15', to: '2026-12-31' })).body.spans.map(({ state, record }) => [
      state,
      record?.occurrence,
      record?.movable,
    ])
  expect(await states(omar)).toEqual([
    ['maybe', 0, false],
    ['busy', 2, false],
    ['maybe', 3, false],
    ['maybe', 4, false],
  ])
  expect((await states(noura))[0]).toEqual(['busy', 0, true])
  await expectSpansAsRebuilt()
  await w.call(omar, meetings.answer, { id: meeting.id, answer: 'yes' })
  expect((await states(omar)).map(([state]) => state)).toEqual(['busy', 'busy', 'busy', 'busy', 'busy'])
})

test('a new offset of the Hijri calendar moves the coming days that were not changed alone', async () => {
  const rule: Recurrence = { unit: 'month', every: 1, calendar: 'hijri', count: 4 }
  const meeting = await planned({ rule })
  await w.call(omar, meetings.answer, { id: meeting.id, answer: 'yes' })
  const edited = await changed(meeting, 'this', { occurrence: 2, meetingStart: '2027-01-17T15:00' })
  const owner = await w.person('SUPER_ADMIN')
  const { version } = (await w.call(owner, settings.open, {})).body
  const shown = await w.call(owner, settings.change, { version, hijriOffset: 1 })
  expect(shown.status, JSON.stringify(shown.body)).toBe(200)
  await vi.waitFor(async () => expect(times(await meetingOf(meeting))).not.toEqual(times(edited)))
  const after = await meetingOf(meeting)
  expect(times(after)[0]).toBe('11-19T10:00')
  expect(times(after)).toContain('01-17T15:00')
  expect([after.sequence, after.version]).toEqual([edited.sequence + 1, edited.version + 1])
  await expectSpansAsRebuilt()
})

test('the times of the longest series with all its attendees are kept', async () => {
  const { id } = await planned({ rule: null })
  const spans = Array.from({ length: 104 * 101 }, (_, occurrence) => ({
    personId: omar.id,
    kind: 'busy' as const,
    starts: new Date(Date.UTC(2030, 0, 1) + occurrence * 3_600_000),
    ends: new Date(Date.UTC(2030, 0, 1) + occurrence * 3_600_000 + 1_800_000),
    occurrence,
  }))
  await writeSpans(w.db, id, spans)
  const { count } = await w.db
    .selectFrom('spans')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('object_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(spans.length)
})
