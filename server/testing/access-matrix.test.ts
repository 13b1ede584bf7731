import { api } from '@diwan/contract/api'
import { flagParts } from '@diwan/contract/access/matrix'
import type { Role } from '@diwan/contract/access/vocabulary'
import { ROLES } from '@diwan/contract/access/vocabulary'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { ticketMoves } from '@diwan/contract/tickets/moves'
import { units } from '@diwan/contract/units/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player, Situation, Stage } from './cast.ts'
import { missingId, plantSituations, player, setStage } from './cast.ts'
import { canOracle, holds, matrixCells, mayOracle } from './oracle.ts'
import type { PlantedTicket } from './planted-tickets.ts'
import { probes, probesOf, type RecordProbe } from './probes.ts'
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
  const { status, body } = await w.call(players.get(name) ?? null, endpoint, input as never)
  const code = (body as { code?: string }).code
  return code ? `${status} ${code}` : String(status)
}

test('every endpoint of the portal says how the access test asks it, and nothing else does', () => {
  const names = (all: Iterable<Endpoint>) => [...all].map((endpoint) => endpoint.name).toSorted()
  expect(names(probes.keys())).toEqual(names(api))
})

describe.each(callers)('%s', (name) => {
  test.each(probesOf('anyone'))('is not refused by $endpoint.name for who he is', async ({ endpoint, probe }) => {
    expect(await ask(name, endpoint, probe.input)).toMatch(new RegExp(`^4\\d\\d ${probe.code.replace('.', '\\.')}$`))
  })

  test.each(probesOf('signedIn'))('may call $endpoint.name when signed in', async ({ endpoint, probe }) => {
    const once = name === 'anonymous' ? null : await w.person(name)
    const { status } = await w.call(once, endpoint, probe.input as never)
    expect(status).toBe(once ? (probe.answer ?? 200) : 401)
  })

  test.each(probesOf('ownRecord'))(
    'reaches by $endpoint.name what is his own, and nothing of others',
    async ({ endpoint, probe }) => {
      const once = name === 'anonymous' ? null : await w.person(name)
      const foreign = await w.call(once, endpoint, { id: probe.id(players.get('USER')!) })
      const own = await w.call(once, endpoint, { id: probe.id(once ?? players.get('USER')!) })
      expect([foreign.status, own.status]).toEqual(once ? [404, 200] : [401, 401])
    },
  )

  test.each(probesOf('door'))('passes the door of $endpoint.name by the flag alone', async ({ endpoint, probe }) => {
    const input = await probe.input({ departmentId: stage.department.id, groupId: stage.group.id }, w)
    expect(await ask(name, endpoint, input)).toBe(atTheDoor(name, probe.flag) ?? probe.answer ?? '200')
  })

  test.each(probesOf('unit'))(
    'gets from $endpoint.name what the flag says, and nothing of what is not there',
    async ({ endpoint, probe }) => {
      const group = await w.group()
      const personId = (await w.person('USER', ...(endpoint === units.delete ? [] : [group]))).id
      const place = { groupId: group.id, departmentId: group.parentId!, personId }
      expect(await ask(name, endpoint, probe.input(place))).toBe(
        atTheDoor(name, probe.flag) ?? (probe.answers ? `409 ${probe.answers}` : '200'),
      )
      const nowhere = { ...place, groupId: missingId(), departmentId: missingId() }
      expect(await ask(name, endpoint, probe.input(nowhere))).toBe(atTheDoor(name, probe.flag) ?? '404 not_found')
    },
  )

  test.each(probesOf('record'))(
    'gets from $endpoint.name what the matrix says, ticket by ticket',
    async ({ endpoint, probe }) => {
      const me = players.get(name)
      const planted = await plantSituations(w, stage, me?.id ?? stage.other.id)
      const found: Partial<Record<Situation | 'missing', string>> = {}
      const expected: typeof found = {}
      for (const [situation, ticket] of planted) {
        found[situation] = await ask(name, endpoint, probe.input(ticket.id))
        expected[situation] = atTheDoor(name, probe.flag) ?? ofTicket(me!, probe, ticket)
      }
      found.missing = await ask(name, endpoint, probe.input(missingId()))
      expected.missing = atTheDoor(name, probe.flag) ?? '404 not_found'
      expect(found).toEqual(expected)
    },
  )
})

/** Before any record is looked at. */
function atTheDoor(name: CallerName, flag: string): string | undefined {
  if (name === 'anonymous') return '401 not_signed_in'
  return holds(cells, players.get(name)!, flag) ? undefined : '403 forbidden'
}

function ofTicket(me: Player, { flag, command, answer = '200' }: RecordProbe, ticket: PlantedTicket): string {
  if (!mayOracle(cells, me, 'tickets.view', ticket, stage.tree)) return '404 not_found'
  if (!mayOracle(cells, me, flag, ticket, stage.tree)) return '403 forbidden'
  if (command && !ticketMoves[command].from.includes(ticket.status)) return '409 wrong_state'
  return answer
}

test.each(ROLES)('a ticket opened by %s carries in `can` exactly what its commands will answer', async (role) => {
  const me = players.get(role)!
  for (const [situation, ticket] of await plantSituations(w, stage, me.id)) {
    const { status, body } = await w.call(me, tickets.open, { id: ticket.id })
    const visible = mayOracle(cells, me, 'tickets.view', ticket, stage.tree)
    const expected = visible && canOracle(cells, me, ticket, stage.tree)
    expect([situation, status === 200 && body.ticket.can]).toEqual([situation, expected])
  }
})

const flagged = [...probes].flatMap(([endpoint, probe]) => ('flag' in probe ? [{ endpoint, flag: probe.flag }] : []))

test.each(flagged)('taking $flag away closes $endpoint.name with the next request', async ({ endpoint, flag }) => {
  const role: Role = cells.has(`ADMIN ${flag}`) ? 'ADMIN' : 'SUPER_ADMIN'
  const { module: module_name, flag: name } = flagParts(flag)
  const [ticket] = [...(await plantSituations(w, stage, players.get(role)!.id)).values()]
  const probe = probes.get(endpoint)!
  const group = await w.group()
  const personId = (await w.person('USER', ...(endpoint === units.delete ? [] : [group]))).id
  const place = { departmentId: group.parentId!, groupId: group.id }
  /** Made anew for each call: what was done once cannot always be done again. */
  const input = (): object | Promise<object> => {
    if (probe.kind === 'record') return probe.input(ticket!.id)
    if (probe.kind === 'unit') return probe.input({ ...place, personId })
    return probe.kind === 'door' ? probe.input(place, w) : {}
  }
  const told =
    probe.kind === 'record'
      ? ofTicket(players.get(role)!, probe, ticket!)
      : probe.kind === 'door'
        ? probe.answer
        : probe.kind === 'unit' && probe.answers && `409 ${probe.answers}`
  const answers = told || '200'
  const relations = [...cells.get(`${role} ${flag}`)!]
  await w.db
    .deleteFrom('grants')
    .where('role', '=', role)
    .where('module_name', '=', module_name)
    .where('flag', '=', name)
    .execute()
  expect(await ask(role, endpoint, await input())).toBe('403 forbidden')
  await w.db.insertInto('grants').values({ role, module_name, flag: name, relations }).execute()
  expect(await ask(role, endpoint, await input())).toBe(answers)
})

test('a group of another department, a department in the place of a group and an unknown unit are refused at creation', async () => {
  const me = players.get('USER')!
  const { department, group, foreignGroup } = stage
  const places = [
    { departmentId: department.id, groupId: foreignGroup.id },
    { departmentId: department.id, groupId: department.id },
    { departmentId: group.id, groupId: department.id },
    { departmentId: missingId(), groupId: missingId() },
    { departmentId: me.id, groupId: me.id },
  ]
  for (const place of places) {
    const { status, body } = await w.call(me, tickets.create, {
      subject: 'طلب',
      body: documentFromText('نص', 'rtl'),
      ...place,
    })
    expect([status, body.code]).toEqual([400, 'tickets.group_not_in_department'])
  }
})
