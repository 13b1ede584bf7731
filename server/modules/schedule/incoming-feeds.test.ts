import { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import { scheduleCalendar } from '@diwan/contract/schedule/endpoints/calendar'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCalendarHost } from '../../testing/calendar-host.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { incomingSpans, tendFeeds } from './service/feeds/tend.ts'

const HOUR_MS = 3_600_000

let w: World
let host: Awaited<ReturnType<typeof startCalendarHost>>
let sara: TestPerson
let other: TestPerson
let count = 0

beforeAll(async () => {
  host = await startCalendarHost()
  w = await world({ outgoing: { allow: [host.host], ca: host.ca } }) // it is Sunday 15-11-2026, 11:00 in Riyadh
})
afterAll(() => host.close())
beforeEach(async () => {
  count += 1
  ;[sara, other] = [await w.person('USER'), await w.person('USER')]
})

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const meeting = (day: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${day}`,
  'SUMMARY:Secret dinner',
  `DTSTART:${day}T070000Z`,
  `DTEND:${day}T080000Z`,
  ...lines,
  'END:VEVENT',
]
const put = (body: string, more: object = {}) => host.put(`/${count}.ics`, { body, ...more })
const add = async (url: string, who = sara) => (await w.call(who, feeds.add, { name: 'خارجي', url })).body
const listed = async (who = sara) => (await w.call(who, feeds.list, {})).body.incoming
const outcome = async (url: string) => {
  await add(url)
  return w.eventually(async () => {
    const [feed] = await listed()
    expect(feed?.problem ?? feed?.fetchedDate).not.toBeNull()
    return feed!.problem ?? feed!.times
  })
}
const week = { from: '2026-11-15', to: '2026-11-21' }
const own = async () => (await w.call(sara, scheduleCalendar.own, week)).body
const minute = (): Promise<void> => tendFeeds(w.portal)
const shown = async () => (await own()).spans.map(({ startsAt }) => new Date(startsAt * 1000).toISOString().slice(0, 10))

test('a calendar of elsewhere makes its owner busy, and nobody sees what for', async () => {
  const url = put(calendar(...meeting('20261116')))
  expect(await outcome(url)).toBe(1)
  const from = Date.parse('2026-11-16T07:00:00Z') / 1000
  const span = { state: 'busy', startsAt: from, endsAt: from + 3_600, days: null, record: null }
  const mine = await own()
  expect(mine.spans).toEqual([span])
  expect(mine.kinds.map(({ kind }) => kind)).not.toContain('incoming_feed')
  const people = await w.call(other, scheduleCalendar.people, { ...week, ids: sara.id })
  expect(people.body.items[0]?.spans).toEqual([span])
  const [feed] = await listed()
  expect(feed).toMatchObject({ name: 'خارجي', host: host.host, times: 1, cut: false, problem: null })
  const kept = JSON.stringify([people.text, await w.db.selectFrom('incoming_feeds').selectAll().execute()])
  expect(kept).not.toContain('dinner')
  expect(JSON.stringify(await w.db.selectFrom('history').selectAll().execute())).not.toContain(url)
})

test('a feed that goes out gives none of these times back to where they come from', async () => {
  await outcome(put(calendar(...meeting('20261116'))))
  const { address } = (await w.call(sara, feeds.make, { name: 'x', content: 'full' })).body
  const [, id = '', secret = ''] = /feeds\/([\w-]+)\/([\w-]{43})\.ics$/.exec(address)!
  const { status, text } = await w.call(null, feeds.read, { id, secret })
  expect([status, text.includes('VEVENT')]).toEqual([200, false])
})

test('each half hour it is read again; a time that is gone there is gone here', async () => {
  await outcome(put(calendar(...meeting('20261116'))))
  put(calendar(...meeting('20261117')))
  await minute()
  expect(await shown()).toEqual(['2026-11-16'])
  w.clock.advance(HOUR_MS / 2)
  await minute()
  await w.eventually(async () => expect(await shown()).toEqual(['2026-11-17']))
})

test('what cannot be read keeps its times for a day, and says why', async () => {
  await outcome(put(calendar(...meeting('20261118'))))
  put('', { status: 500 })
  w.clock.advance(HOUR_MS)
  await minute()
  await w.eventually(async () => expect((await listed())[0]).toMatchObject({ problem: 'refused', times: 1 }))
  w.clock.advance(22.5 * HOUR_MS)
  await minute()
  expect(await shown()).toEqual(['2026-11-18'])
  w.clock.advance(HOUR_MS)
  await minute()
  expect([await shown(), (await listed())[0]?.times]).toEqual([[], 0])
})

test('calendars of people who may not come in are not read', async () => {
  const [mine, disabled] = [put(calendar()), host.put(`/${count}-other.ics`, { body: calendar() })]
  const due = new Date(w.clock.now().getTime() - 1_000)
  await Promise.all([add(mine), add(disabled, other)])
  await w.db.updateTable('users').set({ disabled_at: due }).where('id', '=', other.id).execute()
  await w.db.updateTable('incoming_feeds').set({ next_at: due }).execute()
  await minute()
  const waiting = await w.db.selectFrom('incoming_feeds').select('user_id').where('next_at', '=', due).execute()
  expect(waiting).toEqual([{ user_id: other.id }])
})

test('the times are those that a rebuild makes', async () => {
  w.clock.advance(0)
  await outcome(put(calendar(...meeting('20261121', 'RRULE:FREQ=WEEKLY;COUNT=5'))))
  const stored = await w.db
    .selectFrom('spans')
    .select(['object_id', 'person_id', 'occurrence', 'whole_from', 'whole_to'])
    .execute()
  const rebuilt = await incomingSpans.rebuilt(w.db)
  const key = (...parts: unknown[]) => parts.map((part) => (part instanceof Date ? part.toISOString() : String(part))).join(' ')
  expect(stored.length).toBeGreaterThan(4)
  expect(new Set(stored.map((row) => key(row.object_id, row.person_id, row.occurrence, row.whole_from, row.whole_to)))).toEqual(
    new Set(rebuilt.map((one) => key(one.objectId, one.personId, one.occurrence, one.starts, one.ends))),
  )
})

test('three calendars a person; who removes one removes its times, and nobody removes that of another', async () => {
  const url = put(calendar(...meeting('20261119')))
  await outcome(url)
  const answers = await Promise.all([1, 2, 3, 4].map(() => w.call(sara, feeds.add, { name: 'x', url })))
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '200', '409', '409'])
  const [first] = await listed()
  expect((await w.call(other, feeds.remove, { id: first!.id })).body.code).toBe('not_found')
  for (const { id } of await listed()) await w.call(sara, feeds.remove, { id })
  expect([await listed(), (await own()).spans]).toEqual([[], []])
})

test.each(['http://calendar.test/a.ics', 'ftp://calendar.test/a.ics', 'https://user:secret@calendar.test/a.ics', 'calendar', ''])(
  '"%s" is no address that is read',
  async (url) => {
    expect((await w.call(sara, feeds.add, { name: 'x', url })).body.code).toBe('invalid_input')
  },
)

test('webcal means https', async () => {
  expect(await outcome(put(calendar(...meeting('20261116'))).replace('https:', 'webcal:'))).toBe(1)
})

test.each([
  ['a private address', 'https://10.0.0.1/a.ics', 'address'],
  ['this machine', 'https://127.0.0.1/a.ics', 'address'],
  ['a name that does not exist', 'https://calendar.invalid/a.ics', 'unreachable'],
])('%s is not read', async (_what, url, problem) => {
  expect(await outcome(url)).toBe(problem)
})

test.each([
  ['to a private address', 'https://10.0.0.1/a.ics'],
  ['to plain http', 'http://calendar.test/a.ics'],
])('no redirect leads %s', async (_where, location) => {
  expect(await outcome(put('', { status: 302, headers: { location } }))).toBe('address')
})

const rule = (text: string) =>
  calendar('BEGIN:VEVENT', 'UID:a', 'DTSTART:20261101T000000Z', 'DURATION:PT1S', `RRULE:${text}`, 'END:VEVENT')
const numbers = (to: number): string => Array.from({ length: to }, (_, n) => n).join(',')
test.each([
  ['a rule of each second', rule(`FREQ=DAILY;BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)};BYSECOND=${numbers(60)}`), 'too_slow'],
  ['a rule of each second since the year 1', rule('FREQ=SECONDLY').replace('20261101', '00010101'), 0],
  ['more than 2 MB', calendar(`X-LONG:${'x'.repeat(2_200_000)}`), 'too_large'],
  ['a line folded a million times', calendar(...meeting('20261116', `DESCRIPTION:x${'\r\n y'.repeat(450_000)}`)), 1],
  ['a nest of components', calendar('BEGIN:VEVENT\r\n'.repeat(60_000) + 'END:VEVENT\r\n'.repeat(60_000)), 0],
  ['a rule that has no day', rule('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'), 0],
  ['a time of thousands of years', calendar(...meeting('20261116')).replace('DTEND:20261116', 'DTEND:99991116'), 1],
  ['a page', '<html></html>', 'no_calendar'],
])('%s does no harm', async (_what, body, expected) => {
  expect(await outcome(put(body))).toBe(expected)
})
