import { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import { meetingGuest } from '@diwan/contract/schedule/endpoints/meeting-guest'
import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import type { Meeting } from '@diwan/contract/schedule/schemas/meetings'
import ICAL from 'ical.js'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { KeptLetter } from '../../kit/mail/mailbox.ts'
import type { TestPerson } from '../../testing/people.ts'
import { thisMinute } from '../../testing/tonight.ts'
import { world, type World } from '../../testing/world.ts'
import { mailMeetings } from './service/meetings/mail/reconcile.ts'
import { busyTimes } from './service/feeds/foreign/busy-times.ts'

const DAY_MS = 86_400_000

let w: World
let sara: TestPerson
let omar: TestPerson
let guest: string
let count = 0

beforeAll(async () => {
  w = await world() // it is Sunday 15-11-2026, 11:00 in Riyadh
})
beforeEach(async () => {
  count += 1
  guest = `guest${count}@test.example`
  ;[sara, omar] = [await w.person('USER'), await w.person('USER')]
})

const WEEKLY = { unit: 'week', every: 1, calendar: 'gregory', weekdays: [0], count: 4 } as const
const plan = async (more: object = {}): Promise<Meeting> => {
  const planned = {
    meetingTitle: 'مراجعة الخطة',
    meetingStart: '2026-11-22T14:00',
    zone: 'Asia/Riyadh',
    guests: [{ email: guest }],
  }
  const { status, body } = await w.call(sara, meetings.plan, { ...planned, ...more })
  expect([status, body.code]).toEqual([200, undefined])
  return body
}
const change = async ({ id, version }: Meeting, more: object): Promise<Meeting> => {
  const { status, body } = await w.call(sara, meetings.change, { id, version, scope: 'all', ...more })
  expect([status, body.code]).toEqual([200, undefined])
  return body
}
const cancel = async ({ id, version }: Meeting, more: object = {}): Promise<Meeting> =>
  (await w.call(sara, meetings.cancel, { id, version, scope: 'all', reason: 'عطلة', ...more })).body
const lettersTo = (to: string): readonly KeptLetter[] =>
  w.mailbox.letters().filter((letter) => letter.to === to && letter.calendar)
/** The newest of so many. */
async function mailed(many: number, to = guest): Promise<KeptLetter> {
  await w.eventually(() => expect(lettersTo(to)).toHaveLength(many))
  return lettersTo(to)[0]!
}
const calendarOf = ({ calendar }: KeptLetter) => {
  const file = new ICAL.Component(ICAL.parse(calendar!.text) as ConstructorParameters<typeof ICAL.Component>[0])
  const [event] = file.getAllSubcomponents('vevent')
  const of = (name: string) => String(event!.getFirstPropertyValue(name))
  expect(file.getFirstPropertyValue('method')).toBe(calendar!.method)
  return {
    method: calendar!.method,
    uid: of('uid'),
    sequence: Number(of('sequence')),
    start: of('dtstart'),
    text: calendar!.text,
  }
}
/** The times of an invitation as any other calendar program reads them. */
const timesOf = (letter: KeptLetter): number[] => {
  const read = busyTimes({ text: letter.calendar!.text, now: Math.floor(w.clock.now().getTime() / 1000), zone: 'UTC' })
  return read === 'no_calendar' ? [] : read.busy.map(([from]) => from)
}
const startsOf = ({ occurrences }: Meeting): number[] =>
  occurrences.filter(({ isCanceled }) => !isCanceled).map(({ startsAt }) => startsAt)
const tokenIn = ({ text }: KeptLetter): string => /\/guest#([\w-]{43})/.exec(text)![1]!
const open = (token: string) => w.call(null, meetingGuest.open, { token })
const answer = (token: string, given: 'yes' | 'maybe' | 'no') => w.call(null, meetingGuest.answer, { token, answer: given })
const answers = async ({ id }: Meeting): Promise<string[]> =>
  (await w.call(sara, meetings.open, { id })).body.meeting.attendees
    .filter(({ email }) => email !== null)
    .map(({ answer: one }) => one)

test('a guest is mailed an invitation, answers by its link, and the organiser sees the answer', async () => {
  const meeting = await plan({ attendees: [{ id: omar.id }], place: 'الدور الثالث' })
  const letter = await mailed(1)
  expect(letter.subject).toBe('Invitation: مراجعة الخطة')
  expect(calendarOf(letter)).toMatchObject({
    method: 'REQUEST',
    uid: `${meeting.id}@diwan`,
    sequence: 0,
    start: '2026-11-22T14:00:00',
  })
  const token = tokenIn(letter)
  const { body, text } = await open(token)
  expect(body).toMatchObject({
    meetingTitle: 'مراجعة الخطة',
    place: 'الدور الثالث',
    zone: 'Asia/Riyadh',
    status: 'OPEN',
    answer: 'none',
    canAnswer: true,
    times: [{ startsAt: meeting.startsAt, endsAt: meeting.endsAt }],
  })
  for (const word of [omar.id, omar.email, guest, meeting.id]) expect(text).not.toContain(word)
  expect((await answer(token, 'maybe')).body.answer).toBe('maybe')
  expect(await answers(meeting)).toEqual(['maybe'])
})

test('a new time is mailed under the same UID with the next sequence, and asks again', async () => {
  const meeting = await plan()
  await answer(tokenIn(await mailed(1)), 'yes')
  await change(meeting, { meetingStart: '2026-11-23T09:30' })
  const letter = await mailed(2)
  expect(calendarOf(letter)).toMatchObject({
    method: 'REQUEST',
    uid: `${meeting.id}@diwan`,
    sequence: 1,
    start: '2026-11-23T09:30:00',
  })
  expect([letter.subject, (await open(tokenIn(letter))).body.answer]).toEqual(['Changed: مراجعة الخطة', 'none'])
})

test('a canceled meeting is canceled in the mail, and its link says so and takes no answer', async () => {
  const meeting = await plan()
  const token = tokenIn(await mailed(1))
  await cancel(meeting)
  const letter = await mailed(2)
  expect(calendarOf(letter)).toMatchObject({ method: 'CANCEL', uid: `${meeting.id}@diwan`, sequence: 1 })
  expect(letter.text).toContain('عطلة')
  const { body } = await open(token)
  expect([body.status, body.canAnswer]).toEqual(['CANCELED', false])
  expect((await answer(token, 'yes')).body.code).toBe('wrong_state')
})

test('a link works until an hour after the end, and is gone with the guest', async () => {
  const meeting = await plan()
  const token = tokenIn(await mailed(1))
  await change(meeting, { guests: [] })
  expect(calendarOf(await mailed(2)).method).toBe('CANCEL')
  expect((await open(token)).body.code).toBe('guests.link_over')
  guest = `second${count}@test.example`
  const { endsAt } = await plan()
  const other = tokenIn(await mailed(1))
  w.clock.advance(endsAt * 1000 + 59 * 60_000 - w.clock.now().getTime())
  expect((await open(other)).body.canAnswer).toBe(false)
  w.clock.advance(60_000)
  expect((await open(other)).body.code).toBe('guests.link_over')
  w.clock.advance(Date.parse('2026-11-15T08:00:00Z') - w.clock.now().getTime())
})

test('colleagues are mailed only if they choose to, and answer in the portal', async () => {
  await w.call(omar, feeds.chooseMail, { wanted: true })
  const third = await w.person('USER')
  const meeting = await plan({ attendees: [{ id: omar.id }, { id: third.id }] })
  const letter = await mailed(1, omar.email)
  expect(letter.text).toContain(`/user/schedule/meet?id=${meeting.id}`)
  await mailed(1)
  expect(lettersTo(third.email)).toEqual([])
})

test('a weekly series is mailed with its rule; what differs is stated, and other programs read the same times', async () => {
  let meeting = await plan({ rule: WEEKLY })
  const first = await mailed(1)
  expect(first.calendar!.text).toContain('RRULE:FREQ=WEEKLY;COUNT=4;INTERVAL=1;BYDAY=SU')
  expect(timesOf(first)).toEqual(startsOf(meeting))
  const [, second, third] = meeting.occurrences
  meeting = await change(meeting, { scope: 'this', occurrence: second!.number, meetingStart: '2026-12-01T10:00' })
  const moved = await mailed(2)
  expect(moved.calendar!.text).toContain('RECURRENCE-ID;TZID=Asia/Riyadh:20261129T140000')
  expect(timesOf(moved)).toEqual(startsOf(meeting))
  meeting = await cancel(meeting, { scope: 'this', occurrence: third!.number })
  const left = await mailed(3)
  expect(left.calendar!.text).toContain('EXDATE;TZID=Asia/Riyadh:20261206T140000')
  expect(timesOf(left)).toEqual(startsOf(meeting))
  expect(new Set(lettersTo(guest).map((one) => calendarOf(one).uid)).size).toBe(1)
})

test.each([
  ['a Hijri series', { unit: 'month', every: 1, calendar: 'hijri', count: 3 }, '2026-11-22T14:00'],
  ['a series on working days', { unit: 'day', every: 1, calendar: 'gregory', workingDays: true, count: 12 }, '2026-11-22T14:00'],
  ['a series that skips days off', { unit: 'day', every: 7, calendar: 'gregory', daysOff: 'skip', count: 4 }, '2026-11-22T14:00'],
  ['a series on the 31st', { unit: 'month', every: 1, calendar: 'gregory', monthDay: 31, count: 3 }, '2026-11-30T14:00'],
])('%s is mailed as single appointments, each 14 days ahead under a UID of its own', async (_what, rule, meetingStart) => {
  const meeting = await plan({ rule, meetingStart })
  const starts = startsOf(meeting)
  const near = () => starts.filter((at) => at * 1000 <= w.clock.now().getTime() + 14 * DAY_MS).length
  if (near() > 0) await mailed(near())
  const next = starts[near()]!
  w.clock.advance(next * 1000 - 14 * DAY_MS - w.clock.now().getTime())
  await thisMinute(w)
  await mailed(near())
  const all = lettersTo(guest)
  expect(all.every(({ calendar }) => !calendar!.text.includes('RRULE'))).toBe(true)
  expect(new Set(all.map((one) => calendarOf(one).uid)).size).toBe(near())
  expect([...new Set(all.flatMap(timesOf))].toSorted((one, another) => one - another)).toEqual(
    starts.slice(0, near()).filter((at) => at * 1000 > w.clock.now().getTime() - DAY_MS),
  )
  w.clock.advance(Date.parse('2026-11-15T08:00:00Z') - w.clock.now().getTime())
})

test('this and the following ones become a series of their own: both are mailed right', async () => {
  const meeting = await plan({ rule: WEEKLY })
  await mailed(1)
  const third = meeting.occurrences[2]!
  const next = await change(meeting, { scope: 'following', occurrence: third.number, meetingStart: '2026-12-06T16:00' })
  await mailed(3)
  const newest = new Map(
    lettersTo(guest)
      .toReversed()
      .map((letter) => [calendarOf(letter).uid, letter]),
  )
  expect(timesOf(newest.get(`${meeting.id}@diwan`)!)).toEqual(startsOf(meeting).slice(0, 2))
  expect(timesOf(newest.get(`${next.id}@diwan`)!)).toEqual(startsOf(next))
})

test('what happened is mailed once, however often the job runs', async () => {
  const { id } = await plan()
  await mailed(1)
  const fact = { historyId: id, event: 'schedule.meeting_planned', objectId: id, actorId: sara.id, detail: {}, at: '' }
  for (let n = 0; n < 3; n += 1) await mailMeetings(w.portal).run(fact)
  await cancel((await w.call(sara, meetings.open, { id })).body.meeting)
  await mailed(2)
  expect(lettersTo(guest).map(({ calendar }) => calendar!.method)).toEqual(['CANCEL', 'REQUEST'])
})

test('a title cannot forge a mail or an appointment', async () => {
  const meetingTitle = 'x\\nATTENDEE:mailto:thief@evil.example;"'
  await plan({ meetingTitle })
  const { text } = calendarOf(await mailed(1))
  expect(text.match(/^ATTENDEE/gm)).toHaveLength(1)
  const event = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]).getFirstSubcomponent(
    'vevent',
  )!
  expect(event.getFirstPropertyValue('summary')).toBe(meetingTitle)
})
