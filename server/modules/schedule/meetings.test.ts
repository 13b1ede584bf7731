import { actions } from '@diwan/contract/actions/endpoints'
import { documents } from '@diwan/contract/documents/endpoints'
import { find } from '@diwan/contract/find/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { reminders } from '@diwan/contract/reminders/endpoints'
import { scheduleCalendar } from '@diwan/contract/schedule/endpoints/calendar'
import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { rooms } from '@diwan/contract/schedule/endpoints/rooms'
import type { Meeting } from '@diwan/contract/schedule/schemas/meetings'
import { users } from '@diwan/contract/users/endpoints/users'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { countDeadlocks } from '../../testing/deadlocks.ts'
import type { TestPerson } from '../../testing/people.ts'
import { deep } from '../../testing/seeded.ts'
import { world, type World } from '../../testing/world.ts'
import { answerAsGuest } from './service/meetings/answer.ts'
import { tendMeetings } from './service/meetings/tend.ts'

/** Meetings that want one room at once; the deep run sends as many as the specification asks. */
const MANY = deep ? 1_000 : 20

let w: World
let admin: TestPerson
let noura: TestPerson
let omar: TestPerson
let sara: TestPerson
let stranger: TestPerson
let roomId: string

beforeAll(async () => {
  w = await world() // it is Sunday 15-11-2026, 11:00 in Riyadh
  admin = await w.person('ADMIN')
  stranger = await w.person('USER')
})
beforeEach(async () => {
  ;[noura, omar, sara] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
  roomId = (await w.call(admin, rooms.create, { nameAr: 'قاعة ٣', nameEn: 'Room 3', seats: 8 })).body.id
})

const START = '2026-11-26T14:00'
const at = (wall: string) => Date.parse(`${wall}:00+03:00`) / 1000
const content = (more: object = {}) => ({
  meetingTitle: 'مراجعة عقد النخبة',
  meetingStart: START,
  attendees: [{ id: omar.id }, { id: sara.id, needed: false }],
  ...more,
})
const plan = (more: object = {}, who = noura) => w.call(who, meetings.plan, content(more))
const planned = async (more: object = {}, who = noura): Promise<Meeting> => {
  const { status, body } = await plan(more, who)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const open = (who: TestPerson, id: string, occurrence?: number) =>
  w.call(who, meetings.open, { id, ...(occurrence !== undefined && { occurrence }) })
const meetingOf = async (who: TestPerson, id: string) => (await open(who, id)).body.meeting
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const fieldsOf = ({ body }: { body: unknown }) =>
  ((body as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => `${path} ${code}`)
const answersIn = ({ attendees }: Meeting) => attendees.map(({ answer }) => answer)
const newsOf = async (who: TestPerson) =>
  (await w.call(who, notifications.list, {})).body.items.map((one) => JSON.stringify(one)).join('\n')

test('a meeting returns what was saved, its attendees with the organiser first', async () => {
  const saved = { zone: 'Europe/London', minutes: 45, place: 'مبنى الإدارة', roomId, video: true }
  const guests = [{ email: 'Faisal@Nukhba.example' }]
  const { id } = await planned({ ...saved, guests, meetingDescription: 'جدول الأعمال' })
  const meeting = await meetingOf(omar, id)
  const { roomId: _room, ...same } = saved
  expect(meeting).toMatchObject({ ...same, meetingTitle: 'مراجعة عقد النخبة', meetingStart: START, status: 'OPEN', sequence: 0 })
  expect([meeting.startsAt, meeting.endsAt]).toEqual([at('2026-11-26T17:00'), at('2026-11-26T17:45')])
  expect([meeting.room?.id, meeting.meetingDescription]).toEqual([roomId, 'جدول الأعمال'])
  expect(meeting.attendees.map(({ person, email, part, answer }) => [person?.id ?? email, part, answer])).toEqual([
    [noura.id, 'organiser', 'yes'],
    [omar.id, 'needed', 'none'],
    [sara.id, 'optional', 'none'],
    ['faisal@nukhba.example', 'needed', 'none'],
  ])
  expect(meeting.can).toEqual({ view: true, manage: false, answer: true })
})

test('each wrong field is named with the message of the specification', async () => {
  expect(fieldsOf(await plan({ meetingTitle: ' ', meetingStart: '' }))).toEqual([
    'meetingTitle too_small',
    'meetingStart date_required',
  ])
  expect(fieldsOf(await plan({ meetingStart: 'T14:00' }))).toEqual(['meetingStart date_before_time'])
  expect(fieldsOf(await plan({ meetingStart: '2026-11-26' }))).toEqual(['meetingStart time_required'])
  expect(fieldsOf(await plan({ meetingStart: '2026-11-14T10:00' }))).toEqual(['meetingStart date_past'])
  expect(fieldsOf(await plan({ meetingStart: '2026-11-15T10:59' }))).toEqual(['meetingStart time_past'])
  expect(fieldsOf(await plan({ meetingStart: '2026-02-30T10:00' }))).toEqual(['meetingStart invalid_format'])
  expect(fieldsOf(await plan({ minutes: 4 }))).toEqual(['minutes too_small'])
  expect(fieldsOf(await plan({ guests: [{ email: 'x@y.example' }, { email: 'X@Y.example' }] }))).toEqual(['guests twice'])
  expect(fieldsOf(await plan({ guests: [{ email: 'nobody' }] }))).toEqual(['guests.0.email email'])
  const left = await w.person('USER')
  await w.call(admin, users.disable, { id: left.id, version: 1 })
  expect(codeOf(await plan({ attendees: [{ id: left.id }] }))).toEqual([400, 'schedule.person_missing'])
  expect(codeOf(await plan({ roomId: noura.id }))).toEqual([400, 'schedule.room_missing'])
})

test('nobody outside a meeting learns of it, whatever their role', async () => {
  const { id, version } = await planned()
  for (const who of [stranger, admin, await w.person('SUPER_ADMIN')]) {
    expect(codeOf(await open(who, id))).toEqual([404, 'not_found'])
    const commands = [
      await w.call(who, meetings.change, { id, version, scope: 'all', meetingTitle: 'x' }),
      await w.call(who, meetings.cancel, { id, version, scope: 'all', reason: 'x' }),
      await w.call(who, meetings.answer, { id, answer: 'yes' }),
    ]
    expect(commands.map(codeOf)).toEqual(commands.map(() => [404, 'not_found']))
    expect((await w.call(who, meetings.list, { from: '2026-11-15', to: '2026-12-15' })).body.items).toEqual([])
  }
  expect(codeOf(await w.call(omar, meetings.change, { id, version, scope: 'all', meetingTitle: 'x' }))).toEqual([
    403,
    'forbidden',
  ])
  expect((await w.call(noura, meetings.answer, { id, answer: 'no' })).status).toBe(200)
})

test('the list is by day and time, and says what waits for an answer', async () => {
  const one = await planned()
  const two = await planned({ meetingStart: '2026-11-25T09:00' })
  const list = async (who: TestPerson, more: object = {}) =>
    (await w.call(who, meetings.list, { from: '2026-11-20', to: '2026-11-30', ...more })).body
  expect((await list(omar)).items.map(({ id }) => id)).toEqual([two.id, one.id])
  expect((await list(omar, { order: 'desc' })).items.map(({ id }) => id)).toEqual([one.id, two.id])
  const first = await list(omar, { limit: 1 })
  expect((await list(omar, { limit: 1, after: first.next! })).items.map(({ id }) => id)).toEqual([one.id])
  await w.call(omar, meetings.answer, { id: two.id, answer: 'yes' })
  expect((await list(omar, { unanswered: 'true' })).items.map(({ id }) => id)).toEqual([one.id])
  const [line] = (await list(omar)).items
  expect(line).toMatchObject({ answer: 'yes', part: 'needed', answers: { none: 1, yes: 2, maybe: 0, no: 0 }, isSeries: false })
  expect((await list(omar, { from: '2026-11-27' })).items).toEqual([])
})

test('one room is taken once, however many want it at the same time', async () => {
  const crowd: TestPerson[] = []
  for (let made = 0; made < MANY; made += 25) crowd.push(await w.person('USER')) // each of them plans 25 a minute at most
  const answers = await Promise.all(
    Array.from({ length: MANY }, (_, n) => plan({ roomId, attendees: [] }, crowd[n % crowd.length])),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map((answer) => codeOf(answer)[1]))).toEqual(new Set([undefined, 'schedule.room_taken']))
  const refusal = answers.find(({ status }) => status === 409)!.body as unknown as { current: object }
  expect(refusal.current).toEqual({ roomId, clashes: [{ day: '2026-11-26', startsAt: at(START) }], more: false })
  expect(await countDeadlocks(w)).toBe(0)
})

test('meetings change rooms crosswise without waiting for each other for ever', async () => {
  const second = (await w.call(admin, rooms.create, { nameAr: 'قاعة ٤', nameEn: 'Room 4', seats: 4 })).body.id
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      planned({
        roomId: n % 2 ? roomId : second,
        meetingStart: `2026-11-2${n}T10:00`,
        rule: { unit: 'week', every: 1, calendar: 'gregory', count: 8 },
      }),
    ),
  )
  const answers = await Promise.all(
    made.map(({ id, version }, n) =>
      w.call(noura, meetings.change, { id, version, scope: 'all', roomId: n % 2 ? second : roomId }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await countDeadlocks(w)).toBe(0)
})

test('a room is free again after a cancellation, and before a meeting that only touches it', async () => {
  const { id, version } = await planned({ roomId })
  expect(codeOf(await plan({ roomId, meetingStart: '2026-11-26T14:29' }))).toEqual([409, 'schedule.room_taken'])
  await planned({ roomId, meetingStart: '2026-11-26T14:30' })
  const asked = { startsAt: at(START), minutes: 30 }
  const freeOf = async (more: object = {}) =>
    (await w.call(noura, rooms.free, { ...asked, ...more })).body.items.find((one) => one.id === roomId)?.free
  expect([await freeOf(), await freeOf({ meetingId: id })]).toEqual([false, true])
  await w.call(noura, meetings.cancel, { id, version, scope: 'all', reason: 'تأجيل' })
  expect(await freeOf()).toBe(true)
  await planned({ roomId })
})

test('a new time or place asks everybody again and raises the sequence; new words do neither', async () => {
  let meeting = await planned({ guests: [{ email: 'meyer@nukhba.example' }] })
  const { id } = meeting
  const change = async (more: object) => {
    const { status, body } = await w.call(noura, meetings.change, { id, version: meeting.version, scope: 'all', ...more })
    expect(status, JSON.stringify(body)).toBe(200)
    meeting = body
    return [meeting.sequence, ...answersIn(meeting)]
  }
  await w.call(omar, meetings.answer, { id, answer: 'yes' })
  const guest = meeting.attendees.at(-1)!.id
  await answerAsGuest(w.portal, { attendeeId: guest, answer: 'maybe' })
  expect(await change({ meetingTitle: 'عنوان آخر' })).toEqual([0, 'yes', 'yes', 'none', 'maybe'])
  expect(await change({ meetingStart: '2026-11-26T15:00' })).toEqual([1, 'yes', 'none', 'none', 'none'])
  await w.call(omar, meetings.answer, { id, answer: 'no' })
  expect(await change({ place: 'مبنى آخر' })).toEqual([2, 'yes', 'none', 'none', 'none'])
  expect(codeOf(await w.call(noura, meetings.change, { id, version: 1, scope: 'all', place: 'x' }))).toEqual([
    409,
    'changed_meanwhile',
  ])
})

test('who is taken off a meeting no longer reads it; who is added does', async () => {
  const { id, version } = await planned()
  expect(
    (await w.call(noura, meetings.change, { id, version, scope: 'all', attendees: [{ id: omar.id }, { id: stranger.id }] }))
      .status,
  ).toBe(200)
  expect([(await open(sara, id)).status, (await open(stranger, id)).status]).toEqual([404, 200])
  const former = await w.db.selectFrom('former_attendees').select('user_id').where('meeting_id', '=', id).execute()
  expect(former).toEqual([{ user_id: sara.id }])
  const { body } = await w.call(sara, scheduleCalendar.own, { from: '2026-11-26', to: '2026-11-26' })
  expect(body.spans).toEqual([])
})

test('what has begun is never changed, and nothing is moved into the past', async () => {
  const soon = await planned({ meetingStart: '2026-11-15T11:01' })
  const later = await planned()
  const change = { scope: 'all' as const, version: 1 }
  expect(fieldsOf(await w.call(noura, meetings.change, { ...change, id: later.id, meetingStart: '2026-11-15T10:00' }))).toEqual([
    'meetingStart time_past',
  ])
  w.clock.advance(5 * 60_000)
  for (const answer of [
    await w.call(noura, meetings.change, { ...change, id: soon.id, meetingTitle: 'x' }),
    await w.call(noura, meetings.cancel, { ...change, id: soon.id, reason: 'x' }),
    await w.call(omar, meetings.answer, { id: soon.id, answer: 'yes' }),
  ])
    expect(codeOf(answer)).toEqual([409, 'schedule.begun'])
  await tendMeetings(w.portal)
  expect((await meetingOf(omar, soon.id)).status).toBe('OPEN')
  w.clock.advance(30 * 60_000)
  await tendMeetings(w.portal)
  expect((await meetingOf(omar, soon.id)).status).toBe('DONE')
  w.clock.advance(-35 * 60_000)
})

test('attendees are invited and reminded, and the organiser learns of their answers', async () => {
  const { id, version } = await planned()
  await vi.waitFor(async () => expect(await newsOf(omar)).toContain(id))
  await w.call(sara, meetings.answer, { id, answer: 'no' })
  await vi.waitFor(async () => expect(await newsOf(noura)).toContain(sara.fullName))
  const remindersOf = async (who: TestPerson) =>
    (await w.call(who, reminders.list, {})).body.items.map((one) => one.at - at(START)).toSorted((a, b) => a - b)
  expect(await remindersOf(omar)).toEqual([-86_400, -900])
  expect(await remindersOf(sara)).toEqual([])
  const before = await newsOf(omar)
  await w.call(noura, meetings.cancel, { id, version, scope: 'all', reason: 'سفر المدير' })
  await vi.waitFor(async () => expect(await newsOf(omar)).not.toBe(before))
  expect(await remindersOf(omar)).toEqual([])
  expect(await meetingOf(omar, id)).toMatchObject({ status: 'CANCELED', reason: 'سفر المدير' })
})

test('its page is written by all who take part, found by its words, and made into a task', async () => {
  const { id, documentId } = await planned({ meetingDescription: 'إرسال المسودة إلى العميل' })
  const writes = async (who: TestPerson) => {
    const { status, body } = await w.call(who, documents.open, { id: documentId })
    return status === 200 ? body.document.can.write : status
  }
  expect([await writes(noura), await writes(omar), await writes(admin)]).toEqual([true, true, 404])
  const made = await w.call(omar, actions.run, { id, key: 'quickTasks.make' })
  expect([made.status, made.body.record?.title]).toEqual([200, 'مراجعة عقد النخبة'])
  expect((await w.call(admin, actions.run, { id, key: 'quickTasks.make' })).status).toBe(404)
  const hits = async (who: TestPerson) => JSON.stringify((await w.call(who, find.search, { q: 'المسودة' })).body).includes(id)
  expect([await hits(omar), await hits(admin)]).toEqual([true, false])
})

test('meetings of an organiser who leaves are canceled', async () => {
  const { id } = await planned({ roomId })
  await w.call(admin, users.disable, { id: noura.id, version: 1 })
  await vi.waitFor(async () => expect((await meetingOf(omar, id)).status).toBe('CANCELED'))
  await planned({ roomId, attendees: [{ id: omar.id }] }, sara)
})

test('rooms are managed by those who manage the schedule, and one that is not active is no longer offered', async () => {
  expect(codeOf(await w.call(noura, rooms.create, { nameAr: 'ق', nameEn: 'R', seats: 2 }))).toEqual([403, 'forbidden'])
  const room = (await w.call(admin, rooms.all, {})).body.items.find((one) => one.id === roomId)!
  const change = { id: roomId, version: room.version, nameAr: 'قاعة ٣', nameEn: 'Room 3', seats: 8, active: false }
  expect((await w.call(admin, rooms.change, change)).body).toMatchObject({ active: false, version: 2 })
  expect(codeOf(await w.call(admin, rooms.change, change))).toEqual([409, 'changed_meanwhile'])
  expect((await w.call(noura, rooms.free, {})).body.items.map(({ id }) => id)).not.toContain(roomId)
  expect(codeOf(await plan({ roomId }))).toEqual([400, 'schedule.room_missing'])
})
