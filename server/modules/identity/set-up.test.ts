import { identity } from '@diwan/contract/identity/endpoints/identity'
import { beforeEach, expect, test } from 'vitest'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { setupCode } from './service/setup-code.ts'

let w: World
beforeEach(async () => {
  w = await world({ organisation: false })
})

const first = (code = setupCode(), email = 'owner@test.example') => ({
  code,
  organisationNameAr: 'مؤسسة',
  organisationNameEn: 'Organisation',
  fullName: 'نورة',
  email,
  password: 'Bustan@1234',
})

test('an empty organisation begins with the code of the terminal, and its first person is SUPER_ADMIN', async () => {
  const { status } = await w.call(null, identity.setUp, first())
  const signedIn = await w.call(null, identity.login, { email: 'owner@test.example', password: 'Bustan@1234' })
  expect([status, signedIn.status, signedIn.body.metadata.role]).toEqual([200, 200, 'SUPER_ADMIN'])
})

test('the code is good once: a second organisation and a second owner are refused', async () => {
  await w.call(null, identity.setUp, first())
  const { status, body } = await w.call(null, identity.setUp, first(setupCode(), 'second@test.example'))
  const owners = await w.db.selectFrom('users').select('email').execute()
  expect([status, body.code]).toEqual([409, 'identity.setup_done'])
  expect(owners).toEqual([{ email: 'owner@test.example' }])
})

test('of ten who send the right code at once one begins it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => w.call(null, identity.setUp, first(setupCode(), `owner${n}@test.example`))),
  )
  const owners = await w.db.selectFrom('users').select('email').execute()
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  expect(owners).toHaveLength(1)
})

test('a wrong code is refused, and the same before and after the beginning', async () => {
  const wrong = [
    'AAAA-AAAA-AAAA',
    setupCode().slice(0, -1),
    `${setupCode()}A`,
    setupCode().replaceAll('-', ''),
    ' '.repeat(3) + 'x',
  ]
  const codes = async () => Promise.all(wrong.map(async (code) => (await w.call(null, identity.setUp, first(code))).body.code))
  const before = await codes()
  await w.call(null, identity.setUp, first())
  expect(new Set([...before, ...(await codes())])).toEqual(new Set(['identity.setup_code_wrong']))
})

test('a code typed in small letters with spaces around it is the code', async () => {
  expect((await w.call(null, identity.setUp, first(` ${setupCode().toLowerCase()} `))).status).toBe(200)
})

test('before the beginning nobody is anybody', async () => {
  expect((await w.call(null, identity.login, { email: 'owner@test.example', password: 'Bustan@1234' })).status).toBe(401)
  expect((await w.call({ cookie: 'any' }, identity.session, {})).status).toBe(401)
})

test('the first person is called by a name: one that could be taken for another is refused (H28)', async () => {
  for (const [fullName, code] of [
    ['Sаrа', 'name_mixed'],
    ['نورة\u202E', 'name_hidden'],
    ['—', 'name_signs'],
  ] as const) {
    const { status, body } = await w.call(null, identity.setUp, { ...first(), fullName })
    expect([status, body.fields]).toEqual([400, [{ path: 'fullName', code }]])
  }
  expect((await w.call(null, identity.setUp, first())).status).toBe(200)
})
