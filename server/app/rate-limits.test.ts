import { drafts } from '@diwan/contract/drafts/endpoints'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { SIGN_INS_A_MINUTE } from '@diwan/contract/identity/limits'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { BODY_BYTES_A_MINUTE } from '../kit/http/limits.ts'
import { TEST_PASSWORD, type TestPerson } from '../testing/people.ts'
import type { World } from '../testing/world.ts'
import { world } from '../testing/world.ts'

let w: World
beforeEach(async () => {
  w = await world({ limited: true })
})

const address = () => `${randomUUID()}@test.example`
const guess = (email: string, cookie?: string) =>
  w.call(cookie ? { cookie } : null, identity.login, { email, password: 'Wrong@1234' })
const statuses = async (times: number, ask: (n: number) => Promise<{ status: number }>) => {
  const found: number[] = []
  for (let n = 0; n < times; n += 1) found.push((await ask(n)).status)
  return found
}

test('the eleventh sign-in within a minute for one address is refused, even with the right password', async () => {
  const noura = await w.person('USER')
  const found = await statuses(SIGN_INS_A_MINUTE, () => guess(noura.email))
  const { status, body } = await w.call(null, identity.login, { email: noura.email, password: TEST_PASSWORD })
  expect(new Set(found)).toEqual(new Set([401]))
  expect([status, body.code]).toEqual([429, 'too_many_requests'])
})

test('a colleague behind the same address of the office is not locked out by it', async () => {
  await statuses(SIGN_INS_A_MINUTE + 1, () => guess('target@test.example'))
  const noura = await w.person('USER')
  const { status } = await w.call(null, identity.login, { email: noura.email, password: TEST_PASSWORD })
  expect(status).toBe(200)
})

test.each([
  ['a new cookie', () => guess('target@test.example', randomUUID())],
  ['another case', (n: number) => guess(`${'target'.slice(0, n % 6)}${'target'.slice(n % 6).toUpperCase()}@test.example`)],
  ['spaces around it', (n: number) => guess(`${' '.repeat(n)}target@test.example`)],
])('%s each time does not give a guesser of one address more tries', async (_, ask) => {
  const found = await statuses(SIGN_INS_A_MINUTE + 5, ask)
  expect(found.slice(SIGN_INS_A_MINUTE)).toEqual([429, 429, 429, 429, 429])
})

test('a guesser that takes another address and another cookie each time comes to an end', { timeout: 60_000 }, async () => {
  const answers = await Promise.all(Array.from({ length: 320 }, () => guess(address(), randomUUID())))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
})

test('new cookies do not give more tries at the set-up code', async () => {
  const input = {
    code: 'AAAA-AAAA-AAAA',
    organisationNameAr: 'م',
    organisationNameEn: 'O',
    fullName: 'س',
    email: 'a@b.example',
    password: 'Wrong@1234',
  }
  const found = await statuses(SIGN_INS_A_MINUTE + 1, () => w.call({ cookie: randomUUID() }, identity.setUp, input))
  expect(found.at(-1)).toBe(429)
})

test('one person who asks without end is slowed down, and no other with it', async () => {
  const [noura, sara] = [await w.person('USER'), await w.person('USER')]
  const answers = await Promise.all(Array.from({ length: 620 }, () => w.call(noura, tickets.count, {})))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBe(20)
  expect(refused[0]!.body.code).toBe('too_many_requests')
  expect((await w.call(sara, tickets.count, {})).status).toBe(200)
})

test('one person sends twenty megabytes a minute, whatever to; small calls and other people go on', async () => {
  const [noura, sara] = [await w.person('USER'), await w.person('USER')]
  const save = (who: TestPerson, length: number) => {
    return w.call(who, drafts.save, {
      kind: 'ticket',
      key: '',
      version: 0,
      id: randomUUID(),
      content: { subject: 'x'.repeat(length) },
    })
  }
  await w.limits.take('bytes', noura.id, BODY_BYTES_A_MINUTE, BODY_BYTES_A_MINUTE - 50_000)
  expect((await save(noura, 40_000)).status).not.toBe(429)
  const refused = await save(noura, 40_000)
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect((await save(noura, 100)).status).not.toBe(429)
  expect((await save(sara, 40_000)).status).not.toBe(429)
})
