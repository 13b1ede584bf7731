import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { personToken, roleToken, titleToken, unitToken } from '@diwan/contract/kit/tokens'
import type { Publication } from '@diwan/contract/publishing/schemas'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  bulletin,
  bulletinEvents,
  bulletinModule,
  bulletins,
  finish,
  openBulletins,
  publisher,
  shownTo,
  standingOf,
} from '../../testing/bulletins.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { publishDue } from './public.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let w: World
let group: TestUnit
let author: TestPerson
let member: TestPerson
let stranger: TestPerson
let ask: Awaited<ReturnType<typeof publisher>>
let id: string
beforeAll(async () => {
  w = await world({ newcomers: [bulletinModule] })
  await openBulletins(w)
  group = await w.group()
  author = await w.person('ADMIN')
  member = await w.person('USER', group)
  stranger = await w.person('USER')
  ask = await publisher(w, author, 'all')
})
beforeEach(async () => {
  id = await bulletin(w)
})

const off = {
  reminder: false,
  reminderDate: '',
  reminderTime: '',
  removal: false,
  removalDate: '',
  removalTime: '',
  push: true,
}
const now = { ...off, schedule: false, scheduleDate: '', scheduleTime: '' }
/** The organisation of the tests is in Riyadh. */
const chosen = (name: 'schedule' | 'reminder' | 'removal', inMs: number) => {
  const local = new Date(w.clock.now().getTime() + inMs + 3 * HOUR).toISOString()
  return { [name]: true, [`${name}Date`]: local.slice(0, 10), [`${name}Time`]: local.slice(11, 16) }
}
const to = (...tokens: AudienceToken[]) => ({ id, tokens })
const done = async (answer: Promise<Publication | string>): Promise<Publication> => {
  const publication = await answer
  if (typeof publication === 'string') throw new Error(publication)
  return publication
}
const publish = (more: object = {}, version = 0) =>
  ask(bulletins.publish, { ...to(unitToken(group.id)), ...now, ...more, version })
const minute = async () => {
  await Promise.all([1, 2, 3].map(() => publishDue(w.portal, bulletinModule.published!)))
}
/** Of each time it was published, whether people are told. */
const announcedOf = async (of: string) => {
  const { rows } = await sql<{ announced: boolean }>`select (detail ->> 'announced')::boolean as announced from history
    where object_id = ${of} and event = ${bulletinEvents.published.name} order by at, id`.execute(w.db)
  return rows.map(({ announced }) => announced)
}
const heard = async () => (await w.changes(`bulletin:${id}`)).map(({ event }) => event.replace('bulletins.', ''))
const deliveryFor = async (who: TestPerson) =>
  (await w.call(who, notifications.list, {})).body.items.filter(({ path }) => path === `/bulletins/${id}`).length

test('content published now is found by those whom it addresses, at once by somebody who joins them, and by nobody else', async () => {
  expect(await shownTo(w, member)).not.toContain(id)
  expect(await done(publish())).toMatchObject({ status: 'published', version: 1, audience: [{ token: unitToken(group.id) }] })
  const joined = await w.person('USER', group)
  expect(await Promise.all([member, joined, stranger].map(async (who) => (await shownTo(w, who)).includes(id)))).toEqual([
    true,
    true,
    false,
  ])
  await w.eventually(async () => expect(await deliveryFor(member)).toBe(1), 20_000)
  expect(await deliveryFor(stranger)).toBe(0)
})

test('an option that is on names the day and the time that are missing; one that is off demands nothing', async () => {
  const on = { schedule: true, reminder: true, removal: true }
  const { error } = bulletins.publish.input.safeParse({ ...to('all'), ...now, ...on, version: 0 })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'schedule_date',
    'schedule_time',
    'reminder_date',
    'reminder_time',
    'removal_date',
    'removal_time',
  ])
})

test('what is planned lies ahead and comes in its order', async () => {
  expect(await publish(chosen('schedule', -HOUR))).toBe('invalid_input scheduleTime time_past')
  expect(await publish(chosen('removal', -48 * HOUR))).toBe('invalid_input removalDate date_past')
  expect(await publish({ ...chosen('schedule', 2 * HOUR), ...chosen('reminder', HOUR) })).toBe(
    'invalid_input reminderTime not_after_publishing',
  )
  expect(await publish({ ...chosen('reminder', 2 * HOUR), ...chosen('removal', HOUR) })).toBe(
    'invalid_input removalTime not_after_reminder',
  )
  expect(await heard()).toEqual([])
})

test('scheduled, reminded and removed: each at its time, once, however many workers look', async () => {
  const plan = { ...chosen('schedule', HOUR), ...chosen('reminder', 2 * HOUR), ...chosen('removal', 3 * HOUR) }
  expect(await done(publish(plan))).toMatchObject({ status: 'PENDING', publishAt: expect.any(Number) })
  await minute()
  expect(await shownTo(w, member)).not.toContain(id)
  w.clock.advance(HOUR)
  await minute()
  await minute()
  expect(await shownTo(w, member)).toContain(id)
  await w.eventually(async () => expect(await deliveryFor(member)).toBe(1), 20_000)
  w.clock.advance(HOUR)
  await minute()
  await minute()
  await w.eventually(async () => expect(await deliveryFor(member)).toBe(2), 20_000)
  w.clock.advance(HOUR)
  await minute()
  await minute()
  expect([await heard(), await shownTo(w, member)]).toEqual([
    ['scheduled', 'published', 'reminded', 'closed'],
    expect.not.arrayContaining([id]),
  ])
  expect(await standingOf(w, id)).toMatchObject({ status: 'CLOSED' })
})

test('after a standstill it is published and removed without a word, and no reminder comes a day late', async () => {
  await publish({ ...chosen('schedule', HOUR), ...chosen('removal', 2 * HOUR) })
  const late = await bulletin(w)
  await ask(bulletins.publish, { ...to(unitToken(group.id)), ...now, ...chosen('reminder', HOUR), id: late, version: 0 })
  w.clock.advance(30 * HOUR)
  await minute()
  expect(await heard()).toEqual(['scheduled', 'published', 'closed'])
  expect(await announcedOf(id)).toEqual([false])
  expect((await w.changes(`bulletin:${late}`)).map(({ event }) => event)).not.toContain(bulletinEvents.reminded.name)
})

test('unticked nobody is told, and who is done with it is not reminded', async () => {
  const other = await w.person('USER', group)
  finish(id, other)
  await publish({ push: false, ...chosen('reminder', HOUR) })
  w.clock.advance(HOUR)
  await minute()
  await w.eventually(async () => expect(await deliveryFor(member)).toBe(1), 20_000)
  expect(await deliveryFor(other)).toBe(0)
})

test('done already is refused with the state as it is, and so is a version that somebody else has changed', async () => {
  const { version } = await done(publish())
  expect(await publish({}, version)).toBe('wrong_state')
  expect(await ask(bulletins.close, { id, version: version + 1 })).toBe('changed_meanwhile')
  const paused = await done(ask(bulletins.pause, { id, version }))
  expect([paused.status, paused.pausedDate === null, await shownTo(w, member)]).toEqual([
    'PENDING',
    false,
    expect.not.arrayContaining([id]),
  ])
  expect(await ask(bulletins.pause, { id, version: paused.version })).toBe('wrong_state')
  const again = await done(publish({}, paused.version))
  const closed = await done(ask(bulletins.close, { id, version: again.version }))
  const archived = await done(ask(bulletins.archive, { id, version: closed.version, on: true }))
  expect(await ask(bulletins.reopen, { id, version: archived.version })).toBe('wrong_state')
  const out = await done(ask(bulletins.archive, { id, version: archived.version, on: false }))
  expect(await done(ask(bulletins.reopen, { id, version: out.version }))).toMatchObject({ status: 'published', removeAt: null })
  expect(await announcedOf(id)).toEqual([true, false]) // once, though it came back twice
})

test('units and people are addressed within the relations of the publisher; everyone, roles and titles take all', async () => {
  const department = await w.department()
  const below = await w.group(department)
  const [theirs, coordinator] = [await w.person('USER', below), await w.person('COORDINATOR', department)]
  const narrow = await publisher(w, coordinator, 'tree')
  const title = randomUUID()
  await w.db.insertInto('objects').values({ id: title, kind: 'title', created_at: w.clock.now() }).execute()
  await w.db.insertInto('titles').values({ id: title, name_ar: 'محلل', name_en: 'Analyst', colour: '#187ed1' }).execute()
  const tokens = (text: AudienceToken) => narrow(bulletins.publish, { id, tokens: [text], ...now, version: 0 })
  for (const token of ['all', roleToken('USER'), titleToken(title), unitToken(group.id), personToken(member.id)] as const)
    expect([token, await tokens(token)]).toEqual([token, 'invalid_input tokens not_allowed'])
  expect(await tokens(personToken(randomUUID()))).toBe('invalid_input tokens not_found')
  expect(await narrow(bulletins.reached, { id, tokens: 'all' })).toBe('invalid_input tokens not_allowed')
  expect(await narrow(bulletins.reached, { id, tokens: unitToken(department.id) })).toMatchObject({ count: 2 })
  expect(await narrow(bulletins.lookAs, { id, userId: theirs.id, tokens: unitToken(department.id) })).toMatchObject({
    person: { id: theirs.id },
    sees: false,
  })
  expect(await narrow(bulletins.lookAs, { id, userId: stranger.id, tokens: unitToken(department.id) })).toBe('not_found')
  expect(await tokens(unitToken(below.id))).toMatchObject({ status: 'published', can: { everyone: false } })
  expect(await shownTo(w, theirs)).toContain(id)
})

test('what would reach nobody is not published, and a draft keeps whom it will address', async () => {
  const empty = await w.group()
  expect(await publish({ tokens: [] })).toBe('invalid_input tokens audience')
  expect(await publish({ tokens: [unitToken(empty.id)] })).toBe('invalid_input tokens nobody')
  const kept = await done(ask(bulletins.arrange, { ...to(unitToken(empty.id)), ...off, version: 0 }))
  expect(kept).toMatchObject({ status: 'DRAFT', version: 1, audience: [{ token: unitToken(empty.id) }] })
  expect(await shownTo(w, member)).not.toContain(id)
})

test('names are offered as they begin, and only what the publisher may address', async () => {
  const department = await w.department()
  await sql`update units set name_ar = 'زراعة', name_en = 'Farming', folded_ar = 'زراعه', folded_en = 'farming' where id = ${department.id}`.execute(
    w.db,
  )
  const narrow = await publisher(w, await w.person('COORDINATOR', await w.department()), 'tree')
  const offered = async (by: typeof ask) => await by(bulletins.addressees, { id, q: 'زراع' })
  expect(await offered(ask)).toEqual({ items: [{ token: unitToken(department.id), nameAr: 'زراعة', nameEn: 'Farming' }] })
  expect(await offered(narrow)).toEqual({ items: [] })
})
