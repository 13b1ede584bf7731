import { identity } from '@diwan/contract/identity/endpoints/identity'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openSocket, openStream } from '../../testing/live.ts'
import type { TestPerson } from '../../testing/people.ts'
import { makeSession, TEST_PASSWORD } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

const NEW = 'Wahat@456'

let w: World
let noura: TestPerson
beforeAll(async () => {
  w = await world()
})
beforeEach(async () => {
  noura = await w.person('USER')
})

const change = (given: { current?: string; password?: string; confirmation?: string } = {}) => {
  const { current = TEST_PASSWORD, password = NEW, confirmation = password } = given
  return w.call(noura, identity.changePassword, { current, password, confirmation })
}
const signsIn = async (password: string) => (await w.call(null, identity.login, { email: noura.email, password })).status === 200
const codesOf = ({ fields = [] }: { fields?: { path: string; code: string }[] | undefined }) =>
  fields.map(({ path, code }) => `${path} ${code}`)

test('a person changes their password by giving the current one (U4)', async () => {
  expect((await change()).status).toBe(200)
  expect([await signsIn(TEST_PASSWORD), await signsIn(NEW)]).toEqual([false, true])
})

test('a wrong current password changes nothing, and says so at its field (S8.04, U4)', async () => {
  const { status, body } = await change({ current: 'Wrong@1234' })
  expect([status, body.code, codesOf(body)]).toEqual([400, 'identity.change_password_failed', ['current wrong_password']])
  expect(await signsIn(TEST_PASSWORD)).toBe(true)
})

test('the new one must differ from the current one (S5.05)', async () => {
  const { status, body } = await change({ password: TEST_PASSWORD })
  expect([status, body.code, codesOf(body)]).toEqual([400, 'identity.change_password_failed', ['password same_as_current']])
})

test.each([
  ['Aa1@5', 'too_short'],
  ['Abcdef@', 'digit_missing'],
  ['abcdef@1', 'uppercase_missing'],
  ['ABCDEF@1', 'lowercase_missing'],
  ['Abcdef#1', 'special_missing'],
  ['', 'required'],
])('"%s" is refused with %s (S5.01 to S5.03, S5.06)', async (password, code) => {
  const { status, body } = await change({ password })
  expect([status, body.code, codesOf(body)]).toEqual([400, 'invalid_input', [`password ${code}`]])
})

test.each(['@', '$', '!', '%', '*', '?', '&'])('six characters with "%s" are accepted (S5.01, S5.03)', async (special) => {
  expect((await change({ password: `Abcd1${special}` })).status).toBe(200)
})

test('a differing confirmation is refused (S5.04)', async () => {
  const { status, body } = await change({ confirmation: 'Wahat@457' })
  expect([status, codesOf(body)]).toEqual([400, ['confirmation confirmation_differs']])
})

test('every other session ends with its stream and socket within five seconds, this one lives on (H39)', async () => {
  const thief = await makeSession(w.db, noura.id, w.clock.now())
  const [socket, stream, own] = [
    await openSocket(w, thief),
    await openStream(w, thief.streamToken),
    await openSocket(w, { cookie: noura.cookie }),
  ]
  expect((await change()).status).toBe(200)
  await w.eventually(() => expect([socket.closedWith(), stream.ended()]).toEqual([4401, true]), 5_000)
  expect((await w.call(thief, identity.session, {})).status).toBe(401)
  expect((await openStream(w, thief.streamToken)).status).toBe(401)
  expect([own.closedWith(), (await w.call(noura, identity.session, {})).status]).toEqual([undefined, 200])
})

test('of five changes at once one happens', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => change({ password: `Wahat@${n}` })))
  const done = answers.findIndex(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await signsIn(`Wahat@${done + 1}`)).toBe(true)
})

test('neither password stands anywhere it could be read: not in the answer, the history, the receipts or the jobs (U12)', async () => {
  const { text } = await change()
  const [history, receipts] = [
    await w.db.selectFrom('history').selectAll().where('object_id', '=', noura.id).execute(),
    await w.db.selectFrom('receipts').selectAll().execute(),
  ]
  expect(history.map(({ event }) => event)).toEqual(['identity.passwordChanged'])
  const kept = text + JSON.stringify([history, receipts])
  expect([kept.includes(NEW), kept.includes(TEST_PASSWORD)]).toEqual([false, false])
})
