import { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { GUEST_LETTERS_AN_HOUR } from '@diwan/contract/schedule/limits/meetings'
import type { Meeting } from '@diwan/contract/schedule/schemas/meetings'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import type { Letter, Mail } from '../../kit/mail/mail.ts'
import type { TestPerson } from '../../testing/people.ts'
import { thisMinute } from '../../testing/tonight.ts'
import { world, type World } from '../../testing/world.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let w: World
let sara: TestPerson
let omar: TestPerson
let guest: string
let count = 0
let isAway = false
let tries = 0
const sent: Letter[] = []

/** A mail server that can be away. */
const mail: Mail = {
  kind: 'sent',
  address: 'portal@diwan.example',
  send: (letter) => {
    tries += 1
    if (isAway) return Promise.reject(new Error('away'))
    sent.push(letter)
    return Promise.resolve()
  },
}

beforeAll(async () => {
  w = await world({ mail }) // it is Sunday 15-11-2026, 11:00 in Riyadh
})
beforeEach(async () => {
  count += 1
  guest = `later${count}@test.example`
  ;[sara, omar] = [await w.person('USER'), await w.person('USER')]
  w.clock.advance(Date.parse('2026-11-15T08:00:00Z') - w.clock.now().getTime())
})

const WEEKLY = { unit: 'week', every: 1, calendar: 'gregory', weekdays: [0], count: 4 } as const
const WORKDAYS = { unit: 'day', every: 1, calendar: 'gregory', workingDays: true, count: 4 } as const
const plan = async (more: object = {}): Promise<Meeting> => {
  const meetingStart = '2026-11-22T14:00'
  const planned = { meetingTitle: 'مراجعة الخطة', meetingStart, zone: 'Asia/Riyadh', guests: [{ email: guest }], ...more }
  const { status, body } = await w.call(sara, meetings.plan, planned)
  expect([status, body.code]).toEqual([200, undefined])
  return body
}
const change = async ({ id, version }: Meeting, more: object): Promise<Meeting> => {
  const { status, body } = await w.call(sara, meetings.change, { id, version, scope: 'all', ...more })
  expect([status, body.code]).toEqual([200, undefined])
  return body
}
const opened = async ({ id }: Meeting): Promise<Meeting> => (await w.call(sara, meetings.open, { id })).body.meeting
const cancel = async ({ id, version }: Meeting): Promise<Meeting> =>
  (await w.call(sara, meetings.cancel, { id, version, scope: 'all', reason: 'عطلة' })).body
const lettersTo = (to: string) => sent.filter((letter) => letter.to === to && letter.calendar)
/** The newest of so many. */
async function mailed(many: number, to = guest): Promise<Letter> {
  await w.eventually(() => expect(lettersTo(to)).toHaveLength(many))
  return lettersTo(to).at(-1)!
}
const lineOf = ({ calendar }: Letter, name: string): string => {
  const [, event] = calendar!.text.split('BEGIN:VEVENT') // a zone has a DTSTART, too
  return new RegExp(`^${name}[:;].*`, 'm').exec(event!)![0].trim()
}
const sequenceOf = (letter: Letter): number => Number(lineOf(letter, 'SEQUENCE').split(':')[1])
const noticesOf = async (person: TestPerson): Promise<string> =>
  (await w.call(person, notifications.list, {})).body.items.map((one) => JSON.stringify(one)).join('\n')
const minute = async (ms: number) => {
  w.clock.advance(ms)
  await thisMinute(w)
}
/** All letters that are asked for are sent, or given up by their queue. */
const quiet = (): Promise<void> =>
  w.eventually(async () => {
    const { rows } = await sql<{ name: string }>`select name from pgboss.job where name like 'schedule.mail%'
      and state in ('created', 'retry', 'active')`.execute(w.db)
    expect(rows).toEqual([])
  })
/** The mail server is away until the queue has no more tries. */
async function away(during: () => Promise<unknown>): Promise<void> {
  isAway = true
  const before = tries
  await during()
  await w.eventually(() => expect(tries).toBeGreaterThan(before))
  await w.eventually(async () => {
    const gone = await sql`delete from pgboss.job where name = 'schedule.mailMeeting' and state = 'retry'`.execute(w.db)
    expect(Number(gone.numAffectedRows)).toBeGreaterThan(0)
  })
  isAway = false
}

test('letters that a mail server did not take are sent once it is back', async () => {
  let meeting!: Meeting
  await away(async () => (meeting = await plan()))
  expect(lettersTo(guest)).toEqual([])
  await minute(5 * MINUTE_MS)
  expect((await mailed(1)).calendar!.method).toBe('REQUEST')
  await minute(DAY_MS)
  await quiet()
  await mailed(1)
  meeting = await opened(meeting)
  await away(() => cancel(meeting))
  await minute(5 * MINUTE_MS)
  expect((await mailed(2)).calendar!.method).toBe('CANCEL')
})

test('a letter that nobody takes for two days is given up', async () => {
  const { id } = await plan({ guests: [] })
  await away(async () => change(await opened({ id } as Meeting), { guests: [{ email: guest }] }))
  await minute(2 * DAY_MS)
  await minute(HOUR_MS)
  await quiet()
  expect(lettersTo(guest)).toEqual([])
})

test('a series that becomes one meeting is mailed with the time that is still to come', async () => {
  const meeting = await plan({ rule: WEEKLY })
  await mailed(1)
  await minute(8 * DAY_MS)
  const { number } = meeting.occurrences[3]!
  await change(await opened(meeting), { occurrence: number, rule: null })
  const letter = await mailed(2)
  const coming = (await opened(meeting)).occurrences.filter(({ startsAt }) => startsAt * 1000 > w.clock.now().getTime())
  const [next] = coming.map(({ startsAt }) => new Date(startsAt * 1000 + 3 * HOUR_MS).toISOString().slice(0, 10))
  expect(lineOf(letter, 'DTSTART')).toContain(`:${next!.replaceAll('-', '')}T140000`)
})

test('who was taken off learns nothing of what changed', async () => {
  const meeting = await plan({ place: 'الدور الثالث' })
  await mailed(1)
  await change(meeting, { meetingTitle: 'تسريح الموظفين', place: 'القبو', guests: [] })
  const letter = await mailed(2)
  const { subject, text, html, calendar } = letter
  const all = [subject, text, html, calendar!.text].join('\n')
  expect([calendar!.method, subject]).toEqual(['CANCEL', 'Canceled: مراجعة الخطة'])
  expect(all).toContain('الدور الثالث')
  for (const word of ['تسريح', 'القبو']) expect(all).not.toContain(word)
})

test('a series that was moved midway is mailed alike as time passes', async () => {
  const meeting = await plan({ rule: WEEKLY })
  await mailed(1)
  await minute(8 * DAY_MS)
  const moved = await change(await opened(meeting), { meetingStart: '2026-11-29T16:00' })
  const before = await mailed(2)
  await minute(7 * DAY_MS)
  await change(await opened(moved), { guests: [{ email: guest }, { email: `second.${guest}` }] })
  const second = await mailed(1, `second.${guest}`)
  await quiet()
  await mailed(2)
  for (const name of ['DTSTART', 'RRULE']) expect(lineOf(second, name)).toBe(lineOf(before, name))
})

test('an occurrence that is moved far ahead is moved in calendars, not canceled', async () => {
  const meeting = await plan({ rule: WORKDAYS })
  await mailed(4)
  const [first] = meeting.occurrences
  await change(meeting, { scope: 'this', occurrence: first!.number, meetingStart: '2026-12-20T10:00' })
  await quiet()
  const newest = lettersTo(guest).filter((one) => lineOf(one, 'UID').includes(`-${first!.number}@`))
  expect(newest.map(({ calendar }) => calendar!.method)).toEqual(['REQUEST', 'REQUEST'])
  expect(lineOf(newest[1]!, 'DTSTART')).toContain(':20261220T100000')
})

test('what was canceled and comes back has a higher sequence than the portal would give it', async () => {
  const meeting = await plan({ rule: WEEKLY })
  await mailed(1)
  const single = await change(meeting, { rule: WORKDAYS })
  await quiet()
  const back = await change(single, { rule: WEEKLY })
  await quiet()
  const whole = lettersTo(guest).filter((one) => lineOf(one, 'UID') === `UID:${back.id}@diwan`)
  expect(whole.map((one) => [one.calendar!.method, sequenceOf(one)])).toEqual([
    ['REQUEST', 0],
    ['CANCEL', 1],
    ['REQUEST', 3],
  ])
})

test('a colleague who may not see meetings is not mailed any', async () => {
  const rima = await w.person('USER')
  for (const person of [omar, rima]) await w.call(person, feeds.chooseMail, { wanted: true })
  const at = { from_at: w.clock.now(), until_at: null, created_at: w.clock.now(), created_by: sara.id }
  const denied = { module_name: 'schedule', flag: 'meetings.view', effect: 'deny', relations: [] }
  await w.db
    .insertInto('person_grants')
    .values({ id: newId(), user_id: omar.id, ...denied, ...at })
    .execute()
  const meeting = await plan({ attendees: [{ id: omar.id }, { id: rima.id }] })
  await mailed(1, rima.email)
  await change(meeting, { attendees: [{ id: rima.id }] })
  await quiet()
  expect(lettersTo(omar.email)).toEqual([])
})

test('the address of somebody who takes part is no guest', async () => {
  const guests = [omar.email, sara.email, guest].map((email) => ({ email: email.toUpperCase() }))
  const { attendees } = await plan({ attendees: [{ id: omar.id }], guests })
  expect(attendees.map(({ email, person }) => email ?? person?.id)).toEqual([sara.id, omar.id, guest])
})

test('an organiser writes only so many letters to guests within an hour; the others wait', async () => {
  const counted = { organiser: sara.id, hour_at: w.clock.now(), letters: GUEST_LETTERS_AN_HOUR - 1 }
  await w.db.insertInto('meeting_letters').values(counted).execute()
  await plan()
  await mailed(1)
  const other = `other.${guest}`
  await plan({ guests: [{ email: other }] })
  await quiet()
  expect(lettersTo(other)).toEqual([])
  await minute(HOUR_MS)
  await mailed(1, other)
})

test('guests of an occurrence that is canceled alone read the reason', async () => {
  const reason = 'صيانة القاعة'
  const cancelThird = async ({ id, version, occurrences }: Meeting) => {
    const asked = { id, version, scope: 'this' as const, occurrence: occurrences[2]!.number, reason }
    expect((await w.call(sara, meetings.cancel, asked)).status).toBe(200)
  }
  const single = await plan({ rule: WORKDAYS })
  await mailed(4)
  await cancelThird(single)
  await quiet()
  const [canceled] = lettersTo(guest).filter(({ calendar }) => calendar!.method === 'CANCEL')
  expect(canceled!.text).toContain(reason)
  guest = `whole.${guest}`
  await cancelThird(await plan({ rule: WEEKLY }).then(async (meeting) => (await mailed(1), meeting)))
  expect((await mailed(2)).text).toContain(reason)
})

test('a colleague who is taken off is notified, with the title that was known', async () => {
  const meeting = await plan({ attendees: [{ id: omar.id }], guests: [] })
  await change(meeting, { meetingTitle: 'تسريح الموظفين', attendees: [] })
  await w.eventually(async () => expect(await noticesOf(omar)).toMatch(/schedule.meeting_removed.*مراجعة الخطة/))
  expect(await noticesOf(omar)).not.toContain('تسريح')
})

test('a colleague who is left out of the following meetings is notified', async () => {
  const meeting = await plan({ rule: WEEKLY, attendees: [{ id: omar.id }], guests: [] })
  await change(meeting, { scope: 'following', occurrence: meeting.occurrences[2]!.number, attendees: [] })
  await w.eventually(async () => expect(await noticesOf(omar)).toMatch(/schedule.meeting_shortened.*مراجعة الخطة/))
})
