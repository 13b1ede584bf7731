import { identity } from '@diwan/contract/identity/endpoints/identity'
import { LIVE_PATH } from '@diwan/contract/kit/paths'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { TEST_PASSWORD } from '../../testing/people.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

const URL = 'https://portal.example'
const DAY_MS = 86_400_000
let w: World
let plain: World
beforeAll(async () => {
  w = await world({ publicUrl: URL })
  plain = await world()
})

const signIn = (to: World, { email }: TestPerson, rememberMe = false) =>
  to.call(null, identity.login, { email, password: TEST_PASSWORD, rememberMe })
const set = (headers: Headers) => headers.getSetCookie().filter((cookie) => cookie.includes('diwan_session='))
const ask = (cookie: string) => w.call(null, identity.session, {}, { headers: { cookie } })
/** As a session stands that was begun before there was another cookie. */
const begunBefore = ({ id }: TestPerson, remember = true) =>
  w.db
    .updateTable('sessions')
    .set({ plain_cookie_until: new Date('9999-01-01'), remember })
    .where('user_id', '=', id)
    .execute()

test('over http the cookie has the plain name', async () => {
  const { headers } = await signIn(plain, await plain.person('USER'))
  expect(set(headers)).toEqual([expect.stringMatching(/^diwan_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/)])
})

test('over https it can be set by this host alone, and one begun so is taken under no other name (H39)', async () => {
  const noura = await w.person('USER')
  const { headers } = await signIn(w, noura)
  const [, own = ''] = /^__Host-diwan_session=([\w-]+);/.exec(set(headers)[0]!)!
  expect(set(headers)[0]).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect((await ask(`__Host-diwan_session=${own}`)).status).toBe(200)
  expect((await ask(`diwan_session=${own}`)).status).toBe(401)
  expect((await ask(`__Host-diwan_session=wrong; diwan_session=${noura.cookie}`)).status).toBe(401)
})

test('a session begun in the plain cookie is replaced and nobody is signed out: a day later only the new name is taken', async () => {
  const noura = await w.person('USER')
  await begunBefore(noura)
  const many = await Promise.all(Array.from({ length: 5 }, () => ask(`diwan_session=${noura.cookie}`)))
  for (const { status, headers } of many) {
    expect(status).toBe(200)
    expect(set(headers)).toEqual([
      expect.stringMatching(
        new RegExp(`^__Host-diwan_session=${noura.cookie}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax$`),
      ),
      expect.stringMatching(/^diwan_session=; .*Expires=Thu, 01 Jan 1970/),
    ])
  }
  w.clock.advance(DAY_MS + 1_000)
  expect((await ask(`diwan_session=${noura.cookie}`)).status).toBe(401)
  const { status, headers } = await ask(`__Host-diwan_session=${noura.cookie}`)
  expect([status, set(headers)]).toEqual([200, []])
})

test('one that ends with the browser still does', async () => {
  const noura = await w.person('USER')
  await begunBefore(noura, false)
  expect(set((await ask(`diwan_session=${noura.cookie}`)).headers)[0]).not.toContain('Max-Age')
})

test('its socket opens by the plain cookie until that is replaced', async () => {
  const noura = await w.person('USER')
  await begunBefore(noura)
  const opened = (cookie: string) =>
    new Promise<boolean>((resolve) => {
      const ws = new WebSocket(`${w.base.replace('http', 'ws')}${LIVE_PATH}`, { headers: { cookie, origin: URL } })
      ws.on('open', () => (resolve(true), ws.terminate()))
      ws.on('error', () => resolve(false))
    })
  expect(await opened(`diwan_session=${noura.cookie}`)).toBe(true)
  w.clock.advance(2 * DAY_MS)
  expect(await opened(`diwan_session=${noura.cookie}`)).toBe(true) // it could not be told of the other
  await ask(`diwan_session=${noura.cookie}`)
  w.clock.advance(2 * DAY_MS)
  expect([await opened(`diwan_session=${noura.cookie}`), await opened(`__Host-diwan_session=${noura.cookie}`)]).toEqual([
    false,
    true,
  ])
})

test('signing out takes both', async () => {
  const noura = await w.person('USER')
  await begunBefore(noura)
  const { status, headers } = await w.call(null, identity.logout, {}, { headers: { cookie: `diwan_session=${noura.cookie}` } })
  expect([status, set(headers)]).toEqual([
    200,
    [expect.stringMatching(/^__Host-diwan_session=; .*Secure/), expect.stringMatching(/^diwan_session=; /)],
  ])
})
