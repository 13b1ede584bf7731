import { notifications } from '@diwan/contract/notifications/endpoints'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { files } from '@diwan/contract/files/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { SHORT_ID } from '@diwan/core/short-id'
import { isWorkingMoment } from '@diwan/core/working-calendar'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { allModules, loadRecords } from '../app/modules.ts'
import { sampleOrganisation, seedSample } from '../app/sample.ts'
import { openDatabase, type Pool } from '../kit/db/database.ts'
import type { SampleAccount } from '../kit/sample.ts'
import { soundIn } from '../modules/files/service/media/sound.ts'
import { beginOrganisation, readWorkingDays } from '../modules/settings/public.ts'
import { demoStories } from '../modules/tickets/seed/stories/all.ts'
import { makeSession } from './people.ts'
import { world } from './world.ts'

const w = await world()
const DAY = 86_400

let accounts: readonly SampleAccount[]

beforeAll(async () => {
  accounts = await seedSample(w.db, w.portal.storage, w.clock.now())
  await beginOrganisation(w.db, sampleOrganisation())
}, 120_000)

const every = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(w.db)).rows

async function accountOf(key: string) {
  const { id } = await w.db.selectFrom('users').select('id').where('email', '=', `${key}@diwan.example`).executeTakeFirstOrThrow()
  return { id, ...(await makeSession(w.db, id, w.clock.now())) }
}

test('at least 80 Arabic and 60 English tickets differ in what they ask, each with an answer of its own', () => {
  const inArabic = demoStories.filter(({ subject }) => /\p{Script=Arabic}/u.test(subject))
  expect(inArabic.length).toBeGreaterThanOrEqual(80)
  expect(demoStories.length - inArabic.length).toBeGreaterThanOrEqual(60)
  for (const told of [({ subject }: (typeof demoStories)[number]) => subject, ({ body }: (typeof demoStories)[number]) => body])
    expect(new Set(demoStories.map(told)).size).toBe(demoStories.length)
  const answered = demoStories.filter(({ status }) => status !== 'NEW' && status !== 'CANCELED')
  for (const { subject, steps } of answered) {
    const said = steps.filter(({ sign }) => sign !== ':')
    expect(said.length, subject).toBeGreaterThan(0)
    expect(said.length, subject).toBeLessThan(8)
  }
})

test('every thread ends where its story says, under a short id of its own', async () => {
  const rows = await every(sql<{ subject: string; status: string; short_id: string }>`
    select subject, status, short_id from tickets join objects using (id)`)
  const found = new Map(rows.map(({ subject, status }) => [subject, status]))
  for (const { subject, status } of demoStories) expect(found.get(subject), subject).toBe(status)
  expect(rows.every(({ short_id }) => SHORT_ID.test(short_id))).toBe(true)
  expect(new Set(rows.map(({ short_id }) => short_id)).size).toBe(rows.length)
})

test('every name that is kept is of a manifest', async () => {
  const modules = allModules('')
  const kinds = await every(sql<{ kind: string }>`select distinct kind from objects`)
  const owned = new Set(modules.flatMap(({ objects = [] }) => objects))
  expect(kinds.map(({ kind }) => kind).filter((kind) => !owned.has(kind))).toEqual([])
  const events = await every(sql<{ event: string }>`select distinct event from history`)
  const recorded = new Set(modules.flatMap((module) => (module.events ?? []).map(({ name }) => name)))
  expect(events.map(({ event }) => event).filter((event) => !recorded.has(event))).toEqual([])
})

test('the whole machine was used', async () => {
  const rows = await every(sql<{ event: string }>`select distinct event from history where event like 'tickets.%'`)
  const used = 'assigned transferred waiting resumed resolved confirmed rejected closed withdrawn reopened joined changed noted'
  expect(rows.map(({ event }) => event)).toEqual(expect.arrayContaining(used.split(' ').map((name) => `tickets.${name}`)))
})

test('a year and a half of working days: nobody worked at night, on a weekend or on a feast, or after now', async () => {
  const { calendar } = await readWorkingDays(w.db)
  const moments = await every(sql<{ at: number }>`
    select extract(epoch from at)::float8 as at from history where event like 'tickets.%' and object_id in (select id from tickets)
    union all select extract(epoch from created_at)::float8 from messages`)
  expect(moments.filter(({ at }) => !isWorkingMoment(calendar, at)).map(({ at }) => new Date(at * 1000).toISOString())).toEqual(
    [],
  )
  const now = w.clock.now().getTime() / 1000
  const ages = moments.map(({ at }) => now - at)
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...ages) / DAY).toBeGreaterThan(520)
})

test('two hundred people of every role, of whom only the accounts have a password of their own and some wait to be invited', async () => {
  const people = await every(sql<{ role: string; people: number; waiting: number; hash: string[] }>`
    select role, count(*)::int as people, count(*) filter (where password_hash = '-')::int as waiting,
           array_agg(distinct password_hash) filter (where password_hash <> '-') as hash from users group by role`)
  const sum = (of: (row: (typeof people)[number]) => number) => people.reduce((all, row) => all + of(row), 0)
  const hashes = new Set(people.flatMap(({ hash }) => hash))
  expect([sum((row) => row.people), hashes.size]).toEqual([200, 11]) // the others share one that nobody knows
  expect(sum((row) => row.waiting)).toBeGreaterThan(10)
  expect(new Set(people.map(({ role }) => role))).toEqual(new Set(ROLES))
  expect(accounts.map(({ role }) => role)).toEqual(ROLES)
})

test('the requester of the demo has tickets in several states, the technician a full queue of which some are theirs', async () => {
  const [noura, omar] = [await accountOf('noura'), await accountOf('omar')]
  const own = (await w.call(noura, tickets.list, { view: 'requested', state: 'all' })).body.items
  expect(own.length).toBeGreaterThanOrEqual(5)
  expect(new Set(own.map(({ status }) => status)).size).toBeGreaterThanOrEqual(4)
  const queue = (await w.call(omar, tickets.list, { view: 'queue', state: 'open' })).body.items
  expect(queue.length).toBeGreaterThanOrEqual(10)
  expect(queue.filter(({ assignee }) => assignee?.id === omar.id).length).toBeGreaterThanOrEqual(3)
  expect(queue.filter(({ status }) => status === 'NEW').length).toBeGreaterThanOrEqual(3)
})

test('what the journeys in the browser begin with is where they look for it', async () => {
  const [noura, omar] = [await accountOf('noura'), await accountOf('omar')]
  const own = (await w.call(noura, tickets.list, { view: 'requested' })).body.items
  expect(own.at(0)!.status).toBe('NEW')
  expect(own.at(-1)!.status).toBe('OPEN') // she may close it
  const queue = (await w.call(omar, tickets.list, { view: 'queue' })).body.items
  const named = (word: string) => queue.filter((ticket) => JSON.stringify([ticket.subject, ticket.reply]).includes(word))
  expect(named('VPN').map(({ assignee }) => assignee?.id)).toEqual([omar.id])
  expect(named('الإنترنت بطيء جدًا').map(({ assignee }) => assignee)).toEqual([null])
  const newest = queue.find(({ requester }) => requester.id === noura.id)!
  const told = await every(sql`select 1 from notifications where user_id = ${noura.id} and object_id = ${newest.id}`)
  expect([newest.status, told]).toEqual(['NEW', []])
})

test('what is news was told once a ticket, and nothing older than a fortnight waits to be seen', async () => {
  for (const key of ['noura', 'omar']) {
    const told = (await w.call(await accountOf(key), notifications.list, {})).body
    expect(JSON.stringify(told).length).toBeGreaterThan(100)
  }
  const twice = await every(sql`select 1 from notifications group by user_id, object_id having count(*) > 1`)
  const old = await every(sql`select 1 from notifications where created_at < ${w.clock.now()}::timestamptz - interval '15 days'`)
  expect([twice, old]).toEqual([[], []])
  expect(w.mailbox.letters()).toEqual([])
})

test('a load is put on top of what is there, as often as it is asked for', async () => {
  const pool: Pool = openDatabase(w.databaseUrl, 2, () => undefined)
  const count = async () => (await every(sql<{ count: number }>`select count(*)::int as count from tickets`))[0]!.count
  const before = await count()
  for (const more of [300, 200])
    expect(await loadRecords(pool, allModules(''), { tickets: more })).toEqual([`${more} tickets were made.`])
  await pool.close()
  expect(await count()).toBe(before + 500)
  const spread = await every(sql<{ groups: number; statuses: number; asking: number }>`
    select count(distinct group_id)::int as groups, count(distinct status)::int as statuses, count(distinct requester_id)::int as asking
    from tickets`)
  expect(spread[0]).toMatchObject({ groups: 15, statuses: 6 })
  expect(spread[0]!.asking).toBeGreaterThan(80)
})

test('a chat of the sample organisation has a voice message that its people hear', async () => {
  const [voice] = await every(sql<{ file_id: string; object_id: string; seconds: number; type: string; bytes: number }>`
    select file_id, message.object_id, seconds, type, bytes from messages message join message_files on message_id = message.id
    join files on files.id = file_id where message.kind = 'voice'`)
  expect(voice).toMatchObject({ type: 'audio/webm' })
  const content = (await w.call(await accountOf('noura'), files.read, { id: voice!.file_id })).text
  expect(content.length).toBeGreaterThan(0)
  const bytes = Buffer.concat(await Array.fromAsync(await w.portal.storage.read(voice!.file_id, 'original')))
  const sound = soundIn(bytes)
  expect([bytes.length, Math.round(sound!.seconds), sound!.type]).toEqual([
    voice!.bytes,
    Math.round(voice!.seconds),
    'audio/webm',
  ])
})

test('people of the sample organisation have bookings in the past and in the coming month', async () => {
  const [found] = await every(sql<{ past: number; coming: number; statuses: string[]; jobs: number }>`
    select count(distinct booker_id) filter (where starts_at < ${w.clock.now()})::int as past,
      count(distinct booker_id) filter (where starts_at > ${w.clock.now()})::int as coming,
      array_agg(distinct status order by status) as statuses,
      (select count(*)::int from appointments where kind = 'job') as jobs from bookings`)
  expect(found!.past).toBeGreaterThan(100)
  expect(found!.coming).toBeGreaterThan(100)
  expect(found!.statuses).toEqual(['APPROVED', 'CANCELED', 'DONE', 'SENT'])
  expect(found!.jobs).toBe(2)
})

test('people of the sample organisation have meetings in the past and in the coming month', async () => {
  const [found] = await every(sql<{ past: number; coming: number; statuses: string[]; rooms: number; hijri: number }>`
    select count(distinct user_id) filter (where occurrence.starts_at < ${w.clock.now()})::int as past,
      count(distinct user_id) filter (where occurrence.starts_at > ${w.clock.now()})::int as coming,
      array_agg(distinct meeting.status order by meeting.status) as statuses,
      (select count(*)::int from rooms) as rooms,
      count(distinct meeting.id) filter (where rule->>'calendar' = 'hijri')::int as hijri
    from meetings meeting join attendees on attendees.meeting_id = meeting.id
    join meeting_occurrences occurrence on occurrence.meeting_id = meeting.id`)
  expect(found!.past).toBeGreaterThan(100)
  expect(found!.coming).toBeGreaterThan(100)
  expect(found!.statuses).toEqual(['DONE', 'OPEN'])
  expect([found!.rooms, found!.hijri]).toEqual([3, 1])
})
