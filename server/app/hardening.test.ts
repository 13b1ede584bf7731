import { Validator } from '@seriousme/openapi-schema-validator'
import { documentFromText } from '@diwan/core/document'
import { api } from '@diwan/contract/api'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../testing/people.ts'
import { probes } from '../testing/probes.ts'
import { rawCall, requestOf } from '../testing/raw-call.ts'
import type { World } from '../testing/world.ts'
import { PUBLIC_URL, world } from '../testing/world.ts'

let w: World
let noura: TestPerson
let group: TestUnit
beforeAll(async () => {
  w = await world()
  noura = await w.person('USER')
  group = await w.group()
})

const creation = (subject = 'طلب') => ({
  subject,
  body: documentFromText('نص', 'rtl'),
  departmentId: group.parentId!,
  groupId: group.id,
})
/** What the access test asks this endpoint with. */
async function inputOf(endpoint: Endpoint, ticketId: string): Promise<Record<string, unknown>> {
  const probe = probes.get(endpoint)!
  if (probe.kind === 'door') return { ...(await probe.input({ departmentId: group.parentId!, groupId: group.id }, w)) }
  if (probe.kind === 'unit') return { ...probe.input({ departmentId: group.parentId!, groupId: group.id, personId: noura.id }) }
  if (probe.kind === 'record') return { ...probe.input(ticketId) }
  return 'input' in probe ? { ...probe.input } : {}
}

const codeOf = (text: string): unknown => (JSON.parse(text) as { code: unknown }).code
const writes = api.filter(({ method }) => method !== 'GET')

describe('a browser of another site', () => {
  const foreign = [
    'https://evil.example',
    'http://diwan.test.evil.example',
    'http://diwan.test:81',
    'https://diwan.test',
    'null',
    '',
  ]

  test.each(writes)('cannot call $name, whatever it says it is (H40)', async (endpoint) => {
    const asked = requestOf(endpoint, await inputOf(endpoint, randomUUID()), noura.cookie)
    const { origin: _, ...others } = asked.headers!
    for (const origin of [...foreign, undefined]) {
      const headers = origin === undefined ? others : { ...others, origin }
      const { status, text } = await rawCall(w.base, { ...asked, headers })
      expect([origin, status, codeOf(text)]).toEqual([origin, 403, 'foreign_origin'])
    }
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/csp-report'])(
    'cannot send JSON as %s',
    async (type) => {
      const asked = requestOf(tickets.create, creation(), noura.cookie)
      const { status, text } = await rawCall(w.base, { ...asked, headers: { ...asked.headers, 'content-type': type } })
      expect([status, codeOf(text)]).toEqual([400, 'invalid_input'])
    },
  )

  test('is told nothing by CORS', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const answer = await fetch(`${w.base}/api/tickets`, { method: 'OPTIONS', headers })
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('the request id', () => {
  test.each(writes.filter(({ repeatable }) => !repeatable))(
    'is demanded by $name, which is not repeatable by nature',
    async (endpoint) => {
      const input = await inputOf(endpoint, (await w.ticket({ by: noura })).id)
      const asked = requestOf(endpoint, input, (await w.person('SUPER_ADMIN')).cookie)
      for (const key of ['', 'x', '1', randomUUID().slice(1)]) {
        const { status, text } = await rawCall(w.base, { ...asked, headers: { ...asked.headers, 'idempotency-key': key } })
        expect([status, codeOf(text)]).toEqual([400, 'request_id_missing'])
      }
    },
  )

  test('under which something else was sent is refused, for another body, record or endpoint (H16)', async () => {
    const requestId = randomUUID()
    const first = await w.call(noura, tickets.create, creation('أول'), { requestId })
    const second = await w.ticket({ by: noura })
    const codes = [
      (await w.call(noura, tickets.create, creation('ثان'), { requestId })).body.code,
      (await w.call(noura, tickets.reply, { id: first.body.id, body: documentFromText('x', 'rtl') }, { requestId })).body.code,
      (await w.call(noura, ticketCommands.close, { id: second.id, version: 1, reason: 'other' }, { requestId })).body.code,
    ]
    expect(codes).toEqual(['request_id_reused', 'request_id_reused', 'request_id_reused'])
  })

  test('repeated gives the first answer, even after the record moved on', async () => {
    const requestId = randomUUID()
    const first = await w.call(noura, tickets.create, creation(), { requestId })
    await w.call(noura, ticketCommands.close, { id: first.body.id, version: 1, reason: 'other' })
    const again = await w.call(noura, tickets.create, creation(), { requestId })
    expect([again.status, again.body]).toEqual([200, first.body])
  })

  test('belongs to its person: another may use the same and gets nothing of the first', async () => {
    const requestId = randomUUID()
    const first = await w.call(noura, tickets.create, creation('سري'), { requestId })
    const sara = await w.person('USER')
    const other = await w.call(sara, tickets.create, creation('سري'), { requestId })
    const again = await w.call(sara, tickets.create, creation('سري'), { requestId })
    expect([other.status, other.body.id === first.body.id, again.body.id]).toEqual([200, false, other.body.id])
  })

  test('sent twenty times at once opens one ticket, and everybody gets it', async () => {
    const person = await w.person('USER')
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => w.call(person, tickets.create, creation(), { requestId })))
    const counted = await w.call(person, tickets.count, {})
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(counted.body.count).toBe(1)
  })

  test('of a refused write is free again', async () => {
    const requestId = randomUUID()
    const wrong = await w.call(noura, tickets.create, { ...creation(), groupId: randomUUID() }, { requestId })
    const right = await w.call(noura, tickets.create, creation(), { requestId })
    expect([wrong.status, right.status]).toEqual([400, 200])
  })
})

describe('every answer', () => {
  test.each(['/api/tickets', '/api/nothing', '/health/live', '/openapi.json'])(
    'at %s carries the headers that guard a browser',
    async (path) => {
      const { headers } = await fetch(`${w.base}${path}`)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'SAMEORIGIN',
      })
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("media-src 'self' blob:;")
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )

  test('of the API is kept by no cache', async () => {
    const answers = await Promise.all([w.call(noura, tickets.list, {}), w.call(null, tickets.list, {})])
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
  })

  test.each(['/api', '/api/', '/api/nothing', '/portal/nothing', '/live'])(
    'to the unknown path %s is a problem',
    async (path) => {
      const answer = await fetch(`${w.base}${path}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8'])
      expect(await answer.json()).toMatchObject({ code: 'not_found', status: 404, type: 'urn:diwan:problem:not_found' })
    },
  )

  test.each([
    ['too large', 'x'.repeat(300_000), 413, 'too_large'],
    ['broken JSON', '{"subject":', 400, 'invalid_input'],
    ['a list', '[]', 400, 'invalid_input'],
    ['a word', '"x"', 400, 'invalid_input'],
    ['null', 'null', 400, 'invalid_input'],
    ['a poisoned prototype', '{"__proto__":{"role":"ADMIN"}}', 400, 'invalid_input'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"role":"ADMIN"}}}', 400, 'invalid_input'],
  ])('to a body that is %s is a problem', async (_, body, status, code) => {
    const asked = requestOf(tickets.create, {}, noura.cookie)
    const answer = await rawCall(w.base, { ...asked, body })
    expect([answer.status, codeOf(answer.text)]).toEqual([status, code])
  })
})

describe('what the portal says of itself', () => {
  test('it lives and is ready', async () => {
    const answers = await Promise.all(
      ['/health/live', '/health/ready'].map(async (path) => (await fetch(`${w.base}${path}`)).json()),
    )
    expect(answers).toEqual([{ status: 'ok' }, { status: 'ok' }])
  })

  test('the published description is valid OpenAPI and names every endpoint', async () => {
    const description = (await (await fetch(`${w.base}/openapi.json`)).json()) as Record<string, unknown>
    const operations = Object.values(description['paths'] as Record<string, Record<string, { operationId: string }>>)
    const names = operations.flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    expect(names.toSorted()).toEqual(api.map(({ name }) => name).toSorted())
    expect(await new Validator().validate(structuredClone(description))).toEqual({ valid: true })
  })

  test('everything the description refers to is there', async () => {
    const description: unknown = await (await fetch(`${w.base}/openapi.json`)).json()
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!)
    const dangling = references.filter((reference) => !pointsAt(description, reference))
    expect([references.length > 0, [...new Set(dangling)]]).toEqual([true, []])
  })

  test('the reference page may run its own script and nothing else', async () => {
    const answer = await fetch(`${w.base}/reference/`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const page = await answer.text()
    const inline = [...page.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].flatMap(([, script]) => script || [])
    const hashes = inline.map((script) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    const portals = (await fetch(`${w.base}/health/live`)).headers.get('content-security-policy')!
    expect([answer.status, hashes.length]).toEqual([200, 1])
    expect(policy).toBe(portals.replace("script-src 'self'", `script-src 'self'${hashes[0]}`))
    expect(page).not.toMatch(/(src|href)="https?:/)
  })

  test('a forged host changes no address in an answer (H36)', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    const { text } = await rawCall(w.base, { method: 'GET', target: '/openapi.json', headers })
    expect([text.includes('evil.example'), text.includes(PUBLIC_URL)]).toEqual([false, true])
  })
})

function pointsAt(root: unknown, reference: string): boolean {
  const steps = reference.replace(/^#\//, '').split('/')
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], root)
  return reference.startsWith('#/') && found !== undefined
}
