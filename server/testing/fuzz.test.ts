import { api } from '@diwan/contract/api'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { ProblemBody } from '@diwan/contract/kit/errors'
import { errorStatus } from '@diwan/contract/kit/errors'
import { en as checks } from '@diwan/contract/checks/words.en'
import { en as kit } from '@diwan/contract/kit/words.en'
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { RealIds } from './hostile-inputs.ts'
import { hostile, plausible } from './hostile-inputs.ts'
import type { TestPerson } from './people.ts'
import { makeSession } from './people.ts'
import { proofOf } from './probes.ts'
import { proofs } from './proofs.ts'
import type { RawAnswer, RawRequest } from './raw-call.ts'
import { rawCall, requestOf } from './raw-call.ts'
import { announceSeed, deep, patience, seeded } from './seeded.ts'
import { seesNow } from './standing.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

/** Of each endpoint, as everybody. */
const CASES = deep ? 15 : 2
/** Codes of a wrong field that a screen has words for, whatever their plural forms. */
const words = Object.keys({ ...kit, ...checks }).flatMap((key) => key.match(/^invalid_(.+?)(_one|_other)?$/)?.[1] ?? [])

let w: World
let people: (TestPerson | null)[]
let ids: RealIds
/** Of each kind some, whose loss ends nobody's session here. */
const made = new Map<string, readonly string[]>()

/** Mostly of the kind that the endpoint is about, and of each other kind one. */
function idsOf(endpoint: Endpoint): RealIds {
  const about = proofs.find(({ probes = [] }) => probes.some(([one]) => one === endpoint))
  const right = made.get(about?.kind ?? '') ?? []
  return { ...ids, id: [...right, ...right, ...[...made.values()].map(([one]) => one!)] }
}

beforeAll(async () => {
  announceSeed()
  w = await world()
  const group = await w.group()
  people = [null, ...(await Promise.all(ROLES.map((role) => w.person(role, group, { id: group.parentId!, parentId: null }))))]
  const makers = people.flatMap((person) => person ?? [])
  for (const { kind, make } of proofs) made.set(kind, await Promise.all(makers.map((by) => make(w, by, group))))
  const [department, other] = [await w.department(), await w.group()]
  ids = {
    parentId: [department.id, other.id],
    behindId: [department.id, other.id],
    targetId: [department.id, other.id],
    userId: people.flatMap((person) => person?.id ?? []),
    departmentId: [group.parentId!],
    groupId: [group.id],
    other: people.flatMap((person) => person?.id ?? []),
  }
})

/** Signing out ends the session: that endpoint gets a new one each time. */
async function cookieOf(person: TestPerson | null, endpoint: Endpoint): Promise<string | null> {
  if (!person || endpoint !== identity.logout) return person?.cookie ?? null
  return (await makeSession(w.db, person.id, w.clock.now())).cookie
}

/** What every answer of the portal promises, whatever was asked; nothing when it was kept. */
function broken(endpoint: Endpoint | null, asked: RawRequest, { status, type, text }: RawAnswer): string[] {
  const said = `${asked.method} ${asked.target} ${String(asked.body ?? '').slice(0, 600)} → ${status} ${text.slice(0, 300)}`
  if (status === 200 && endpoint?.file === 'out') return [] // bytes, judged by their own tests
  const body = JSON.parse(text) as ProblemBody
  const promises =
    status === 200 && endpoint
      ? { 'its schema': isDeepStrictEqual(endpoint.output.safeParse(body).data, body) }
      : {
          'a refusal': status >= 400 && status < 500,
          'problem+json': type === 'application/problem+json; charset=utf-8',
          'a known code': body.status === status && errorStatus[body.code] === status,
          'words for every field': (body.fields ?? []).every(({ code }) => words.includes(code)),
        }
  return Object.entries(promises).flatMap(([name, kept]) => (kept ? [] : [`not ${name}: ${said}`]))
}

/** The record that is asked for, as it stands, where the endpoint is about one. */
async function recordOf(endpoint: Endpoint, { id }: Record<string, unknown>) {
  const proof = proofOf(endpoint)
  if (!proof || typeof id !== 'string' || !made.get(proof.kind)!.includes(id)) return undefined
  const facts = await proof.facts(w, id)
  return facts && { proof, facts }
}

const fuzz = (endpoint: Endpoint, inputs: fc.Arbitrary<Record<string, unknown>>): Promise<void> =>
  seeded(
    fc.asyncProperty(inputs, async (input) => {
      for (const person of people) {
        const asked = requestOf(endpoint, input, await cookieOf(person, endpoint))
        const before = person ? await recordOf(endpoint, input) : undefined
        const answer = await rawCall(w.base, asked)
        expect(broken(endpoint, asked, answer)).toEqual([])
        const seen = person && before && answer.status === 200 ? await seesNow(w, before.proof, person, before.facts) : undefined
        expect(seen === false ? `${person?.role} got ${answer.text.slice(0, 300)}` : 'only what is theirs').toBe(
          'only what is theirs',
        )
      }
    }),
    CASES,
  )

test.each(api)('$name answers every plausible input by its own promise', { timeout: patience }, async (endpoint) => {
  await expect(fuzz(endpoint, plausible(endpoint, idsOf(endpoint)))).resolves.toBeUndefined()
})

test.each(api)('$name answers every hostile input with a refusal it has a code for', { timeout: patience }, async (endpoint) => {
  await expect(fuzz(endpoint, hostile(endpoint, idsOf(endpoint)))).resolves.toBeUndefined()
})

test.each(api)('$name bears what PostgreSQL cannot keep, in every text it takes', async (endpoint) => {
  const [input] = fc.sample(plausible(endpoint, idsOf(endpoint)), { numRuns: 1, seed: 1 })
  for (const person of people.slice(-2)) {
    const cookie = await cookieOf(person, endpoint)
    for (const name of Object.keys(endpoint.input.shape)) {
      for (const text of ['a\u0000', '\ud800']) {
        const asked = requestOf(endpoint, { ...input, [name]: text }, cookie)
        expect(broken(endpoint, asked, await rawCall(w.base, asked))).toEqual([])
      }
    }
  }
})

const writes = api.filter(({ method }) => method !== 'GET')
const claims = ['role', 'id', 'status', 'created_by', 'department', 'version', 'is_admin', 'approved_by', 'requester_id', 'can']

test.each(writes)(
  '$name refuses what nobody may say about a record: role, status, creator and their like (H8)',
  async (endpoint) => {
    const unknown = claims.filter((name) => !Object.keys(endpoint.input.shape).includes(name))
    const [input] = fc.sample(plausible(endpoint, idsOf(endpoint)), { numRuns: 1, seed: 1 })
    for (const person of people.slice(1)) {
      const claimed = Object.fromEntries(unknown.map((claim) => [claim, 'SUPER_ADMIN']))
      const asked = requestOf(endpoint, { ...input, ...claimed }, await cookieOf(person, endpoint))
      const answer = await rawCall(w.base, asked)
      const { code, fields = [] } = JSON.parse(answer.text) as ProblemBody
      if (code === 'forbidden') continue // the flag is asked before the input
      const refused = new Set(fields.flatMap(({ path }) => path.split('.')))
      expect([code, unknown.filter((claim) => !refused.has(claim))]).toEqual(['invalid_input', []])
    }
  },
)

const oddPaths = [
  '',
  '%2e%2e%2f',
  '..%2f..%2fidentity',
  '%00',
  '%zz',
  '%',
  '%ED%A0%80',
  'a%2Fb',
  'a'.repeat(201),
  'a'.repeat(4e3),
  '__proto__',
  'constructor',
  'count%2F',
  '%20',
  "'%20or%201=1--",
  '[object%20Object]',
  '0',
  'null',
  'undefined',
  '*',
  ':id',
  '{id}',
]

test.each(oddPaths)('a ticket address with the id "%s" is refused as a problem (H9)', async (segment) => {
  for (const tail of ['', '/messages', '/close', '/']) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const headers = requestOf(identity.logout, {}, people[4]!.cookie).headers!
      const asked = { method, target: `/api/tickets/${segment}${tail}`, headers, body: method === 'GET' ? undefined : '{}' }
      expect(broken(null, asked, await rawCall(w.base, asked))).toEqual([])
    }
  }
})

test('upper case, a double slash, a trailing slash and a semicolon open no second door (H9)', async () => {
  const [id] = made.get('ticket')!
  const targets = [
    '/API/tickets',
    '/api//tickets',
    '/api/tickets/',
    '/api/tickets;x=1',
    `/api/tickets/${id}/`,
    `/api/tickets/${id}//messages`,
  ]
  for (const target of [...targets, '/api/./tickets', '/api/x/../tickets', '/api%2Ftickets', '/%61pi/tickets/%2e']) {
    const asked = { method: 'GET', target, headers: {} }
    const { status } = await rawCall(w.base, asked)
    expect([target, [401, 404].includes(status)]).toEqual([target, true])
  }
})
