import { ROLES } from '@diwan/contract/access/vocabulary'
import { audit } from '@diwan/contract/audit/endpoints'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { accounts } from '@diwan/contract/users/endpoints/accounts'
import { OTP_ACCOUNT_LOCK_MINUTES, OTP_LOCK_MINUTES, OTP_TRIES, OTP_TRIES_OF_ACCOUNT } from '@diwan/contract/identity/limits'
import { users } from '@diwan/contract/users/endpoints/users'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSession, type TestPerson } from './people.ts'
import { mailedCode, resetBrowser } from './reset-browser.ts'
import { locked } from './new-users.ts'
import type { World } from './world.ts'
import { world } from './world.ts'
import { chargeGuess, ofAccount, askerOf } from '../modules/identity/service/reset/guesses.ts'

let w: World
let operator: TestPerson
let admin: TestPerson
beforeAll(async () => {
  w = await world()
  operator = await w.person('SYSTEM_ADMIN')
  admin = await w.person('ADMIN')
})
beforeEach(() => w.clock.advance(1_000))

const newest = async (by: TestPerson) => (await w.call(by, audit.list, {})).body.items[0]!

describe('an account that guessed too many codes', () => {
  test('is unlocked from its page, can ask for a code again at once, and the log says who did it', async () => {
    const noura = await w.person('USER')
    const who = ofAccount(askerOf(noura.email))
    for (let guess = 0; guess < OTP_TRIES_OF_ACCOUNT; guess += 1) await chargeGuess(w, [who])
    expect((await w.call(null, identity.forgotPassword, { email: noura.email })).body.code).toBe('identity.otp_locked')
    const { body } = await w.call(operator, accounts.open, { id: noura.id })
    expect(body.lockedUntil).toBe(Math.floor(w.clock.now().getTime() / 1_000) + OTP_ACCOUNT_LOCK_MINUTES * 60)

    const answer = await w.call(operator, accounts.unlock, { id: noura.id, version: body.version })
    expect([answer.status, answer.body.lockedUntil]).toEqual([200, null])
    expect((await w.call(null, identity.forgotPassword, { email: noura.email })).status).toBe(200)
    const entry = await newest(operator)
    expect([entry.event, entry.actor?.id, entry.object.id]).toEqual(['identity.accountUnlocked', operator.id, noura.id])
    const again = await w.call(operator, accounts.unlock, { id: noura.id, version: body.version })
    expect(again.body.code).toBe('wrong_state') // there is nothing to end any more
  })

  test('a lock that ended by itself is no lock, and the next wrong codes count from the beginning after an unlock', async () => {
    const noura = await w.person('USER')
    const who = ofAccount(askerOf(noura.email))
    const guess = async (times: number) => {
      for (let count = 0; count < times; count += 1) await chargeGuess(w, [who])
    }
    await guess(OTP_TRIES_OF_ACCOUNT)
    await w.call(admin, accounts.unlock, { id: noura.id, version: 1 })
    await guess(OTP_TRIES_OF_ACCOUNT - 1)
    expect((await w.call(admin, accounts.open, { id: noura.id })).body.lockedUntil).toBeNull()
    await guess(1)
    const { lockedUntil } = (await w.call(admin, accounts.open, { id: noura.id })).body
    expect(lockedUntil).toBe(Math.floor(w.clock.now().getTime() / 1_000) + OTP_ACCOUNT_LOCK_MINUTES * 60) // not twice as long
    w.clock.advance((OTP_ACCOUNT_LOCK_MINUTES + 1) * 60_000)
    expect((await w.call(admin, accounts.open, { id: noura.id })).body.lockedUntil).toBeNull()
    expect((await w.call(admin, accounts.unlock, { id: noura.id, version: 1 })).body.code).toBe('wrong_state')
  })
})

test('a person whose browser has to wait is unlocked from the same page', async () => {
  const noura = await w.person('USER')
  const own = resetBrowser(w)
  await own.ask(noura.email)
  const code = await mailedCode(w, noura.email)
  const wrong = code === '000000' ? '111111' : '000000'
  for (let guess = 0; guess < OTP_TRIES; guess += 1) await own.verify(wrong)
  expect((await own.ask(noura.email)).body.code).toBe('identity.otp_locked')
  const { body } = await w.call(operator, accounts.open, { id: noura.id })
  expect(body.lockedUntil).toBe(Math.floor(w.clock.now().getTime() / 1_000) + OTP_LOCK_MINUTES * 60)
  await w.call(operator, accounts.unlock, { id: noura.id, version: body.version })
  expect((await own.verify(code)).status).toBe(200)
})

test.each([
  ['ADMIN', ['USER', 'TECH', 'COORDINATOR']],
  ['SUPER_ADMIN', ROLES],
  ['SYSTEM_ADMIN', ROLES],
  ['COORDINATOR', []],
] as const)('%s looks after exactly the accounts of the matrix, and the page says so', async (role, cared) => {
  const me = await w.person(role)
  const found = await Promise.all(
    ROLES.map(async (one) => {
      const id = (await w.person(one)).id
      const { status, body } = await w.call(me, accounts.open, { id })
      const { can } = (await w.call(me, users.open, { id })).body
      const ended = await w.call(me, accounts.endSessions, { id, version: 1 })
      return [status, ended.status, can?.care === (status === 200) || role === 'COORDINATOR', 'mobile' in body].join()
    }),
  )
  const expected = ROLES.map((one) => ((cared as readonly string[]).includes(one) ? '200,200,true,false' : '403,403,true,false'))
  expect(found).toEqual(expected)
})

test('the operator changes how a person reads and nothing that is private, and neither gives nor learns a password', async () => {
  const noura = await w.person('USER')
  await w.db.updateTable('users').set({ mobile: '0501234567' }).where('id', '=', noura.id).execute()
  const wanted = { language: 'ar', digits: 'arab', calendar: 'hijri', zone: 'Africa/Cairo' } as const
  const { body } = await w.call(operator, accounts.change, { id: noura.id, version: 1, ...wanted })
  expect(body).toMatchObject({ ...wanted, version: 2 })
  expect((await w.call(noura, identity.session, {})).body).toMatchObject({
    language: 'ar',
    preferences: { digits: 'arab', calendar: 'hijri', zone: 'Africa/Cairo' },
  })
  expect((await w.call(operator, users.open, { id: noura.id })).body).toMatchObject({ mobile: null, lastSeenDate: null })
  const refusals = await Promise.all([
    w.call(operator, users.update, { id: noura.id, version: 2, fullName: 'اسم' }),
    w.call(operator, users.resetPassword, { id: noura.id, version: 2, password: 'Rimal@1234' }),
    w.call(operator, users.disable, { id: noura.id, version: 2 }),
  ])
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403])
  const wrong = await w.call(operator, accounts.change, { id: noura.id, version: 2, zone: 'Mars/Olympus' })
  expect([wrong.status, wrong.body.fields?.[0]?.path]).toEqual([400, 'zone'])
})

test('a new password that is demanded is asked for at once, and the change is taken back from the log', async () => {
  const noura = await w.person('USER')
  await w.call(operator, accounts.change, { id: noura.id, version: 1, renewalDue: true })
  expect((await w.call(noura, users.list, {})).body.code).toBe('identity.password_change_required')
  const { id, changes } = await newest(operator)
  expect(changes).toEqual([{ field: 'renewalDue', before: false, after: true }]) // told, not masked as a secret
  expect((await w.call(operator, audit.revert, { id })).body).toEqual({ done: true })
  expect((await w.call(noura, users.list, {})).status).toBe(200)
  await w.call(operator, accounts.change, { id: noura.id, version: 3, language: 'ar' })
  const changed = await newest(operator)
  await w.call(operator, accounts.change, { id: noura.id, version: 4, language: 'en' })
  expect((await w.call(operator, audit.revert, { id: changed.id })).body.code).toBe('changed_meanwhile')
  const stale = await w.call(operator, accounts.change, { id: noura.id, version: 1, language: 'ar' })
  expect(stale.body.code).toBe('changed_meanwhile')
})

test('a person signed out everywhere is out with the next request, and a deleted one has no account', async () => {
  const noura = await w.person('USER')
  const phone = await makeSession(w.db, noura.id, w.clock.now())
  expect((await w.call(operator, accounts.open, { id: noura.id })).body.sessions).toBe(2)
  expect((await w.call(operator, accounts.endSessions, { id: noura.id, version: 1 })).body.sessions).toBe(0)
  for (const who of [noura, phone]) expect((await w.call(who, identity.session, {})).status).toBe(401)
  expect((await newest(operator)).facts).toContainEqual({ field: 'endedSessions', value: 2 })
  await w.call(admin, users.delete, { id: noura.id, version: 1 })
  expect((await w.call(operator, accounts.open, { id: noura.id })).status).toBe(404)
})

describe('last seen', () => {
  const seen = async (by: TestPerson, id: string) => (await w.call(by, users.open, { id })).body.lastSeenDate
  const now = () => Math.floor(w.clock.now().getTime() / 1_000)

  test('is the last request, also after the session ended, for people who may edit the person and for the person', async () => {
    const [noura, colleague] = [await w.person('USER'), await w.person('USER')]
    w.clock.advance(3_600_000)
    await w.call(noura, users.list, {})
    const at = now()
    w.clock.advance(600_000)
    expect([await seen(admin, noura.id), await seen(colleague, noura.id), await seen(operator, noura.id)]).toEqual([
      at,
      null,
      null,
    ])
    await w.call(noura, identity.logout, {})
    w.clock.advance(600_000)
    expect(await seen(admin, noura.id)).toBe(now() - 600)
    expect(await seen(colleague, colleague.id)).toBeGreaterThanOrEqual(at)
  })

  test('nobody was seen who never came, an older session changes nothing, and it is forgotten with the person', async () => {
    const id = await locked(w)
    await w.db.deleteFrom('sessions').where('user_id', '=', id).execute()
    const ended = await seen(admin, id)
    await makeSession(w.db, id, new Date(w.clock.now().getTime() - 86_400_000))
    await w.db.deleteFrom('sessions').where('user_id', '=', id).execute()
    expect(await seen(admin, id)).toBe(ended)
    const { id: never } = (
      await w.call(admin, users.create, {
        firstName: 'ن',
        fullName: 'نورة',
        email: 'never@test.example',
        role: 'USER',
        password: 'Rimal@1234',
      })
    ).body
    expect(await seen(admin, never)).toBeNull()
    await w.call(admin, users.delete, { id, version: 1 })
    expect(await w.db.selectFrom('last_seen').selectAll().where('user_id', '=', id).execute()).toEqual([])
  })
})
