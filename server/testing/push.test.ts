import { identity } from '@diwan/contract/identity/endpoints/identity'
import { MAX_DEVICES, PUSHED_OBJECTS } from '@diwan/contract/notifications/limits'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { documentFromText } from '@diwan/core/document'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pushWaiting } from '../modules/notifications/service/push.ts'
import { makeSession, TEST_PASSWORD, type TestPerson, type TestUnit } from './people.ts'
import { readVapid, startPushService } from './push-service.ts'
import { world, type World } from './world.ts'

type Service = Awaited<ReturnType<typeof startPushService>>
type Browser = ReturnType<Service['browser']>

let service: Service
let w: World
let group: TestUnit
let tech: TestPerson
let noura: TestPerson
let phone: Browser
beforeAll(async () => {
  service = await startPushService()
  w = await world({ outgoing: { allow: [service.host], ca: service.ca } })
  group = await w.group()
  tech = await w.person('TECH', group)
})
afterAll(() => service.close())
beforeEach(async () => {
  noura = await w.person('USER')
  phone = service.browser()
  await switchOn(noura, phone)
})

const switchOn = (who: Pick<TestPerson, 'cookie'>, { endpoint, keys }: Pick<Browser, 'endpoint' | 'keys'>) =>
  w.call(who, notifications.switchOn, { endpoint, keys })
const device = (who: Pick<TestPerson, 'cookie'>) => w.call(who, notifications.device, {})
const idsTo = (browser: Browser) => service.to(browser).map(({ text }) => (JSON.parse(text) as { id: string }).id)
const words = (who: Pick<TestPerson, 'cookie'> | null, id: string) => w.call(who, notifications.pushed, { id })

async function replied(subject = 'بدل السكن', to = noura) {
  const ticket = await w.ticket({ by: to, group, subject })
  await w.call(tech, tickets.reply, { id: ticket.id, body: documentFromText('سر الجواب', 'rtl') })
  await deliver(ticket.id, to)
  return ticket
}

const deliver = (objectId: string, to: TestPerson) =>
  w.eventually(async () => {
    const rows = await w.db
      .selectFrom('notifications')
      .select('id')
      .where('object_id', '=', objectId)
      .where('user_id', '=', to.id)
      .execute()
    expect(rows.length).toBeGreaterThan(0)
  })

/** No push is on its way any more. */
const settled = () =>
  w.eventually(async () => {
    const { rows } = await sql`select 1 from pgboss.job
      where name in ('notifications.push', 'notifications.tell') and state in ('created', 'retry', 'active')`.execute(w.db)
    expect(rows).toEqual([])
  })

/** What a worker does each minute. */
async function minutesLater(many: number): Promise<void> {
  await settled()
  w.clock.advance(many * 60_000)
  await pushWaiting(w.portal)
  await settled()
}

const quiet = (who: TestPerson, mentions = true) =>
  w.call(who, notifications.keepQuiet, { hours: { from: '10:00', to: '12:00' }, ramadan: null, weekend: false, mentions })
/** In Riyadh, where the organisation is. */
const at = (time: string) => w.clock.set(new Date(`2026-11-18T${time}:00+03:00`))

test('a device is told of a reply by its id alone, encrypted for it and signed by the installation', async () => {
  const ticket = await replied()
  await settled()
  const [push, ...more] = service.to(phone)
  expect([more, Object.keys(JSON.parse(push!.text) as object)]).toEqual([[], ['id']])
  expect(push!.bytes.toString('latin1')).not.toContain(idsTo(phone)[0])
  const { aud, sub } = readVapid(push!.headers.authorization!, (await device(noura)).body.key)
  expect([aud, sub]).toEqual([`https://${service.host}`, 'mailto:postmaster@diwan.test'])
  expect([push!.headers['ttl'], push!.headers['urgency'], push!.headers['content-encoding']]).toEqual([
    '86400',
    'normal',
    'aes128gcm',
  ])
  const shown = (await words(noura, idsTo(phone)[0]!)).body
  expect(shown).toMatchObject({ path: `/ticket-thread/${ticket.id}`, objectId: ticket.id, language: 'en' })
  expect(shown.body).toContain(tech.fullName)
})

test('its words are in the language its reader has when they are shown', async () => {
  await replied()
  await settled()
  const [id] = idsTo(phone)
  await w.db.updateTable('users').set({ language: 'ar' }).where('id', '=', noura.id).execute()
  await w.db
    .updateTable('users')
    .set({ rights_version: sql`rights_version + 1` })
    .where('id', '=', noura.id)
    .execute()
  expect((await words(noura, id!)).body).toMatchObject({ language: 'ar', body: expect.stringContaining('رد') as string })
})

test('nobody but its person reads the words of a push, nor that person when the record is no longer readable (H3)', async () => {
  const ticket = await replied()
  await settled()
  const [id] = idsTo(phone)
  const stranger = await w.person('ADMIN')
  expect([(await words(stranger, id!)).status, (await words(null, id!)).status]).toEqual([404, 401])
  await w.db.updateTable('tickets').set({ requester_id: tech.id }).where('id', '=', ticket.id).execute()
  expect((await words(noura, id!)).status).toBe(404)
})

test('what may no longer be seen, or was read elsewhere, is sent to no device', async () => {
  at('10:30')
  await quiet(noura)
  const [lost, read] = [await replied(), await replied('قرئت')]
  await w.db.updateTable('tickets').set({ requester_id: tech.id }).where('id', '=', lost.id).execute()
  await w.call(noura, notifications.markSeen, { objectId: read.id })
  await minutesLater(120)
  expect(idsTo(phone)).toEqual([])
})

test('signing out ends it, and so does the end of the session from elsewhere', async () => {
  const laptop = service.browser()
  const second = await makeSession(w.db, noura.id, w.clock.now())
  await switchOn(second, laptop)
  await w.call(noura, identity.endSession, { id: second.sessionId })
  await replied()
  await settled()
  expect([idsTo(phone).length, idsTo(laptop).length]).toEqual([1, 0])
  const ticket = await w.ticket({ by: noura, group })
  await w.call(noura, identity.logout, {})
  await w.call(tech, tickets.reply, { id: ticket.id, body: documentFromText('جواب', 'rtl') })
  await deliver(ticket.id, noura)
  await settled()
  expect(idsTo(phone)).toHaveLength(1)
})

test('a session that is too old is told of nothing', async () => {
  const sleeper = await w.person('USER')
  await switchOn(sleeper, service.browser())
  const ticket = await w.ticket({ by: sleeper, group })
  await w.db
    .updateTable('sessions')
    .set({ created_at: new Date('2026-01-01') })
    .where('id', '=', sleeper.sessionId)
    .execute()
  const before = service.received.length
  await w.call(tech, tickets.reply, { id: ticket.id, body: documentFromText('جواب', 'rtl') })
  await deliver(ticket.id, sleeper)
  await settled()
  expect(service.received).toHaveLength(before)
})

test('a browser belongs to the person who switched it on last', async () => {
  const omar = await w.person('USER')
  await switchOn(omar, phone)
  expect([(await device(noura)).body.on, (await device(omar)).body.on]).toEqual([false, true])
  await replied()
  await settled()
  expect(idsTo(phone)).toEqual([])
  await w.call(omar, notifications.switchOff, {})
  expect((await device(omar)).body.on).toBe(false)
})

test('two tabs of a browser that say the same at once leave one device', async () => {
  const tabs = await Promise.all([1, 2, 3, 4].map(() => switchOn(noura, phone)))
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await replied()
  await settled()
  expect(idsTo(phone)).toHaveLength(1)
})

test.each([404, 410])('a browser whose maker answers %s is forgotten', async (status) => {
  service.answers.set(phone.name, status)
  await replied()
  await settled()
  expect((await device(noura)).body.on).toBe(false)
})

test('a maker that cannot be reached is asked again after five minutes, and once it took it no more', async () => {
  service.answers.set(phone.name, 503)
  await replied()
  await settled()
  expect([idsTo(phone).length, (await device(noura)).body.on]).toEqual([0, true])
  service.answers.delete(phone.name)
  await minutesLater(4)
  expect(idsTo(phone)).toHaveLength(0)
  await minutesLater(1)
  await minutesLater(10)
  expect(idsTo(phone)).toHaveLength(1)
})

test.each([
  ['https://127.0.0.1/push', 'endpoint', 'not_allowed'],
  ['https://10.0.0.1/push', 'endpoint', 'not_allowed'],
  ['https://[::1]/push', 'endpoint', 'not_allowed'],
  ['https://169.254.169.254/latest', 'endpoint', 'not_allowed'],
  ['https://1.1.1.1:8443/push', 'endpoint', 'not_allowed'],
  ['https://user:word@1.1.1.1/push', 'endpoint', 'not_allowed'],
  ['http://1.1.1.1/push', 'endpoint', 'invalid_format'],
  ['javascript:alert(1)', 'endpoint', 'invalid_format'],
])('%s takes no notifications (H23)', async (endpoint, path, code) => {
  const { status, body } = await switchOn(noura, { ...phone, endpoint })
  expect([status, body.fields?.map((field) => [field.path, field.code])]).toEqual([400, [[path, code]]])
})

test('a key that is on no curve is refused, and a program with an API token has no device', async () => {
  const keys = { ...phone.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
  expect((await switchOn(noura, { ...phone, keys })).body.fields).toEqual([{ path: 'keys.p256dh', code: 'invalid_value' }])
  const headers = { authorization: `Bearer ${noura.apiToken}` }
  const { body } = await w.call(null, notifications.switchOn, { endpoint: phone.endpoint, keys: phone.keys }, { headers })
  expect(body.code).toBe('identity.browser_needed')
})

test('an address that leads into the network by the time it is asked is forgotten', async () => {
  await w.db
    .updateTable('push_subscriptions')
    .set({ endpoint: 'https://192.168.1.1/push' })
    .where('user_id', '=', noura.id)
    .execute()
  await replied()
  await settled()
  expect((await device(noura)).body.on).toBe(false)
})

test('with one device too many the oldest stops', async () => {
  for (let n = 0; n < MAX_DEVICES; n += 1) {
    w.clock.advance(1_000)
    await switchOn(await makeSession(w.db, noura.id, w.clock.now()), service.browser())
  }
  expect((await device(noura)).body.on).toBe(false)
  const { rows } = await sql`select 1 from push_subscriptions where user_id = ${noura.id}`.execute(w.db)
  expect(rows).toHaveLength(MAX_DEVICES)
})

test('devices are a channel of their own: a role and a person switch it off', async () => {
  const admin = await w.person('ADMIN')
  await w.call(noura, notifications.choose, { events: ['tickets.replied'], channel: 'push', on: false })
  await replied()
  await settled()
  await w.call(noura, notifications.choose, { events: ['tickets.replied'], channel: 'push', on: true })
  const { version } = (await w.call(admin, notifications.rules, {})).body
  const cell = { role: 'USER' as const, event: 'tickets.replied', channel: 'push' as const, on: false, locked: true }
  await w.call(admin, notifications.changeRules, { version, changes: [cell] })
  await replied()
  await settled()
  await w.call(admin, notifications.changeRules, { version: version + 1, changes: [{ ...cell, on: true, locked: false }] })
  expect(idsTo(phone)).toEqual([])
  await w.call(noura, notifications.choose, { events: ['tickets.replied'], channel: 'app', on: false })
  const ticket = await replied()
  await settled()
  expect(idsTo(phone)).toHaveLength(1) // on devices alone
  expect((await words(noura, idsTo(phone)[0]!)).body.objectId).toBe(ticket.id)
})

test('quiet hours hold devices back, and when they end the newest few objects come', async () => {
  at('10:30')
  await quiet(noura)
  const held = []
  for (let n = 0; n <= PUSHED_OBJECTS; n += 1) {
    w.clock.advance(1_000)
    held.push(await replied(`طلب ${n}`))
  }
  await minutesLater(60)
  expect(idsTo(phone)).toEqual([])
  await minutesLater(31)
  await minutesLater(1)
  const objects = await Promise.all(idsTo(phone).map(async (id) => (await words(noura, id)).body.objectId))
  expect(objects).toEqual(
    held
      .slice(1)
      .toReversed()
      .map(({ id }) => id),
  )
})

test('what names a person passes quiet hours where they want it, and what is critical always does', async () => {
  at('10:30')
  const tablet = service.browser()
  await switchOn(tech, tablet)
  const admin = await w.person('ADMIN')
  const urgencies = () => service.to(tablet).map(({ headers }) => headers['urgency'])
  const assign = async () => {
    const { id, version } = await w.ticket({ by: noura, group })
    expect((await w.call(admin, ticketCommands.assign, { id, version, assigneeId: tech.id })).status).toBe(200)
    await deliver(id, tech)
    await settled()
  }
  await quiet(tech, false)
  await assign()
  expect(urgencies()).toEqual([])
  await quiet(tech)
  await assign()
  expect(urgencies()).toEqual(['high'])
  await quiet(tech, false)
  await w.call(tech, identity.changePassword, { current: TEST_PASSWORD, password: 'Rimal@1234', confirmation: 'Rimal@1234' })
  await w.eventually(() => expect(urgencies()).toEqual(['high', 'high']))
})

test('what a killed worker had taken is sent by the next one', async () => {
  at('10:30')
  await quiet(noura)
  await replied()
  await settled()
  at('12:00')
  await w.db
    .updateTable('notifications')
    .set({ push_at: new Date(w.clock.now().getTime() + 5 * 60_000) })
    .where('user_id', '=', noura.id)
    .execute()
  await minutesLater(1)
  expect(idsTo(phone)).toEqual([])
  await minutesLater(5)
  expect(idsTo(phone)).toHaveLength(1)
})
