import { api } from '@diwan/contract/api'
import { flagParts } from '@diwan/contract/access/matrix'
import type { Role } from '@diwan/contract/access/vocabulary'
import { ROLES } from '@diwan/contract/access/vocabulary'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { units } from '@diwan/contract/units/endpoints'
import { beforeAll, expect, test } from 'vitest'
import type { Player } from './cast.ts'
import type { Stage } from './employee.ts'
import { missingId, plantSituations, player, setStage } from './cast.ts'
import { askerOf, holds, matrixCells } from './oracle.ts'
import type { ProbeOf } from './probe.ts'
import { probes, probesOf, proofOf } from './probes.ts'
import type { Facts, KindProof } from './proof.ts'
import { proofs } from './proofs.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

const callers = ['anonymous', ...ROLES] as const
type CallerName = (typeof callers)[number]

let w: World
let stage: Stage
const players = new Map<CallerName, Player>()
const cells = matrixCells()

beforeAll(async () => {
  w = await world()
  stage = await setStage(w)
  for (const role of ROLES) players.set(role, await player(w, stage, role))
})

const ask = async (name: CallerName, endpoint: Endpoint, input: object): Promise<string> => {
  const { status, body } = await w.call(players.get(name) ?? null, endpoint, input)
  const code = (body as { code?: string }).code
  return code ? `${status} ${code}` : String(status)
}

/** What each caller is answered, asked together, against what each must be. */
async function ofEach(answers: (name: CallerName) => Promise<{ readonly found: unknown; readonly expected: unknown }>) {
  const all = await Promise.all(callers.map(async (name) => [name, await answers(name)] as const))
  const part = (of: 'found' | 'expected') => Object.fromEntries(all.map(([name, answer]) => [name, answer[of]]))
  return { found: part('found'), expected: part('expected') }
}

/** For what can be done once: somebody new of this role. */
const once = async (name: CallerName) => (name === 'anonymous' ? null : await w.person(name))

test('every endpoint of the portal says how the access test asks it, and nothing else does', () => {
  const names = (all: Iterable<Endpoint>) => [...all].map((endpoint) => endpoint.name).toSorted()
  expect(names(probes.keys())).toEqual(names(api))
})

test.each(probesOf('anyone'))('$endpoint.name refuses nobody for who he is', async ({ endpoint, probe }) => {
  const status = new RegExp(`^4\\d\\d ${probe.code.replace('.', '\\.')}$`)
  for (const name of callers)
    expect([name, await ask(name, endpoint, probe.input)]).toEqual([name, expect.stringMatching(status)])
})

test.each(probesOf('signedIn'))('$endpoint.name is open to everybody who is signed in', async ({ endpoint, probe }) => {
  const { found, expected } = await ofEach(async (name) => {
    const { status } = await w.call(await once(name), endpoint, probe.input)
    return { found: status, expected: name === 'anonymous' ? 401 : (probe.answer ?? 200) }
  })
  expect(found).toEqual(expected)
})

test.each(probesOf('ownRecord'))('$endpoint.name reaches what is his own, and nothing of others', async ({ endpoint, probe }) => {
  const { found, expected } = await ofEach(async (name) => {
    const me = await once(name)
    const foreign = await w.call(me, endpoint, { id: probe.id(players.get('USER')!) })
    const own = await w.call(me, endpoint, { id: probe.id(me ?? players.get('USER')!) })
    return { found: [foreign.status, own.status], expected: me ? [404, 200] : [401, 401] }
  })
  expect(found).toEqual(expected)
})

test.each(probesOf('door'))('$endpoint.name is opened by the flag alone', async ({ endpoint, probe }) => {
  const { found, expected } = await ofEach(async (name) => {
    const input = await probe.input({ departmentId: stage.department.id, groupId: stage.group.id }, w)
    return { found: await ask(name, endpoint, input), expected: atTheDoor(name, probe.flag) ?? probe.answer ?? '200' }
  })
  expect(found).toEqual(expected)
})

test.each(probesOf('unit'))(
  '$endpoint.name answers what the flag says, and nothing of what is not there',
  async ({ endpoint, probe }) => {
    const { found, expected } = await ofEach(async (name) => {
      const place = await unitPlace(endpoint)
      const nowhere = { ...place, groupId: missingId(), departmentId: missingId() }
      const refused = atTheDoor(name, probe.flag)
      return {
        found: [await ask(name, endpoint, probe.input(place)), await ask(name, endpoint, probe.input(nowhere))],
        expected: [refused ?? (probe.answers ? `409 ${probe.answers}` : '200'), refused ?? '404 not_found'],
      }
    })
    expect(found).toEqual(expected)
  },
)

test.each(probesOf('record'))('$endpoint.name answers what the matrix says, record by record', async ({ endpoint, probe }) => {
  const { found, expected } = await ofEach(async (name) => {
    const proof = proofOf(endpoint)!
    const me = players.get(name)
    const answered: Record<string, string> = {}
    const promised: Record<string, string> = {}
    for (const [situation, facts] of await situationsOf(name, proof)) {
      answered[situation] = await ask(name, endpoint, probe.input(facts.id))
      promised[situation] = atTheDoor(name, probe.door ?? probe.flag) ?? ofRecord(me!, proof, probe, facts)
    }
    if (endpoint.method !== 'GET' && Object.values(answered).some((answer) => answer.startsWith('2')))
      untouched.get(proof)?.delete(name)
    answered['missing'] = await ask(name, endpoint, probe.input(missingId()))
    promised['missing'] = atTheDoor(name, probe.door ?? probe.flag) ?? '404 not_found'
    return { found: answered, expected: promised }
  })
  expect(found).toEqual(expected)
})

/** Records that were planted for a caller, as long as no command on one of them has succeeded. */
const untouched = new Map<KindProof, Map<CallerName, ReadonlyMap<string, Facts>>>()

async function situationsOf(name: CallerName, proof: KindProof): Promise<ReadonlyMap<string, Facts>> {
  const ofKind = untouched.get(proof) ?? new Map<CallerName, ReadonlyMap<string, Facts>>()
  untouched.set(proof, ofKind)
  const kept = ofKind.get(name) ?? (await plantSituations(w, proof, stage, players.get(name)?.id ?? stage.other.id))
  ofKind.set(name, kept)
  return kept
}

async function unitPlace(endpoint: Endpoint) {
  const group = await w.group()
  const personId = (await w.person('USER', ...(endpoint === units.delete ? [] : [group]))).id
  return { groupId: group.id, departmentId: group.parentId!, personId }
}

/** Before any record is looked at. */
function atTheDoor(name: CallerName, flag: string): string | undefined {
  if (name === 'anonymous') return '401 not_signed_in'
  return holds(cells, players.get(name)!, flag) ? undefined : '403 forbidden'
}

type RecordProbe = ProbeOf<'record'>

function ofRecord(me: Player, proof: KindProof, probe: RecordProbe, facts: Facts): string {
  const { flag, by: only, alone, command, answer = '200', refused = '403 forbidden' } = probe
  const { may, by } = askerOf(proof, cells, me, facts, stage.tree)
  if (alone ? facts.deleted || !alone(me, facts) : !may(proof.flag)) return '404 not_found'
  if (!alone && (!may(flag) || (only && !by(flag).includes(only)))) return refused
  if (command && !proof.moves![command]!.from.includes(facts.status!)) return '409 wrong_state'
  return answer
}

const telling = proofs.flatMap((proof) => (proof.can ? [{ proof, kind: proof.kind, can: proof.can }] : []))

test.each(telling)('an opened $kind carries in `can` exactly what its commands will answer', async ({ proof, can }) => {
  const { found, expected } = await ofEach(async (name) => {
    const me = players.get(name)
    if (!me) return { found: [], expected: [] }
    const shown: Record<string, unknown> = {}
    const promised: Record<string, unknown> = {}
    for (const [situation, facts] of await plantSituations(w, proof, stage, me.id)) {
      const asker = askerOf(proof, cells, me, facts, stage.tree)
      const { status, body } = await w.call(me, can.endpoint, { id: facts.id })
      shown[situation] = status === 200 && can.shown(body)
      promised[situation] = asker.may(proof.flag) && can.expected(asker)
    }
    return { found: shown, expected: promised }
  })
  expect(found).toEqual(expected)
})

const flagged = [...probes].flatMap(([endpoint, probe]) =>
  'flag' in probe ? [{ endpoint, flag: ('door' in probe && probe.door) || probe.flag }] : [],
)

test.each(flagged)('taking $flag away closes $endpoint.name with the next request', async ({ endpoint, flag }) => {
  const role: Role = cells.has(`ADMIN ${flag}`) ? 'ADMIN' : 'SUPER_ADMIN'
  const { module: module_name, flag: name } = flagParts(flag)
  const { input, told } = await oneAsk(endpoint, players.get(role)!)
  const relations = [...cells.get(`${role} ${flag}`)!]
  await w.db
    .deleteFrom('grants')
    .where('role', '=', role)
    .where('module_name', '=', module_name)
    .where('flag', '=', name)
    .execute()
  expect(await ask(role, endpoint, await input())).toBe('403 forbidden')
  await w.db.insertInto('grants').values({ role, module_name, flag: name, relations }).execute()
  expect(await ask(role, endpoint, await input())).toBe(told)
})

/** What this person asks, made for each call (what was done once cannot always be done again), and what he is told. */
async function oneAsk(
  endpoint: Endpoint,
  me: Player,
): Promise<{ readonly input: () => object | Promise<object>; readonly told: string }> {
  const probe = probes.get(endpoint)!
  const { personId, ...place } = await unitPlace(endpoint)
  if (probe.kind === 'record') {
    const proof = proofOf(endpoint)!
    const [facts] = [...(await plantSituations(w, proof, stage, me.id)).values()]
    return { input: () => probe.input(facts!.id), told: ofRecord(me, proof, probe, facts!) }
  }
  if (probe.kind === 'unit')
    return { input: () => probe.input({ ...place, personId }), told: probe.answers ? `409 ${probe.answers}` : '200' }
  return probe.kind === 'door'
    ? { input: () => probe.input(place, w), told: probe.answer ?? '200' }
    : { input: () => ({}), told: '200' }
}
