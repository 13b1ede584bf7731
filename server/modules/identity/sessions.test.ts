import { identity } from '@diwan/contract/identity/endpoints/identity'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import { openSocket, openStream } from '../../testing/live.ts'
import { makeSession, TEST_PASSWORD } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

const DAY = 86_400_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const isIn = async (cookie: string) => (await w.call({ cookie }, identity.session, {})).status === 200

test('a person sees where she is signed in, with device, address and times, and which one this is (U11)', async () => {
  const noura = await w.person('USER')
  const options = { headers: { 'user-agent': FIREFOX } }
  const { headers } = await w.call(null, identity.login, { email: noura.email, password: TEST_PASSWORD }, options)
  const cookie = new RegExp(`${SESSION_COOKIE}=([^;]+)`).exec(headers.get('set-cookie')!)![1]!
  const { body } = await w.call({ cookie }, identity.sessions, {})
  const at = w.clock.now().getTime() / 1000
  expect(body.items).toHaveLength(2)
  expect(body.items.find(({ current }) => current)).toMatchObject({
    browser: 'Firefox',
    system: 'Linux',
    address: '127.0.0.1',
    createdDate: at,
    seenDate: at,
  })
  expect(body.items.find(({ current }) => !current)).toMatchObject({ id: noura.sessionId, browser: null, system: null })
})

test('what has ended or belongs to somebody else is not listed, and no secret is (U12)', async () => {
  const [noura, sara] = [await w.person('USER'), await w.person('USER')]
  const old = await makeSession(w.db, noura.id, new Date(w.clock.now().getTime() - 31 * DAY))
  const { body, text } = await w.call(noura, identity.sessions, {})
  expect(body.items.map(({ id }) => id)).toEqual([noura.sessionId])
  expect([old.sessionId, sara.sessionId, noura.cookie, noura.streamToken].filter((one) => text.includes(one))).toEqual([])
})

test('more than a page of them are all found, each once', async () => {
  const noura = await w.person('USER')
  for (let n = 1; n < 60; n += 1) await makeSession(w.db, noura.id, new Date(w.clock.now().getTime() - n * 1_000))
  const first = await w.call(noura, identity.sessions, {})
  const second = await w.call(noura, identity.sessions, { after: first.body.next! })
  const ids = [...first.body.items, ...second.body.items].map(({ id }) => id)
  expect([first.body.items.length, ids.length, new Set(ids).size, second.body.next]).toEqual([50, 60, 60, null])
})

test('ending one closes its stream and socket within five seconds, and no other (U11)', async () => {
  const noura = await w.person('USER')
  const phone = await makeSession(w.db, noura.id, w.clock.now())
  const [socket, stream, own] = [await openSocket(w, phone), await openStream(w, phone.streamToken), await openSocket(w, noura)]
  expect((await w.call(noura, identity.endSession, { id: phone.sessionId })).status).toBe(200)
  await w.eventually(() => expect([socket.closedWith(), stream.ended()]).toEqual([4401, true]), 5_000)
  expect([await isIn(phone.cookie), await isIn(noura.cookie), own.closedWith()]).toEqual([false, true, undefined])
})

test('the session of somebody else, of nobody and an ended one are the same: not there (H2)', async () => {
  const [noura, sara] = [await w.person('USER'), await w.person('SUPER_ADMIN')]
  const gone = await makeSession(w.db, sara.id, w.clock.now())
  await w.call(sara, identity.endSession, { id: gone.sessionId })
  const answers = await Promise.all(
    [noura.sessionId, randomUUID(), gone.sessionId].map(async (id) => {
      const { status, body } = await w.call(sara, identity.endSession, { id })
      return `${status} ${body.code}`
    }),
  )
  expect([new Set(answers), await isIn(noura.cookie)]).toEqual([new Set(['404 not_found']), true])
})

test('ending all others keeps this one and those of other people (H39)', async () => {
  const [noura, sara] = [await w.person('USER'), await w.person('USER')]
  const others = [await makeSession(w.db, noura.id, w.clock.now()), await makeSession(w.db, noura.id, w.clock.now())]
  expect((await w.call(noura, identity.endOtherSessions, {})).status).toBe(200)
  expect(await Promise.all([...others, noura, sara].map(({ cookie }) => isIn(cookie)))).toEqual([false, false, true, true])
})
