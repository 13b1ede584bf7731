import { audit } from '@diwan/contract/audit/endpoints'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { accounts } from '@diwan/contract/users/endpoints/accounts'
import { users } from '@diwan/contract/users/endpoints/users'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeApiToken, makeSession, TEST_PASSWORD, type TestPerson } from './people.ts'
import { rawCall, requestOf } from './raw-call.ts'
import { mailedCode, resetBrowser } from './reset-browser.ts'
import { keepCode } from '../modules/identity/queries/reset-codes.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let admin: TestPerson
let noura: TestPerson
let machine = 0
beforeAll(async () => {
  w = await world({ trustedProxies: ['127.0.0.1'] })
  admin = await w.person('SUPER_ADMIN')
})
beforeEach(async () => {
  noura = await w.person('USER')
  machine += 1
})

const versionOf = async () => (await w.call(admin, users.open, { id: noura.id })).body.version
const now = async (command: (at: { id: string; version: number }) => Promise<{ status: number }>) =>
  expect((await command({ id: noura.id, version: await versionOf() })).status).toBe(200)
const browser = () => resetBrowser(w, `10.1.${machine}.1`)
const passwords = { current: TEST_PASSWORD, password: 'Wahat@456', confirmation: 'Wahat@456' }

/** Every way in which the access of a person changes, and whether the programs of that person stop with it. */
const ways: readonly (readonly [string, boolean, () => Promise<unknown>])[] = [
  ['another e-mail', false, () => now((at) => w.call(admin, users.update, { ...at, email: `other.${noura.email}` }))],
  ['another role', false, () => now((at) => w.call(admin, users.update, { ...at, role: 'TECH' }))],
  ['a changed password', false, () => w.call(noura, identity.changePassword, passwords)],
  ['a given password', true, () => now((at) => w.call(admin, users.resetPassword, { ...at, password: 'Rimal@1234' }))],
  ['ended sessions', true, () => now((at) => w.call(admin, accounts.endSessions, at))],
  ['the own end of all other sessions', true, () => w.call(noura, identity.endOtherSessions, {})],
  [
    'disabling and enabling',
    true,
    async () => {
      await now((at) => w.call(admin, users.disable, at))
      await now((at) => w.call(admin, users.enable, at))
    },
  ],
  ['deletion', true, () => now((at) => w.call(admin, users.delete, at))],
  [
    'a reset in another browser',
    true,
    async () => {
      const other = resetBrowser(w, `10.2.${machine}.1`)
      const mails = w.mailbox.letters().filter(({ to }) => to === noura.email).length
      await other.ask(noura.email)
      expect((await other.verify(await mailedCode(w, noura.email, mails + 1))).status).toBe(200)
      expect((await other.reset()).status).toBe(200)
    },
  ],
]

describe('a code of a forgotten password ends (H54)', () => {
  test.each(ways)('with %s, before it was typed and after', async (_way, _tokens, change) => {
    const [typed, early] = [browser(), browser()]
    await typed.ask(noura.email)
    expect((await typed.verify(await mailedCode(w, noura.email))).status).toBe(200)
    await early.ask(noura.email)
    const code = await mailedCode(w, noura.email, 2)
    await change()
    expect((await typed.reset('Sahab@789')).body.code).toBe('identity.reset_expired')
    expect((await early.verify(code)).body.code).toBe('identity.otp_wrong')
  })

  test('also when its mail had not left yet', async () => {
    await browser().ask(noura.email)
    const asked = w.db.selectFrom('reset_codes').select('round').where('user_id', '=', noura.id)
    const { round } = await asked.executeTakeFirstOrThrow()
    await now((at) => w.call(admin, accounts.endSessions, at))
    expect(await keepCode(w.db, round, 'late', w.clock.now())).toBe(false)
  })
})

describe('an API token (H55)', () => {
  const asks = async (token: string) => {
    const { headers = {}, ...request } = requestOf(tickets.list, {}, null)
    return (await rawCall(w.base, { ...request, headers: { ...headers, authorization: `Bearer ${token}` } })).status
  }

  test.each(ways)('after %s', async (_way, ends, change) => {
    await w.call(noura, identity.logout, {})
    const again = await makeSession(w.db, noura.id, w.clock.now())
    noura = { ...noura, ...again }
    const { apiToken } = await makeApiToken(w.db, noura.id, w.clock.now())
    expect(await asks(apiToken)).toBe(200)
    await browser().ask(noura.email) // a reset finds a mail
    await mailedCode(w, noura.email)
    await change()
    expect(await asks(apiToken)).toBe(ends ? 401 : 200)
    const left = await w.db.selectFrom('api_tokens').select('id').where('user_id', '=', noura.id).execute()
    expect(left.length > 0).toBe(!ends)
  })

  test('is not made by a browser that was signed out while it asked', async () => {
    const made = await Promise.all([
      w.call(noura, identity.createApiToken, { name: 'race', days: 1, password: TEST_PASSWORD }),
      now((at) => w.call(admin, accounts.endSessions, at)),
    ])
    const left = await w.db.selectFrom('api_tokens').select('id').where('user_id', '=', noura.id).execute()
    expect([[200, 401].includes(made[0].status), left]).toEqual([true, []])
  })

  test('is made for a right password only, and a wrong one loses nothing that was typed', async () => {
    const wrong = await w.call(noura, identity.createApiToken, { name: 'x', days: 1, password: 'Wrong@1234' })
    expect([wrong.status, wrong.body.fields]).toEqual([400, [{ path: 'password', code: 'wrong_password' }]])
    const without = await w.call(noura, identity.createApiToken, { name: 'x', days: 1 } as never)
    expect([without.status, without.body.fields?.[0]?.path]).toEqual([400, 'password'])
  })
})

describe('the programs of somebody else (H55)', () => {
  const tokensOf = (by: TestPerson) => w.call(by, accounts.tokens, { id: noura.id })

  test('are listed and revoked by an administrator of accounts, who reads no secret; the log and their person are told', async () => {
    const listed = await tokensOf(admin)
    expect(listed.body.items).toMatchObject([{ id: noura.apiTokenId, name: 'test', expired: false }])
    expect(listed.text).not.toContain(noura.apiToken)
    const revoke = () => w.call(admin, accounts.revokeToken, { id: noura.id, tokenId: noura.apiTokenId })
    expect((await revoke()).status).toBe(200)
    const { headers = {}, ...request } = requestOf(tickets.list, {}, null)
    const asked = await rawCall(w.base, { ...request, headers: { ...headers, authorization: `Bearer ${noura.apiToken}` } })
    expect([asked.status, (await tokensOf(admin)).body.items, (await revoke()).status]).toEqual([401, [], 404])
    const { body } = await w.call(admin, audit.list, {})
    expect(body.items[0]).toMatchObject({
      event: 'identity.apiTokenWithdrawn',
      actor: { id: admin.id },
      object: { id: noura.id },
    })
    await w.eventually(async () => {
      const { items } = (await w.call(noura, notifications.list, {})).body
      expect(JSON.stringify(items)).toContain('test')
    })
  })

  test('of another person than the address names are not found, and neither is anything by those who do not care for them', async () => {
    const [sara, tech] = [await w.person('USER'), await w.person('TECH')]
    const foreign = await w.call(admin, accounts.revokeToken, { id: sara.id, tokenId: noura.apiTokenId })
    const answers = [
      foreign,
      await tokensOf(tech),
      await w.call(tech, accounts.revokeToken, { id: noura.id, tokenId: noura.apiTokenId }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 403, 403])
    expect(await w.db.selectFrom('api_tokens').select('id').where('user_id', '=', noura.id).execute()).toHaveLength(1)
  })
})

test('a sign-in that began before a new password was given is in with nothing', async () => {
  const id = { id: noura.id, version: await versionOf() }
  const [signedIn] = await Promise.all([
    w.call(null, identity.login, { email: noura.email, password: TEST_PASSWORD }),
    w.call(admin, users.resetPassword, { ...id, password: 'Rimal@1234' }),
  ])
  const left = await w.db.selectFrom('sessions').select('id').where('user_id', '=', noura.id).execute()
  expect([[200, 401].includes(signedIn.status), left]).toEqual([true, []])
})
