import { identity } from '@diwan/contract/identity/endpoints/identity'
import { settings } from '@diwan/contract/settings/endpoints'
import { users } from '@diwan/contract/users/endpoints/users'
import { ADMIN_PASSWORD_MIN, PASSWORD_MIN, PASSWORD_MIN_MAX } from '@diwan/core/password-rules'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setupCode } from './public.ts'
import { TEST_PASSWORD, type TestPerson } from '../../testing/people.ts'
import { mailedCode, resetBrowser } from '../../testing/reset-browser.ts'
import { newPerson } from '../../testing/new-users.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let admin: TestPerson
let noura: TestPerson
let machine = 0
beforeAll(async () => {
  w = await world({ trustedProxies: ['127.0.0.1'] })
  admin = await w.person('SUPER_ADMIN')
  await w.db.updateTable('organisation').set({ name_ar: 'شركة الواحة', name_en: 'Oasis Trading' }).execute()
})
beforeEach(async () => {
  machine += 1
  noura = await w.person('USER')
  const named = { full_name: 'نورة القحطاني', other_name: 'Noura Al-Qahtani', email: `fahad.n${machine}@corp.example` }
  await w.db.updateTable('users').set(named).where('id', '=', noura.id).execute()
  noura = { ...noura, email: named.email }
})

interface Answer {
  readonly status: number
  readonly body: { code?: string; fields?: { path: string; code: string; params?: object }[] }
}
const wrong = ({ status, body }: Answer) => `${status} ${(body.fields ?? []).map(({ path, code }) => `${path} ${code}`).join()}`

/** The password as each way to one sends it. */
const ways: readonly (readonly [string, (password: string) => Promise<Answer>])[] = [
  ['changed', (password) => w.call(noura, identity.changePassword, { current: TEST_PASSWORD, password, confirmation: password })],
  ['given', (password) => w.call(admin, users.resetPassword, { id: noura.id, version: 1, password })],
  [
    'set by a code',
    async (password) => {
      const browser = resetBrowser(w, `10.3.${machine}.1`)
      await browser.ask(noura.email)
      await browser.verify(await mailedCode(w, noura.email))
      return browser.reset(password)
    },
  ],
  [
    'chosen with an invitation',
    async (password) => {
      const { id, email } = noura
      await w.db.updateTable('users').set({ password_hash: '-' }).where('id', '=', id).execute()
      await w.call(admin, users.invite, { id })
      const token = await w.eventually(() => {
        const [letter] = w.mailbox.letters().filter(({ to }) => to === email)
        return /#invitation=([\w-]+)/.exec(letter!.text)![1]!
      })
      return w.call(null, identity.acceptInvitation, { token, password, confirmation: password })
    },
  ],
]

describe.each(ways)('a password that is %s', (_way, send) => {
  test.each([
    ['Password1!', 'password_common'],
    ['Noura@2026', 'password_holds_name'],
    ['القحطانيAa1@', 'password_holds_name'],
    ['Fahad@2026x', 'password_holds_email'],
    ['Oasis@2026x', 'password_holds_organisation'],
    ['الواحهAa1@', 'password_holds_organisation'],
  ])('is not %s: %s', async (password, code) => {
    expect(wrong(await send(password))).toBe(`400 password ${code}`)
  })

  test('is anything else', async () => {
    expect((await send('Rimal@4561')).status).toBe(200)
  })
})

describe('the shortest password of the organisation', () => {
  const set = async (passwordMin: number) => {
    const { version } = (await w.call(admin, settings.open, {})).body
    return w.call(admin, settings.change, { version, passwordMin })
  }

  test('is six or eight until an administrator raises it, and never below or absurd', async () => {
    expect((await w.call(admin, settings.open, {})).body.settings.passwordMin).toBe(PASSWORD_MIN)
    expect([(await set(PASSWORD_MIN - 1)).status, (await set(PASSWORD_MIN_MAX + 1)).status]).toEqual([400, 400])
    const [[, changed], [, given]] = [ways[0]!, ways[1]!]
    expect(wrong(await given('Rml@456'))).toBe('400 password too_small')
    expect((await changed('Rml@45')).status).toBe(200)
  })

  test('holds for every way to a password, and its refusal says how many', async () => {
    expect((await set(14)).status).toBe(200)
    for (const [, send] of ways) {
      const { status, body } = await send('Rimal@4561234')
      expect([status, body.fields]).toEqual([400, [{ path: 'password', code: 'password_too_short', params: { minimum: 14 } }]])
      w.clock.advance(3_600_000)
      const renewed = await w.person('USER')
      noura = { ...renewed }
      admin = await w.person('SUPER_ADMIN')
    }
    expect((await w.call(noura, settings.shown, {})).body.passwordMin).toBe(14)
    const person = { ...newPerson(), password: 'Rimal@456' }
    expect(wrong(await w.call(admin, users.create, person))).toBe('400 password password_too_short')
  })

  test('is kept by what the portal makes, and six leaves eight for one that is given', async () => {
    await set(PASSWORD_MIN_MAX)
    const { password: _given, ...person } = newPerson()
    await w.call(admin, users.import, { csv: `email,name\n${person.email},سارة`, dryRun: false })
    const { body } = await w.call(admin, users.firstPasswords, { emails: [person.email] })
    expect(body.items[0]!.password).toHaveLength(PASSWORD_MIN_MAX)
    await set(PASSWORD_MIN)
    expect((await w.call(admin, users.create, { ...newPerson(), password: 'Rml@456' })).body.fields).toEqual([
      { path: 'password', code: 'too_small', params: { minimum: ADMIN_PASSWORD_MIN } },
    ])
  })
})

test('a person is created with no password that holds what is written about them', async () => {
  const person = { ...newPerson(), fullName: 'Reem Alharbi', password: 'Alharbi@2026' }
  expect(wrong(await w.call(admin, users.create, person))).toBe('400 password password_holds_name')
})

test('the first person of an organisation is asked the same', async () => {
  const empty = await world({ organisation: false })
  const input = {
    code: setupCode(),
    organisationNameAr: 'الواحة',
    organisationNameEn: 'Oasis',
    fullName: 'هدى المنصور',
    email: 'huda@oasis.example',
  }
  const answers = await Promise.all(
    ['Password1!', 'Oasis@2026x', 'Huda@20262', 'Rimal@4561'].map((password) =>
      empty.call(null, identity.setUp, { ...input, password }),
    ),
  )
  expect(answers.map(wrong)).toEqual([
    '400 password password_common',
    '400 password password_holds_organisation',
    '400 password password_holds_email',
    '200 ',
  ])
})
