import { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import { scheduleCalendar } from '@diwan/contract/schedule/endpoints/calendar'
import { notes } from '@diwan/contract/notes/endpoints'
import { users } from '@diwan/contract/users/endpoints/users'
import ICAL from 'ical.js'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPerson } from './people.ts'
import { world, type World } from './world.ts'
import { writeSpans } from '../modules/calendar/public.ts'

const HOUR_MS = 3_600_000

let w: World
let sara: TestPerson
let other: TestPerson
const lines: string[] = []

beforeAll(async () => {
  w = await world({ log: { write: (line) => void lines.push(line) } }) // it is Sunday 15-11-2026, 11:00 in Riyadh
})
beforeEach(async () => {
  ;[sara, other] = [await w.person('USER'), await w.person('USER')]
})

const make = async (content: 'full' | 'busy' = 'full') => {
  const { body, text } = await w.call(sara, feeds.make, { name: 'جوال', content })
  const [, id = '', secret = ''] = /feeds\/([\w-]+)\/([\w-]{43})\.ics$/.exec(body.address) ?? [text]
  return { id, secret }
}
const read = (feed: { id: string; secret: string }, headers: Record<string, string> = {}) =>
  w.call(null, feeds.read, feed, { headers })
const at = (time: string) => new Date(`${time}:00Z`)

/** A note of a person that takes time of people. */
async function busy(owner: TestPerson, people: readonly TestPerson[], from: string, to: string, title: string): Promise<string> {
  const { id, version } = (await w.call(owner, notes.create, {})).body
  await w.call(owner, notes.change, { id, version, title })
  await writeSpans(
    w.db,
    id,
    people.map(({ id: personId }) => ({ personId, kind: 'busy' as const, starts: at(from), ends: at(to) })),
  )
  return id
}
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
    .getAllSubcomponents('vevent')
    .map((event) => ({
      summary: event.getFirstPropertyValue('summary'),
      url: event.getFirstPropertyValue('url'),
      start: String(event.getFirstPropertyValue('dtstart')),
      uid: String(event.getFirstPropertyValue('uid')),
    }))

test('a feed says what its owner may read, and of what is not readable only that the time is taken', async () => {
  const id = await busy(sara, [sara], '2026-11-16T07:00', '2026-11-16T08:00', 'مراجعة الميزانية')
  await busy(other, [sara], '2026-11-17T07:00', '2026-11-17T08:00', 'سر')
  const answer = await read(await make())
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(eventsOf(answer.text)).toMatchObject([
    { summary: 'مراجعة الميزانية', url: `http://diwan.test/user/notes?id=${id}`, start: '2026-11-16T07:00:00Z' },
    { summary: 'Busy', url: null, start: '2026-11-17T07:00:00Z' },
  ])
  expect(answer.text).not.toContain('سر')
})

test('a feed of busy times names no record, and its UIDs are those of no record and stay', async () => {
  const id = await busy(sara, [sara], '2026-11-16T07:00', '2026-11-16T08:00', 'مراجعة الميزانية')
  const feed = await make('busy')
  const { text } = await read(feed)
  expect(eventsOf(text)).toMatchObject([{ summary: 'Busy', url: null }])
  expect(text).not.toContain(id)
  expect(eventsOf((await read(feed)).text)[0]?.uid).toBe(eventsOf(text)[0]?.uid)
})

test('a feed reaches from 30 days ago to 366 days ahead', async () => {
  for (const day of ['2026-10-10', '2026-10-20', '2027-11-10', '2027-11-25'])
    await busy(sara, [sara], `${day}T07:00`, `${day}T08:00`, day)
  expect(eventsOf((await read(await make())).text).map(({ summary }) => summary)).toEqual(['2026-10-20', '2027-11-10'])
})

test('what was read before is not sent again until it changes', async () => {
  const feed = await make()
  const first = await read(feed)
  const again = await read(feed, { 'if-none-match': first.headers.get('etag')! })
  expect([first.status, again.status, again.text]).toEqual([200, 304, ''])
  await busy(sara, [sara], '2026-11-16T07:00', '2026-11-16T08:00', 'جديد')
  expect((await read(feed, { 'if-none-match': first.headers.get('etag')! })).status).toBe(200)
})

test('a revoked feed, a wrong secret and a person who may not come in any more answer alike', async () => {
  const [one, two] = [await make(), await make()]
  expect((await read({ ...one, secret: two.secret })).body.code).toBe('not_found')
  expect((await w.call(other, feeds.revoke, { id: one.id })).body.code).toBe('not_found')
  expect((await read(one)).status).toBe(200)
  await w.call(sara, feeds.revoke, { id: one.id })
  expect((await read(one)).body.code).toBe('not_found')
  const admin = await w.person('SUPER_ADMIN')
  const { body } = await w.call(admin, users.open, { id: sara.id })
  await w.call(admin, users.disable, { id: sara.id, version: body.version })
  expect((await read(two)).body.code).toBe('not_found')
})

test('sixty readings an hour are answered, each feed for itself', async () => {
  const [one, two] = [await make(), await make()]
  for (let n = 0; n < 60; n += 1) expect((await read(one)).status).toBe(200)
  const refused = await read(one)
  expect([refused.body.code, Number(refused.headers.get('retry-after')) > 3_000]).toEqual(['too_many_requests', true])
  expect((await read(two)).status).toBe(200)
  w.clock.advance(HOUR_MS)
  expect((await read(one)).status).toBe(200)
})

test('a person has five feeds at most, sees them without their secrets, and no log holds one', async () => {
  const made = await Promise.all(Array.from({ length: 7 }, () => w.call(sara, feeds.make, { name: 'x', content: 'busy' })))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(made.filter(({ body }) => body.code === 'schedule.too_many_feeds')).toHaveLength(2)
  const addresses = made.flatMap(({ body }) => (body.address ? [body.address] : []))
  const secrets = addresses.map((address) => /([\w-]{43})\.ics$/.exec(address)![1]!)
  const list = await w.call(sara, feeds.list, {})
  expect(list.body.outgoing).toHaveLength(5)
  expect((await w.call(other, feeds.list, {})).body.outgoing).toEqual([])
  await Promise.all(addresses.map((address) => fetch(`${w.base}${new URL(address).pathname}%ff`)))
  await Promise.all(addresses.map((address) => fetch(`${w.base}${new URL(address).pathname}`)))
  const kept = JSON.stringify([list.text, await w.db.selectFrom('calendar_feeds').selectAll().execute(), lines])
  const everything = JSON.stringify([kept, await w.db.selectFrom('history').selectAll().execute()])
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])
})

test('the calendar of the portal and its feeds show the same times', async () => {
  await busy(sara, [sara], '2026-11-16T07:00', '2026-11-16T08:00', 'واحد')
  const { body } = await w.call(sara, scheduleCalendar.own, { from: '2026-11-16', to: '2026-11-16' })
  const feed = eventsOf((await read(await make())).text)
  expect(feed.map(({ start }) => Date.parse(start) / 1000)).toEqual(body.spans.map(({ startsAt }) => startsAt))
})
