import { ROLES } from '@diwan/contract/access/vocabulary'
import { holds } from '@diwan/contract/access/vocabulary'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { users } from '@diwan/contract/users/endpoints/users'
import { hash } from '@node-rs/argon2'
import { beforeAll, describe, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import { hashPassword } from '../../kit/secrets/secrets.ts'
import { openSocket, openStream } from '../../testing/live.ts'
import type { TestPerson } from '../../testing/people.ts'
import { TEST_PASSWORD } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { createCallers } from './service/callers.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

const HOUR = 3_600_000
const DAY = 24 * HOUR

const signIn = (email: string, password = TEST_PASSWORD, rememberMe = false) =>
  w.call(null, identity.login, { email, password, rememberMe })
const cookieOf = (headers: Headers): string => /diwan_session=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
const isIn = async (cookie: string) => (await w.call({ cookie }, identity.session, {})).status === 200

const arabic = 'مثال.السعودية'
test.each([
  ['r&d@example.sa', ['r&d@example.sa', '\u200fR&D@example.sa\u200b', ' r&d@example.sa\u202c\u00a0']],
  [`noura@${arabic}`, [`noura@${arabic}`, `Noura@${new URL(`http://${arabic}`).hostname}`]],
  [`huda@${new URL(`http://${arabic}`).hostname}`, [`huda@${arabic}`]],
])('an address that an account may have signs in and asks for a code, however it is written: %s', async (email, spellings) => {
  const { id } = await w.person('USER')
  await w.db.updateTable('users').set({ email }).where('id', '=', id).execute()
  for (const spelling of spellings) {
    const { status, body } = await signIn(spelling)
    expect([spelling, status, body.metadata?.id]).toEqual([spelling, 200, id])
    expect((await w.call(null, identity.forgotPassword, { email: spelling })).status).toBe(200)
  }
  const admin = await w.person('ADMIN')
  for (const twin of spellings) {
    const { status, body } = await w.call(admin, users.create, {
      fullName: 'Twin',
      firstName: 'Twin',
      email: twin,
      role: 'USER',
      password: 'Rimal@1234',
    })
    expect([status, body]).toMatchObject([409, { code: 'users.email_taken' }])
  }
})

test('a password is the same in one character or in two, and one that was kept as it was typed still opens', async () => {
  const [composed, decomposed] = ['Pässwörd-١٢٣!', 'Pässwörd-١٢٣!'.normalize('NFD')]
  const person = await w.person('USER')
  const keep = (password_hash: string) => w.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  await keep(await hashPassword(decomposed))
  for (const typed of [composed, decomposed]) expect((await signIn(person.email, typed)).status).toBe(200)
  await keep(await hash(decomposed))
  expect((await signIn(person.email, decomposed)).status).toBe(200)
  expect((await signIn(person.email, 'wrong')).status).toBe(401)
})

describe('signing in', () => {
  test('answers the session user under the literal names of the specification (S3.01 to S3.03), and little else', async () => {
    const department = await w.department()
    const group = await w.group(department)
    const tech = await w.person('TECH', department, group)
    const { status, body } = await signIn(tech.email)
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual(
      [
        'access_token',
        'appwriteToken',
        'email',
        'language',
        'metadata',
        'modules',
        'passwordDue',
        'position',
        'preferences',
        'sessionId',
        'textKey',
        'token_at',
      ].toSorted(),
    )
    expect(Object.keys(body.metadata).toSorted()).toEqual(
      [
        'id',
        'role',
        'fullName',
        'otherName',
        'unit',
        'department',
        'department_group',
        'partner',
        'profile_image',
        'position',
        'can_create_opportinity',
        'roleSetting',
      ].toSorted(),
    )
    expect(body.metadata).toMatchObject({ id: tech.id, role: 'TECH', fullName: tech.fullName, can_create_opportinity: false })
    expect([body.metadata.department, body.metadata.department_group]).toEqual([expect.any(String), expect.any(String)])
    expect(body.token_at).toBe(w.clock.now().getTime() / 1000)
    expect(body.metadata.roleSetting[0]).toEqual({
      module_name: expect.any(String),
      flags: expect.any(Object),
      scope: expect.any(Object),
    })
  })

  test.each(ROLES)('tells %s the flags the server itself goes by, and no others', async (role) => {
    const person = await w.person(role)
    const { body } = await signIn(person.email)
    const { grants } = await w.actor(person)
    const told = body.metadata.roleSetting.flatMap(({ module_name, flags }) =>
      Object.keys(flags).map((flag) => `${module_name}.${flag}`),
    )
    expect(told.toSorted()).toEqual([...grants.keys()].toSorted())
    expect(holds(body.metadata.roleSetting, 'tickets', 'internal_note')).toBe(!['USER', 'SYSTEM_ADMIN'].includes(role))
    expect(holds(body.metadata.roleSetting, 'tickets', 'constructor')).toBe(false)
  })

  test('works whatever the case and the spaces of the address', async () => {
    const noura = await w.person('USER')
    expect((await signIn(`  ${noura.email.toUpperCase()} `)).status).toBe(200)
  })

  test('answers a wrong password, an unknown address and a disabled person alike (H38)', async () => {
    const [noura, gone] = [await w.person('USER'), await w.person('USER')]
    await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', gone.id).execute()
    const answers = [await signIn(noura.email, 'Wrong@1234'), await signIn('nobody@test.example'), await signIn(gone.email)]
    const seen = answers.map(({ status, text, headers }) => ({
      status,
      text: text.replace(/"requestId":"[^"]+"/, ''),
      headers: [...headers.keys()],
    }))
    expect(seen[0]).toMatchObject({ status: 401, text: expect.stringContaining('identity.wrong_credentials') })
    expect([seen[1], seen[2]]).toEqual([seen[0], seen[0]])
  })

  test('takes as long for an unknown address as for a wrong password (H38)', async () => {
    const noura = await w.person('USER')
    const timed = async (email: string) => {
      const begun = performance.now()
      await signIn(email, 'Wrong@1234')
      return performance.now() - begun
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let n = 0; n < 9; n += 1) {
      known.push(await timed(noura.email))
      unknown.push(await timed(`nobody${n}@test.example`))
    }
    const middle = (all: number[]) => all.toSorted((a, b) => a - b)[4]!
    expect(middle(unknown)).toBeGreaterThan(middle(known) / 2)
  })

  test('gives each sign-in a session of its own, whatever cookie was brought along (H39)', async () => {
    const noura = await w.person('USER')
    const fixed = { cookie: 'fixed-by-an-attacker' }
    const { headers } = await w.call(fixed, identity.login, { email: noura.email, password: TEST_PASSWORD })
    expect([cookieOf(headers) === fixed.cookie, await isIn(fixed.cookie), await isIn(cookieOf(headers))]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('sets a cookie no script reads and no other site sends', async () => {
    const noura = await w.person('USER')
    const plain = (await signIn(noura.email)).headers.get('set-cookie')
    const remembered = (await signIn(noura.email, TEST_PASSWORD, true)).headers.get('set-cookie')
    expect(plain).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(remembered).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })
})

describe('a session', () => {
  test('without remember me ends after twelve idle hours, and lives on while it is used', async () => {
    const noura = await w.person('USER')
    const cookie = cookieOf((await signIn(noura.email)).headers)
    w.clock.advance(12 * HOUR - 1_000)
    expect(await isIn(cookie)).toBe(true)
    w.clock.advance(12 * HOUR - 1_000)
    expect(await isIn(cookie)).toBe(true)
    w.clock.advance(12 * HOUR)
    expect(await isIn(cookie)).toBe(false)
  })

  test('with remember me bears idleness and ends at exactly thirty days (S9.01)', async () => {
    const noura = await w.person('USER')
    const cookie = cookieOf((await signIn(noura.email, TEST_PASSWORD, true)).headers)
    w.clock.advance(30 * DAY - 1_000)
    expect(await isIn(cookie)).toBe(true)
    w.clock.advance(1_000)
    expect(await isIn(cookie)).toBe(false)
  })

  test('without remember me ends at thirty days too, however busy it was', async () => {
    const noura = await w.person('USER')
    const cookie = cookieOf((await signIn(noura.email)).headers)
    for (let hours = 11; hours < 30 * 24; hours += 11) {
      w.clock.advance(11 * HOUR)
      expect(await isIn(cookie)).toBe(true)
    }
    w.clock.advance(11 * HOUR)
    expect(await isIn(cookie)).toBe(false)
  })

  test('is not kept alive by an open tab: neither its stream nor the look at its connections counts as being used', async () => {
    const noura = await w.person('USER')
    const { headers, body } = await signIn(noura.email)
    const callers = createCallers(w.portal)
    w.clock.advance(11 * HOUR)
    expect([(await callers.again([body.sessionId])).size, (await openStream(w, body.access_token)).status]).toEqual([1, 200])
    w.clock.advance(2 * HOUR)
    expect([(await callers.again([body.sessionId])).size, await isIn(cookieOf(headers))]).toEqual([0, false])
  })

  test('ends with its person, at once', async () => {
    const noura = await w.person('USER')
    await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', noura.id).execute()
    expect((await w.call(noura, identity.session, {})).status).toBe(401)
    expect((await openStream(w, noura.streamToken)).status).toBe(401)
  })
})

describe('signing out', () => {
  test('ends the cookie, the stream and the socket of this session, and no other', async () => {
    const noura = await w.person('USER')
    const first = await signIn(noura.email)
    const second = await signIn(noura.email)
    const cookie = cookieOf(first.headers)
    const socket = await openSocket(w, { cookie })
    const stream = await openStream(w, first.body.access_token)
    const other = await openSocket(w, { cookie: cookieOf(second.headers) })
    const { status, headers } = await w.call({ cookie }, identity.logout, {})
    expect([status, cookieOf(headers)]).toEqual([200, ''])
    await w.eventually(() => expect([socket.closedWith(), stream.ended()]).toEqual([4401, true]), 5_000)
    expect(await isIn(cookie)).toBe(false)
    expect((await openStream(w, first.body.access_token)).status).toBe(401)
    expect([other.closedWith(), await isIn(cookieOf(second.headers))]).toEqual([undefined, true])
  })

  test('twice is refused like any call without a session', async () => {
    const noura = await w.person('USER')
    await w.call(noura, identity.logout, {})
    expect((await w.call(noura, identity.logout, {})).body.code).toBe('not_signed_in')
  })
})

describe('a token is good for one thing (H37)', () => {
  let noura: TestPerson
  beforeAll(async () => {
    noura = await w.person('USER')
  })

  test('the stream token is no session: not as cookie, not as Bearer, not in the address', async () => {
    const bearer = { authorization: `Bearer ${noura.streamToken}` }
    const answers = [
      await w.call({ cookie: noura.streamToken }, identity.session, {}),
      await w.call(null, identity.session, {}, { headers: bearer }),
      await w.call(null, identity.session, {}, { headers: { authorization: `Bearer ${noura.cookie}` } }),
    ]
    const inAddress = await fetch(`${w.base}/api/identity/session?jwt=${noura.cookie}`)
    expect([...answers.map(({ status }) => status), inAddress.status]).toEqual([401, 401, 401, 401])
    await expect(openSocket(w, { cookie: noura.streamToken })).rejects.toThrow('401')
  })

  test('the cookie opens no stream, neither as token nor beside a wrong one', async () => {
    const asCookie = { cookie: `${SESSION_COOKIE}=${noura.cookie}` }
    const streams = [await openStream(w, noura.cookie), await openStream(w, 'x', asCookie), await openStream(w, '', asCookie)]
    expect(streams.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  test.each([
    '',
    'null',
    'undefined',
    '[]',
    '[object Object]',
    '0',
    'a'.repeat(5_000),
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    '%00',
    '../..',
  ])('a session cookie with "%s" is nobody', async (cookie) => {
    expect((await w.call({ cookie }, identity.session, {})).status).toBe(401)
    expect((await openStream(w, cookie)).status).toBe(401)
  })

  test('two tokens in the address open nothing', async () => {
    expect((await openStream(w, noura.streamToken, {}, `&jwt=${noura.streamToken}`)).status).toBe(401)
  })

  test('what is stored is a hash: neither secret stands in the database', async () => {
    const { body, headers } = await signIn(noura.email)
    const rows = await w.db.selectFrom('sessions').selectAll().execute()
    const kept = JSON.stringify(
      rows.map((row) => ({
        ...row,
        token_hash: row.token_hash.toString('latin1'),
        stream_hash: row.stream_hash.toString('latin1'),
      })),
    )
    expect([kept.includes(body.access_token), kept.includes(cookieOf(headers)), kept.includes(body.sessionId)]).toEqual([
      false,
      false,
      true,
    ])
  })
})
