import { audit } from '@diwan/contract/audit/endpoints'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { units } from '@diwan/contract/units/endpoints'
import { documentFromText } from '@diwan/core/document'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../kit/db/id.ts'
import { openSocket, openStream } from './live.ts'
import { TEST_PASSWORD, type TestPerson, type TestUnit } from './people.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let group: TestUnit
let tech: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  tech = await w.person('TECH', group)
})

const listed = async (who: TestPerson) => (await w.call(who, notifications.list, {})).body
const body = documentFromText('جواب', 'rtl')

/** Somebody told of so many answers to one ticket. */
async function repliedTimes(answers: number) {
  const noura = await w.person('USER')
  const ticket = await w.ticket({ by: noura, group, subject: 'سر الراتب' })
  for (let n = 0; n < answers; n += 1) await w.call(tech, tickets.reply, { id: ticket.id, body })
  await w.eventually(async () => expect((await listed(noura)).items).toHaveLength(answers))
  return { noura, ticket }
}

test('a notification names its object, so that the list shows one row for each', async () => {
  const { noura, ticket } = await repliedTimes(2)
  expect((await listed(noura)).items.map(({ objectId }) => objectId)).toEqual([ticket.id, ticket.id])
})

test('it is read for one object or for all, and the other devices hear of it', async () => {
  const { noura, ticket } = await repliedTimes(1)
  const other = await w.ticket({ by: noura, group })
  await w.call(tech, tickets.reply, { id: other.id, body })
  await w.eventually(async () => expect((await listed(noura)).unread).toEqual({ count: 2, more: false }))
  const socket = await openSocket(w, noura)
  expect((await w.call(noura, notifications.markSeen, { objectId: ticket.id })).body).toEqual({ done: true })
  await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'hint', topic: `notifications:${noura.id}` }), 1_000)
  const { items, unread } = await listed(noura)
  expect([unread.count, items.map(({ objectId, seen }) => [objectId === ticket.id, seen])]).toEqual([
    1,
    [
      [false, false],
      [true, true],
    ],
  ])
  await w.call(noura, notifications.markSeen, {})
  expect((await listed(noura)).unread.count).toBe(0)
})

test('the bell counts the objects with something unread, and only what is told to its reader', async () => {
  const { noura } = await repliedTimes(2)
  const other = await w.ticket({ by: noura, group })
  await w.call(tech, tickets.reply, { id: other.id, body })
  await w.eventually(async () => expect((await listed(noura)).items).toHaveLength(3))
  const rung = async (who: TestPerson) => (await w.call(who, notifications.unread, {})).body
  expect(await rung(noura)).toEqual({ count: 2, more: false })
  expect(await rung(await w.person('USER'))).toEqual({ count: 0, more: false })
  await w.call(noura, notifications.markSeen, {})
  expect(await rung(noura)).toEqual({ count: 0, more: false })
})

test("nobody reads another's notifications away", async () => {
  const { noura, ticket } = await repliedTimes(1)
  await w.call(tech, notifications.markSeen, { objectId: ticket.id })
  expect((await listed(noura)).unread.count).toBe(1)
})

test('what may no longer be seen keeps neither subject, nor who, nor where (H3)', async () => {
  const { noura, ticket } = await repliedTimes(1)
  expect(JSON.stringify(await listed(noura))).toContain('سر الراتب')
  await w.db.updateTable('tickets').set({ requester_id: tech.id }).where('id', '=', ticket.id).execute()
  const { items } = await listed(noura)
  expect(items).toMatchObject([{ event: 'notifications.hidden', params: {}, actor: null, path: null }])
  expect(JSON.stringify(items)).not.toMatch(new RegExp(`سر الراتب|${ticket.shortId}|${tech.fullName}`))
})

test('who catches up hears no words of what may no longer be seen, by stream or by socket', async () => {
  const { noura, ticket } = await repliedTimes(1)
  const other = await w.ticket({ by: noura, group, subject: 'طلب باق' })
  await w.call(tech, tickets.reply, { id: other.id, body })
  await w.eventually(async () => expect((await listed(noura)).items).toHaveLength(2))
  await w.db.updateTable('tickets').set({ requester_id: tech.id }).where('id', '=', ticket.id).execute()
  const stream = await openStream(w, noura.streamToken, { 'last-event-id': '0' })
  const socket = await openSocket(w, noura)
  socket.send({ type: 'subscribe', channel: `user:${noura.id}`, after: 0 })
  await w.eventually(() => expect(stream.messages).toHaveLength(2))
  await w.eventually(() => expect(socket.frames.filter(({ type }) => type === 'change')).toHaveLength(2))
  for (const heard of [stream.heard(), socket.heard.join('')]) {
    expect(heard).toContain('طلب باق')
    expect(heard).not.toMatch(new RegExp(`سر الراتب|${ticket.id}|${ticket.shortId}`))
  }
  expect(stream.heard()).toContain('what you can no longer see')
})

test('the number of unread ones is exact to 999, then more', async () => {
  const { noura } = await repliedTimes(1)
  const [one] = await w.db.selectFrom('inbox').selectAll().where('user_id', '=', noura.id).execute()
  const copies = async (many: number) => {
    for (let n = 0; n < many; n += 1) {
      const object_id = newId()
      await w.db.insertInto('objects').values({ id: object_id, kind: 'ticket', created_at: w.clock.now() }).execute()
      await w.db
        .insertInto('inbox')
        .values({ ...one!, object_id })
        .execute()
    }
  }
  await copies(998)
  expect((await listed(noura)).unread).toEqual({ count: 999, more: false })
  await copies(1)
  expect((await listed(noura)).unread).toEqual({ count: 999, more: true })
})

test('a changed password is told to its owner, who did it or not, in the own language', async () => {
  const noura = await w.person('USER')
  const stream = await openStream(w, noura.streamToken)
  const input = { current: TEST_PASSWORD, password: 'Wahat@456', confirmation: 'Wahat@456' }
  expect((await w.call(noura, identity.changePassword, input)).status).toBe(200)
  await w.eventually(async () =>
    expect((await listed(noura)).items).toMatchObject([{ event: 'identity.passwordChanged', path: '/user/profile' }]),
  )
  await w.eventually(() => expect(JSON.stringify(stream.messages)).toContain('Your password was changed'))
})

test('a new head of a unit is notified with its name, a new member is not', async () => {
  const [admin, head, member] = [await w.person('ADMIN'), await w.person('USER'), await w.person('USER')]
  const join = (userId: string, relation: 'head' | 'member') => w.call(admin, units.join, { id: group.id, userId, relation })
  expect([(await join(member.id, 'member')).status, (await join(head.id, 'head')).status]).toEqual([200, 200])
  await w.eventually(async () =>
    expect((await listed(head)).items).toMatchObject([{ event: 'units.joined', actor: { id: admin.id } }]),
  )
  expect(Object.keys((await listed(head)).items[0]!.params).toSorted()).toEqual(['name_ar', 'name_en'])
  expect((await listed(member)).items).toEqual([])
})

test('every sign-in stands in the log of its person, and one from a browser never used before is told', async () => {
  const noura = await w.person('USER')
  const signIn = (agent = '') =>
    w.call(null, identity.login, { email: noura.email, password: TEST_PASSWORD }, { headers: { 'user-agent': agent } })
  const [home, phone] = ['Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/605']
  for (const agent of [home, home, phone, phone]) expect((await signIn(agent)).status).toBe(200)
  const { body: log } = await w.call(noura, audit.list, {})
  expect(log.items.map(({ event }) => event)).toEqual([
    'identity.signedIn',
    'identity.newDevice',
    'identity.signedIn',
    'identity.signedIn',
    'identity.signedIn',
  ])
  await w.eventually(async () =>
    expect((await listed(noura)).items).toMatchObject([{ event: 'identity.newDevice', params: { address: '127.0.0.1' } }]),
  )
})
