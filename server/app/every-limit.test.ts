import { api } from '@diwan/contract/api'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { STREAM_PATH } from '@diwan/contract/kit/paths'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../kit/http/caller.ts'
import { CALLS_A_MINUTE, STRANGERS_CALLS_A_MINUTE, STREAMS_A_MINUTE } from '../kit/http/limits.ts'
import type { TestPerson } from '../testing/people.ts'
import { makeSession } from '../testing/people.ts'
import { inventions, spellings, strangeSpellings } from '../testing/spellings.ts'
import type { RawResponse, RawRequest } from '../testing/wire.ts'
import { sendRaw } from '../testing/wire.ts'
import type { World } from '../testing/world.ts'
import { PUBLIC_URL, world } from '../testing/world.ts'

/** Behind one address there are many: each test is an office of its own. */
const PROXY = ['127.0.0.1']
const AT_ONCE = 40

let w: World
beforeAll(async () => {
  w = await world({ limited: true, trustedProxies: PROXY })
})

let offices = 0
const office = () => `10.1.${(offices += 1) >> 8}.${offices & 255}`

const isOpen = ({ access, file }: Endpoint) => access.kind === 'anyone' && file !== 'out'
const limited = api.flatMap((endpoint) => (endpoint.perMinute ? [{ ...endpoint, most: endpoint.perMinute }] : []))
const addressed = ({ method, path }: Endpoint): RawRequest => ({ method, target: path.replace(/\{\w+\}/g, randomUUID()) })

/** Nothing that this says is ever carried out: an empty body, and no Origin. */
const body = ({ method }: RawRequest, text = '{}') => (method === 'GET' ? {} : { body: text })

async function many(times: number, ask: (n: number) => Promise<RawResponse>, atOnce = AT_ONCE): Promise<RawResponse[]> {
  const heard: RawResponse[] = []
  for (let from = 0; from < times; from += atOnce) {
    const portion = Array.from({ length: Math.min(atOnce, times - from) }, (_, n) => ask(from + n))
    heard.push(...(await Promise.all(portion)))
  }
  return heard
}

/** One call, once in each spelling and under each credential. */
const variants = (said: RawRequest, credentials: readonly Readonly<Record<string, string>>[]) =>
  Object.values(spellings).flatMap((spell) =>
    credentials.map((own) => spell({ ...said, headers: { 'content-type': 'application/json', ...said.headers, ...own } })),
  )

const outcomeOf = ({ status, headers }: RawResponse) => ({
  status,
  waits: Number(headers['retry-after']) >= 1 && Number(headers['retry-after']) <= 60,
})

/** Of a large limit only so many are asked for over the wire. */
const ON_THE_WIRE = 300

async function spend(kind: string, who: string, most: number): Promise<number> {
  const before = Math.max(0, most - ON_THE_WIRE)
  for (let n = 0; n < before; n += 1) await w.limits.take(kind, who, most)
  return most - before
}

/** So many and no more, however they are spelled: then everything is refused, and says how long to wait. */
async function expectLimit(
  said: RawRequest,
  most: number,
  credentials: readonly Readonly<Record<string, string>>[],
  atOnce = AT_ONCE,
) {
  const all = variants({ ...said, ...body(said, said.body) }, credentials)
  const ask = (n: number) => sendRaw(w.base, all[n % all.length]!)
  const before = await many(most, ask, atOnce)
  expect(before.filter(({ status }) => status === 429)).toEqual([])
  const after = await many(all.length, ask)
  expect(after.map(outcomeOf)).toEqual(all.map(() => ({ status: 429, waits: true })))
  for (const { text } of after.filter((one) => one.text)) expect(text).toContain('"code":"too_many_requests"')
}

/** Two browsers and a program of one person. */
async function credentialsOf(person: TestPerson, forwarded: string) {
  const second = await makeSession(w.db, person.id, w.clock.now())
  return [
    { cookie: `${SESSION_COOKIE}=${person.cookie}` },
    { cookie: `${SESSION_COOKIE}=${second.cookie}` },
    { authorization: `Bearer ${person.apiToken}` },
  ].map((one) => ({ ...one, 'x-forwarded-for': forwarded }))
}

describe('every limit holds under each spelling, and counts the person, not the session (H51, H52)', () => {
  test.each(limited.filter((one) => !isOpen(one)))('$name: $most a minute', { timeout: 60_000 }, async (endpoint) => {
    const person = await w.person('USER')
    const credentials = await credentialsOf(person, office())
    const left = await spend(endpoint.name, person.id, endpoint.most)
    await expectLimit(addressed(endpoint), left, credentials, endpoint.alone ? 1 : AT_ONCE)
    const other = await w.person('USER')
    const said = { ...addressed(endpoint), headers: { cookie: `${SESSION_COOKIE}=${other.cookie}` } }
    expect((await sendRaw(w.base, said)).status).not.toBe(429)
  })

  test.each(limited.filter(isOpen))('$name, open to anybody: $most a minute for one address', async (endpoint) => {
    const forwarded = office()
    const strangers = Object.values(inventions).map((invent) => ({ ...invent(), 'x-forwarded-for': forwarded }))
    const said = {
      ...addressed(endpoint),
      headers: { origin: PUBLIC_URL },
      ...(endpoint.limitedBy && { body: `{"${endpoint.limitedBy}":"x"}` }),
    }
    await expectLimit(said, endpoint.most, strangers)
  })

  test('all else: 600 a minute for one person', { timeout: 60_000 }, async () => {
    const person = await w.person('USER')
    const left = await spend('calls', person.id, CALLS_A_MINUTE)
    await expectLimit(addressed(tickets.count), left, await credentialsOf(person, office()))
  })

  test.each(Object.entries(inventions))('all else: 600 a minute for one address that brings %s', async (_, invent) => {
    const forwarded = office()
    const all = Object.values(spellings).map((spell) => spell(addressed(tickets.count)))
    const ask = (n: number) => {
      const said = all[n % all.length]!
      return sendRaw(w.base, { ...said, headers: { ...invent(), 'x-forwarded-for': forwarded } })
    }
    const left = await spend('calls', forwarded, CALLS_A_MINUTE)
    expect((await many(left, ask)).filter(({ status }) => status !== 401)).toEqual([])
    expect((await many(all.length, ask)).map(outcomeOf)).toEqual(all.map(() => ({ status: 429, waits: true })))
  })

  test('what is open to anybody: 300 a minute for one address, whatever is asked and brought', { timeout: 60_000 }, async () => {
    const forwarded = office()
    const invented = Object.values(inventions)
    const ask = (n: number) => {
      const text = JSON.stringify({ email: `${randomUUID()}@x.example` })
      const said = { ...addressed(identity.login), body: text }
      const [all] = [variants(said, [{ ...invented[n % invented.length]!(), 'x-forwarded-for': forwarded }])]
      return sendRaw(w.base, all[n % all.length]!)
    }
    expect((await many(STRANGERS_CALLS_A_MINUTE, ask)).filter(({ status }) => status === 429)).toEqual([])
    expect((await many(20, ask)).map(outcomeOf)).toEqual(Array.from({ length: 20 }, () => ({ status: 429, waits: true })))
  })

  test('the stream of notifications: 60 a minute, each spelling', async () => {
    const forwarded = office()
    const strangers = Object.values(inventions).map((invent) => ({ ...invent(), 'x-forwarded-for': forwarded }))
    const all = variants({ method: 'GET', target: STREAM_PATH }, strangers).filter(({ method }) => method === 'GET')
    const ask = (n: number) => sendRaw(w.base, all[n % all.length]!)
    expect((await many(STREAMS_A_MINUTE, ask)).filter(({ status }) => status !== 401)).toEqual([])
    expect((await many(all.length, ask)).map(outcomeOf)).toEqual(all.map(() => ({ status: 429, waits: true })))
  })

  test('another case and other slashes are other addresses: no endpoint does anything there', async () => {
    const asked = api.flatMap((endpoint) => strangeSpellings.map((spell) => ({ ...addressed(endpoint), spell })))
    const answers = await many(asked.length, (n) => {
      const { method, target, spell } = asked[n]!
      const headers = { origin: PUBLIC_URL, 'x-forwarded-for': `10.200.${n >> 8}.${n & 255}` }
      return sendRaw(w.base, { method, target: spell(target), headers })
    })
    // a slash behind may be an empty parameter: an address of its own, counted as that
    const strange = answers.flatMap(({ status }, n) => ([404, 401].includes(status) ? [] : [{ ...asked[n]!, status }]))
    expect(strange).toEqual([])
  })
})
