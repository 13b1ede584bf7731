import { api } from '@diwan/contract/api'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import { MAX_API_TOKENS } from '@diwan/contract/identity/limits'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { documentFromText } from '@diwan/core/document'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openSocket, openStream } from './live.ts'
import type { TestPerson } from './people.ts'
import { makeApiToken, TEST_PASSWORD } from './people.ts'
import { rawCall, requestOf } from './raw-call.ts'
import type { World } from './world.ts'
import { PUBLIC_URL, world } from './world.ts'

const DAY = 86_400_000

let w: World
let noura: TestPerson
beforeAll(async () => {
  w = await world()
})
beforeEach(async () => {
  noura = await w.person('USER')
})

/** A program: no cookie, and no Origin unless it is given one. */
async function program(
  token: string,
  endpoint: Endpoint,
  input: Record<string, unknown> = {},
  more: Record<string, string> = {},
) {
  const { headers = {}, ...request } = requestOf(endpoint, input, null)
  const { origin: _, ...others } = headers
  const answer = await rawCall(w.base, { ...request, headers: { ...others, authorization: `Bearer ${token}`, ...more } })
  return { ...answer, body: JSON.parse(answer.text) as { code?: string; items?: { id: string }[] } }
}
const make = async (name = 'تقارير', days = 30) =>
  (await w.call(noura, identity.createApiToken, { name, days, password: TEST_PASSWORD })).body

test('a token is told once, and listed with its name, expiry and last use from then on', async () => {
  const { token, item } = await make()
  const created = w.clock.now().getTime() / 1000
  expect(item).toMatchObject({
    name: 'تقارير',
    createdDate: created,
    expiryDate: created + 30 * 86_400,
    usedDate: null,
    expired: false,
  })
  await program(token, tickets.list)
  const { body, text } = await w.call(noura, identity.apiTokens, {})
  expect(body.items.find(({ id }) => id === item.id)).toMatchObject({ name: 'تقارير', usedDate: created })
  const kept = JSON.stringify(await w.db.selectFrom('api_tokens').selectAll().execute())
  const history = JSON.stringify(await w.db.selectFrom('history').selectAll().where('object_id', '=', noura.id).execute())
  expect([text.includes(token), kept.includes(token), history.includes(token), history.includes('apiTokenMade')]).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('a program reads and writes with the rights of its person, and needs no Origin', async () => {
  const { token } = await make()
  const group = await w.group()
  const input = { subject: 'طلب', body: documentFromText('نص', 'rtl'), departmentId: group.parentId, groupId: group.id }
  const created = await program(token, tickets.create, { ...input, priority: 'NORMAL' })
  const listed = await program(token, tickets.list, { view: 'requested' })
  expect([created.status, listed.status, listed.body.items?.length]).toEqual([200, 200, 1])
  const foreign = await w.ticket()
  expect((await program(token, tickets.open, { id: foreign.id })).status).toBe(404)
})

test.each([
  ['makes no token', identity.createApiToken, { name: 'x', days: 1, password: TEST_PASSWORD }],
  ['sees no token', identity.apiTokens, {}],
  ['revokes no token', identity.revokeApiToken, { id: randomUUID() }],
  ['changes no password', identity.changePassword, { current: 'x', password: 'Wahat@456', confirmation: 'Wahat@456' }],
  ['sees no session', identity.sessions, {}],
  ['sees no sign-in', identity.signIns, {}],
  ['ends no session', identity.endSession, { id: randomUUID() }],
  ['ends no other sessions', identity.endOtherSessions, {}],
  ['signs nobody out', identity.logout, {}],
  ['is no session', identity.session, {}],
])('a program %s', async (_what, endpoint, input) => {
  const { status, body } = await program(noura.apiToken, endpoint, input)
  expect([status, body.code]).toEqual([403, 'identity.browser_needed'])
})

test('a token dies with its revoking, at the very next request', async () => {
  const { token, item } = await make()
  expect((await program(token, tickets.list)).status).toBe(200)
  expect((await w.call(noura, identity.revokeApiToken, { id: item.id })).status).toBe(200)
  expect((await program(token, tickets.list)).body.code).toBe('not_signed_in')
  expect((await w.call(noura, identity.revokeApiToken, { id: item.id })).status).toBe(404)
})

test('a token dies with its day, and is never given for longer than a year', async () => {
  const other = await world({ start: new Date('2026-11-15T08:00:00Z') })
  const sara = await other.person('USER')
  const { body } = await other.call(sara, identity.createApiToken, { name: 'سنة', days: 365, password: TEST_PASSWORD })
  const ask = () => fetch(`${other.base}/api/tickets`, { headers: { authorization: `Bearer ${body.token}` } })
  other.clock.advance(365 * DAY - 1_000)
  expect((await ask()).status).toBe(200)
  other.clock.advance(1_000)
  expect((await ask()).status).toBe(401)
  expect((await w.call(noura, identity.createApiToken, { name: 'x', days: 366, password: TEST_PASSWORD })).status).toBe(400)
})

test('a token dies with its person being disabled, and follows a new role at once (U3)', async () => {
  const queue = () => program(noura.apiToken, tickets.list, { view: 'queue' })
  const before = (await queue()).body.items?.length
  await w.ticket()
  await w.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', noura.id).execute()
  expect([before, ((await queue()).body.items?.length ?? 0) > 0]).toEqual([0, true])
  await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', noura.id).execute()
  expect((await queue()).status).toBe(401)
})

test('of somebody who has to choose a new password first it opens nothing', async () => {
  await w.db.updateTable('users').set({ must_change_password: true }).where('id', '=', noura.id).execute()
  const { status, body } = await program(noura.apiToken, tickets.list)
  expect([status, body.code]).toEqual([403, 'identity.password_change_required'])
})

test('beside a cookie the token counts alone: a wrong one is refused, whatever the cookie could do (H37, H40)', async () => {
  const cookie = `diwan_session=${noura.cookie}`
  const wrong = await program('diwan_wrong', tickets.list, {}, { cookie })
  const foreignWrite = await program(
    'diwan_wrong',
    profile.prefer,
    { language: 'en' },
    { cookie, origin: 'https://evil.example' },
  )
  const sara = await w.person('USER')
  const mine = await w.ticket({ by: sara })
  const asSara = await program(sara.apiToken, tickets.open, { id: mine.id }, { cookie })
  expect([wrong.status, foreignWrite.status, asSara.status]).toEqual([401, 401, 200])
})

test('without a token a write still needs our Origin, whatever else stands in the header (H40)', async () => {
  for (const authorization of ['Basic dTpw', 'Bearer', 'bearer_x', '']) {
    const { headers = {}, ...request } = requestOf(profile.prefer, { language: 'en' }, noura.cookie)
    const answer = await rawCall(w.base, { ...request, headers: { ...headers, origin: 'https://evil.example', authorization } })
    expect([authorization, answer.status]).toEqual([authorization, 403])
  }
})

test.each(['', 'null', '[]', 'diwan_', 'x'.repeat(5_000), 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'diwan_%00'])(
  '"%s" is no token (H37)',
  async (token) => {
    expect((await program(token, tickets.list)).status).toBe(401)
  },
)

test('no other secret is a token, and a token is no other secret (H37)', async () => {
  const { apiToken: token } = noura
  const asToken = await Promise.all(
    [noura.cookie, noura.streamToken, noura.sessionId, noura.apiTokenId].map((one) => program(one, tickets.list)),
  )
  expect(asToken.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  expect((await w.call({ cookie: token }, identity.session, {})).status).toBe(401)
  expect((await openStream(w, token)).status).toBe(401)
  await expect(openSocket(w, { cookie: token })).rejects.toThrow('401')
  await expect(openSocket(w, null, { headers: { authorization: `Bearer ${token}` } })).rejects.toThrow('401')
})

test(`nobody holds more than ${MAX_API_TOKENS} living ones, also when asking at once`, async () => {
  const answers = await Promise.all(
    Array.from({ length: MAX_API_TOKENS + 5 }, () =>
      w.call(noura, identity.createApiToken, { name: 'x', days: 1, password: TEST_PASSWORD }),
    ),
  )
  const codes = answers.map(({ status, body }) => (status === 200 ? 'made' : body.code))
  expect(codes.filter((code) => code === 'made')).toHaveLength(MAX_API_TOKENS - 1) // one was there
  expect(new Set(codes)).toEqual(new Set(['made', 'identity.too_many_tokens']))
})

test('the published description names both ways in, and which calls need a person', async () => {
  const { components, paths } = (await (await fetch(`${w.base}/openapi.json`)).json()) as {
    components: { securitySchemes: Record<string, { type: string; scheme?: string }> }
    paths: Record<string, Record<string, { security: object[] }>>
  }
  expect(components.securitySchemes).toMatchObject({ session: { type: 'apiKey' }, token: { type: 'http', scheme: 'bearer' } })
  for (const endpoint of api) {
    const { security } = paths[endpoint.path]![endpoint.method.toLowerCase()]!
    const expected =
      endpoint.access.kind === 'anyone' ? [] : endpoint.byHand ? [{ session: [] }] : [{ session: [] }, { token: [] }]
    expect([endpoint.name, security]).toEqual([endpoint.name, expected])
  }
})

test('a token stays valid through a change of the password, as the screen says', async () => {
  const { status } = await w.call(noura, identity.changePassword, {
    current: TEST_PASSWORD,
    password: 'Wahat@456',
    confirmation: 'Wahat@456',
  })
  expect([status, (await program(noura.apiToken, tickets.list)).status]).toEqual([200, 200])
})

test('no origin of ours is asked of a program, and none of others hinders it', async () => {
  const { apiToken } = await makeApiToken(w.db, noura.id, w.clock.now())
  for (const origin of [PUBLIC_URL, 'https://elsewhere.example']) {
    expect((await program(apiToken, profile.prefer, { language: 'en' }, { origin })).status).toBe(200)
  }
})
