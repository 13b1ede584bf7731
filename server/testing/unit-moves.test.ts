import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketChannel } from '@diwan/contract/tickets/events'
import { units } from '@diwan/contract/units/endpoints'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openSocket } from './live.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { join, makeUnit } from './people.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let admin: TestPerson
beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
})

const below = (parent: TestUnit) => makeUnit(w.db, 'department', parent.id, w.clock.now())
const versionOf = async (unit: TestUnit) => (await w.call(admin, units.open, { id: unit.id })).body.version
const move = async (unit: TestUnit, parent: TestUnit | null) =>
  w.call(admin, units.move, { id: unit.id, version: await versionOf(unit), ...(parent && { parentId: parent.id }) })
const sees = async (person: TestPerson, id: string) => (await w.call(person, tickets.open, { id })).status === 200
const preview = async (unit: TestUnit, parent: TestUnit) =>
  (await w.call(admin, units.previewMove, { id: unit.id, parentId: parent.id })).body

test('a group that moves takes its tickets to the other department, and with them who looks after it (D3)', async () => {
  const [here, there] = [await w.department(), await w.department()]
  const group = await w.group(here)
  const [sara, salem] = [await w.person('COORDINATOR', here), await w.person('COORDINATOR', there)]
  const tech = await w.person('TECH', group)
  const ticket = await w.ticket({ group })
  expect([await sees(sara, ticket.id), await sees(salem, ticket.id), await sees(tech, ticket.id)]).toEqual([true, false, true])

  const before = await preview(group, there)
  expect(before.people).toEqual({ count: 2, more: false })
  const one = {
    relations: ['tree'],
    records: [{ kind: 'ticket', module: 'tickets', count: 1, more: false }],
    units: { count: 0, more: false },
  }
  expect(Object.fromEntries(before.shown.map(({ person, gains, loses }) => [person.id, { gains, loses }]))).toEqual({
    [sara.id]: { gains: null, loses: one },
    [salem.id]: { gains: one, loses: null },
  })

  expect((await move(group, there)).body.path.map(({ id }) => id)).toEqual([there.id])
  expect([await sees(sara, ticket.id), await sees(salem, ticket.id), await sees(tech, ticket.id)]).toEqual([false, true, true])
  const { body } = await w.call(salem, tickets.open, { id: ticket.id })
  expect(body.ticket.department.id).toBe(there.id)
})

test('a department moves with everything below it; who sees it otherwise too loses only the rest (D3)', async () => {
  const [root, other] = [await w.department(), await w.department()]
  const department = await below(root)
  const [first, second] = [await w.group(department), await w.group(await below(department))]
  const sara = await w.person('COORDINATOR', root)
  const inside = await w.person('COORDINATOR', department)
  await w.ticket({ group: first })
  await w.ticket({ group: second, by: sara })
  const { shown, people } = await preview(department, other)
  expect(people.count).toBe(1)
  expect(shown).toMatchObject([{ person: { id: sara.id }, gains: null, loses: { records: [{ kind: 'ticket', count: 1 }] } }])
  await move(department, other)
  const listed = async (person: TestPerson) => (await w.call(person, tickets.count, { view: 'queue', state: 'all' })).body.count
  expect([await listed(sara), await listed(inside)]).toEqual([1, 2]) // her own request stays
})

test('a person who loses access by a move loses channel and topic within five seconds (D3, H11)', async () => {
  const [here, there] = [await w.department(), await w.department()]
  const group = await w.group(here)
  const sara = await w.person('COORDINATOR', here)
  const ticket = await w.ticket({ group })
  const socket = await openSocket(w, sara)
  const channel = ticketChannel(ticket.id)
  socket.send({ type: 'subscribe', channel, after: 0 })
  await w.eventually(() => expect(socket.frames.some(({ type }) => type === 'subscribed')).toBe(true))
  await move(group, there)
  await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'refused', channel }), 5_000)
  const heard = socket.frames.length
  await w.call(await w.person('ADMIN'), ticketCommands.close, { id: ticket.id, version: 1, reason: 'other' })
  socket.send({ type: 'ping' })
  await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'pong' }))
  expect(socket.frames.slice(heard).filter(({ type }) => type === 'change' || type === 'hint')).toEqual([])
})

test('no move makes a circle, none goes where it does not belong (D6)', async () => {
  const root = await w.department()
  const [inner, innermost] = [await below(root), await below(root)]
  const group = await w.group(inner)
  const level = await makeUnit(w.db, 'level', group.id, w.clock.now())
  await move(innermost, inner)
  const refused = [
    [root, root, 'units.circle'],
    [root, innermost, 'units.circle'],
    [inner, innermost, 'units.circle'],
    [group, group, 'units.wrong_place'],
    [group, null, 'units.wrong_place'],
    [level, root, 'units.wrong_place'],
    [level, null, 'units.wrong_place'],
    [root, group, 'units.wrong_place'],
  ] as const
  for (const [unit, parent, code] of refused) {
    const { body } = await move(unit, parent)
    expect([unit.id, body.code]).toEqual([unit.id, code])
    const asked = await w.call(admin, units.previewMove, { id: unit.id, ...(parent && { parentId: parent.id }) })
    expect(asked.body.code).toBe(code)
  }
})

test('two moves that cross each other cannot make a circle together, however often they are tried (D6)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await w.department(), await w.department()]
    const answers = await Promise.all([
      w.call(admin, units.move, { id: one.id, version: 1, parentId: other.id }),
      w.call(admin, units.move, { id: other.id, version: 1, parentId: one.id }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)!.body.code).toBe('units.circle')
  }
})

test('a ticket opened while its group moves stands where the group stands', async () => {
  const [here, there] = [await w.department(), await w.department()]
  const group = await w.group(here)
  const noura = await w.person('USER')
  const opening = Array.from({ length: 10 }, () => w.ticket({ group, by: noura }).catch(() => null))
  await Promise.all([...opening, move(group, there)])
  const rows = await w.db.selectFrom('tickets').select('department_id').where('group_id', '=', group.id).execute()
  expect(rows.filter(({ department_id }) => department_id !== there.id)).toEqual([])
})

test('the version the preview was made for is asked again (H19)', async () => {
  const [here, there] = [await w.department(), await w.department()]
  const group = await w.group(here)
  const { version } = await preview(group, there)
  await w.call(admin, units.rename, { id: group.id, version, nameAr: randomUUID(), nameEn: randomUUID() })
  const { status, body } = await w.call(admin, units.move, { id: group.id, version, parentId: there.id })
  expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
})

test('a unit in use is not deleted, and the refusal says by how many people, tickets and units (D4)', async () => {
  const group = await w.group()
  await join(w.db, group, await w.person('USER'))
  await w.ticket({ group })
  await makeUnit(w.db, 'level', group.id, w.clock.now())
  const { body } = await w.call(admin, units.previewDelete, { id: group.id })
  const usage = { members: { count: 1 }, children: { count: 1 }, records: [{ kind: 'ticket', count: 1 }], empty: false }
  expect(body).toMatchObject(usage)
  const refused = await w.call(admin, units.delete, { id: group.id, version: body.version })
  expect([refused.status, refused.body.code]).toEqual([409, 'units.in_use'])
  expect(refused.body.current).toMatchObject(usage)
})

test('everything goes to another first, then it is deleted: one step, previewed (D4)', async () => {
  const group = await w.group()
  const target = await w.group()
  const tech = await w.person('TECH', group)
  const other = await w.person('TECH', target)
  const level = await makeUnit(w.db, 'level', group.id, w.clock.now())
  const ticket = await w.ticket({ group })
  const theirs = await w.ticket({ group: target })
  const { body: before } = await w.call(admin, units.previewDelete, { id: group.id, targetId: target.id })
  expect(Object.fromEntries(before.shown.map(({ person, gains, loses }) => [person.id, [gains?.records, loses]]))).toEqual({
    [tech.id]: [[{ kind: 'ticket', module: 'tickets', count: 1, more: false }], null],
    [other.id]: [[{ kind: 'ticket', module: 'tickets', count: 1, more: false }], null],
  })
  const { status } = await w.call(admin, units.delete, { id: group.id, version: before.version, targetId: target.id })
  expect(status).toBe(200)
  expect([await sees(tech, ticket.id), await sees(tech, theirs.id), await sees(other, ticket.id)]).toEqual([true, true, true])
  expect((await w.call(admin, units.open, { id: group.id })).status).toBe(404)
  expect((await w.call(admin, units.open, { id: level.id })).body.path.at(-1)!.id).toBe(target.id)
  const { body } = await w.call(admin, tickets.open, { id: ticket.id })
  expect([body.ticket.group.id, body.ticket.department.id]).toEqual([target.id, target.parentId])
})

test('what is emptied goes only to a living one of its kind that is not below it', async () => {
  const root = await w.department()
  const inner = await below(root)
  const [group, gone] = [await w.group(root), await w.group(root)]
  await w.call(admin, units.archive, { id: gone.id, version: 1 })
  for (const [unit, target] of [
    [root, inner],
    [root, root],
    [root, group],
    [group, gone],
    [group, inner],
  ] as const) {
    const version = await versionOf(unit)
    expect((await w.call(admin, units.delete, { id: unit.id, version, targetId: target.id })).body.code).toBe(
      'units.wrong_target',
    )
  }
})

test('people join and leave with effect on the next request, and the history names who did it (D5)', async () => {
  const group = await w.group()
  const tech = await w.person('TECH')
  const ticket = await w.ticket({ group })
  expect(await sees(tech, ticket.id)).toBe(false)
  const change = { id: group.id, userId: tech.id, relation: 'head' as const }
  expect((await w.call(admin, units.join, change)).body).toEqual({
    person: { id: tech.id, fullName: tech.fullName },
    relation: 'head',
  })
  expect((await w.call(admin, units.join, change)).status).toBe(200) // once is enough
  expect(await sees(tech, ticket.id)).toBe(true)
  const agent = await w.person('USER')
  await w.call(admin, units.join, { ...change, userId: agent.id, relation: 'agent' })
  const { body } = await w.call(tech, units.members, { id: group.id })
  expect(body.items.map(({ person, relation }) => [person.id, relation])).toEqual([
    [tech.id, 'head'],
    [agent.id, 'agent'],
  ])
  expect((await w.call(admin, units.leave, change)).status).toBe(200)
  expect((await w.call(admin, units.leave, change)).status).toBe(404)
  expect(await sees(tech, ticket.id)).toBe(false)
  // What they are told is recorded of the unit as well, and is no change of it.
  await w.eventually(async () => expect(await w.changes(`user:${tech.id}`)).not.toEqual([]))
  const history = (await w.call(admin, units.history, { id: group.id })).body.items
  expect(history.map(({ event }) => event).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'units.joined',
    'units.joined',
    'units.left',
  ])
  expect(new Set(history.map(({ actor }) => actor?.id))).toEqual(new Set([admin.id]))
})

test('nobody who does not work here joins a unit (H2)', async () => {
  const group = await w.group()
  const gone = await w.person('USER')
  await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', gone.id).execute()
  for (const userId of [gone.id, group.id, randomUUID()]) {
    const { status, body } = await w.call(admin, units.join, { id: group.id, userId, relation: 'member' })
    expect([status, body.code]).toEqual([400, 'units.no_person'])
  }
})

test('a manager of a part of the tree moves nothing into it, out of it or to the root', async () => {
  const [home, foreign] = [await w.department(), await w.department()]
  const inner = await below(home)
  const sara = await w.person('COORDINATOR', home)
  await w.db
    .insertInto('grants')
    .values({ role: 'COORDINATOR', module_name: 'departments', flag: 'manage', relations: ['tree'] })
    .execute()
  const tried = async (endpoint: Endpoint, input: object) => (await w.call(sara, endpoint, input)).status
  expect(await tried(units.move, { id: inner.id, version: 1, parentId: foreign.id })).toBe(403)
  expect(await tried(units.previewMove, { id: inner.id, parentId: foreign.id })).toBe(403)
  expect(await tried(units.move, { id: foreign.id, version: 1, parentId: home.id })).toBe(403)
  expect(await tried(units.move, { id: inner.id, version: 1 })).toBe(403)
  expect(await tried(units.create, { kind: 'department', nameAr: 'جذر', nameEn: 'Root' })).toBe(403)
  expect(await tried(units.create, { kind: 'group', parentId: inner.id, nameAr: 'مجموعة', nameEn: 'Group' })).toBe(200)
  await w.db
    .deleteFrom('grants')
    .where('role', '=', 'COORDINATOR')
    .where('module_name', '=', 'departments')
    .where('flag', '=', 'manage')
    .execute()
})
