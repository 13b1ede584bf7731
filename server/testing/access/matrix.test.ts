import { access } from '@diwan/contract/access/endpoints'
import type { SaveMatrix } from '@diwan/contract/access/schemas'
import { LASTING_FLAGS, ROLES, type Role } from '@diwan/contract/access/vocabulary'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { documentFromText } from '@diwan/core/document'
import { beforeAll, expect, test } from 'vitest'
import { openSocket } from '../live.ts'
import type { TestPerson } from '../people.ts'
import type { World } from '../world.ts'
import { world } from '../world.ts'

let w: World
let owner: TestPerson
beforeAll(async () => {
  w = await world()
  owner = await w.person('SUPER_ADMIN')
})

type Change = SaveMatrix['changes'][number]

const open = async () => (await w.call(owner, access.matrix, {})).body
const save = async (by: TestPerson, ...changes: Change[]) => w.call(by, access.save, { version: (await open()).version, changes })
const cell = async (role: Change['role'], name: string) =>
  (await open()).cells.find((one) => one.role === role && one.name === name)?.relations ?? []
const body = documentFromText('رد', 'rtl')

test('a right taken from a role takes effect with the next request of everybody who holds it, and comes back (C1)', async () => {
  const group = await w.group()
  const ticket = await w.ticket({ group })
  const tech = await w.person('TECH', group)
  const reply = async () => (await w.call(tech, tickets.reply, { id: ticket.id, body })).status
  expect(await reply()).toBe(200)
  expect((await save(owner, { role: 'TECH', name: 'tickets.reply', relations: [] })).status).toBe(200)
  expect(await reply()).toBe(403)
  await save(owner, { role: 'TECH', name: 'tickets.reply', relations: ['own', 'group', 'assigned'] })
  expect(await reply()).toBe(200)
})

test('a right taken away while a socket is open ends what it followed within five seconds (C1, H11)', async () => {
  const group = await w.group()
  const ticket = await w.ticket({ group })
  const tech = await w.person('TECH', group)
  const socket = await openSocket(w, tech)
  socket.send({ type: 'subscribe', channel: `ticket:${ticket.id}:staff`, after: 0 })
  await w.eventually(() => expect(socket.frames.some(({ type }) => type === 'subscribed')).toBe(true))
  const before = await cell('TECH', 'tickets.internal_note')
  await save(owner, { role: 'TECH', name: 'tickets.internal_note', relations: [] })
  await w.eventually(() => {
    expect(socket.frames).toContainEqual({ type: 'refused', channel: `ticket:${ticket.id}:staff` })
    expect(socket.frames).toContainEqual({ type: 'access' })
  }, 5_000)
  await save(owner, { role: 'TECH', name: 'tickets.internal_note', relations: before })
})

test('a save over a newer version is refused and shows the present state (H19)', async () => {
  const { version } = await open()
  const changes: Change[] = [{ role: 'TECH', name: 'tickets.export', relations: ['own'] }]
  expect((await w.call(owner, access.save, { version, changes })).status).toBe(200)
  const second = await w.call(owner, access.save, { version, changes: [{ role: 'TECH', name: 'tickets.close', relations: [] }] })
  expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((second.body.current as { version: number }).version).toBe(version + 1)
  expect(await cell('TECH', 'tickets.close')).not.toEqual([])
})

test('of ten who save at once from the same state one is kept', async () => {
  const { version } = await open()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      w.call(owner, access.save, {
        version,
        changes: [{ role: 'TECH', name: 'tickets.merge', relations: n % 2 ? ['group'] : ['assigned'] }],
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
})

test('nobody grants a flag he does not hold, nor a wider relation of it; narrower ones he may', async () => {
  await save(owner, { role: 'ADMIN', name: 'settings.roles', relations: ['all'] })
  const admin = await w.person('ADMIN')
  const grant = async (name: string, relations: Change['relations']) => {
    const { status, body: said } = await save(admin, { role: 'COORDINATOR', name, relations })
    return said.code ? `${status} ${said.code}` : String(status)
  }
  expect(await grant('users.impersonate', ['all'])).toBe('403 access.not_held')
  expect(await grant('tickets.confirm', ['own', 'all'])).toBe('403 access.not_held')
  expect(await grant('chat.view', ['member', 'all'])).toBe('400 access.not_offered')
  expect(await grant('tickets.wait', ['department'])).toBe('200')
  await save(owner, { role: 'ADMIN', name: 'settings.roles', relations: [] })
  expect(await grant('tickets.wait', [])).toBe('403 forbidden')
})

test('who loses the right to edit at the same moment grants nothing after it', async () => {
  for (let round = 0; round < 5; round += 1) {
    await save(
      owner,
      { role: 'ADMIN', name: 'settings.roles', relations: ['all'] },
      { role: 'USER', name: 'tickets.assign', relations: [] },
    )
    const admin = await w.person('ADMIN')
    const { version } = await open()
    const [taken, given] = await Promise.all([
      w.call(owner, access.save, { version, changes: [{ role: 'ADMIN', name: 'settings.roles', relations: [] }] }),
      w.call(admin, access.save, {
        version: version + 1,
        changes: [{ role: 'USER', name: 'tickets.assign', relations: ['own'] }],
      }),
    ])
    expect(taken.status).toBe(200)
    expect([403, 409]).toContain(given.status)
    expect(await cell('USER', 'tickets.assign')).toEqual([])
  }
})

test('SUPER_ADMIN never loses what would lock everybody out', async () => {
  for (const name of LASTING_FLAGS) {
    const { status, body: said } = await save(owner, { role: 'SUPER_ADMIN', name, relations: [] })
    expect([name, status, said.code]).toEqual([name, 409, 'access.would_lock_out'])
  }
})

test('a right of SUPER_ADMIN alone is given to no other role, taken from theirs, and had back', async () => {
  const give = async (role: Role, relations: Change['relations']) => {
    const { status, body: said } = await save(owner, { role, name: 'settings.lessons', relations })
    return said.code ? `${status} ${said.code}` : String(status)
  }
  for (const role of ROLES.filter((one) => one !== 'SUPER_ADMIN'))
    expect(await give(role, ['all'])).toBe('403 access.owners_alone')
  expect([await give('SUPER_ADMIN', []), await give('SUPER_ADMIN', ['all'])]).toEqual(['200', '200'])
  expect(await cell('SUPER_ADMIN', 'settings.lessons')).toEqual(['all'])
})

test('one refused cell refuses the whole save', async () => {
  const before = await open()
  await save(
    owner,
    { role: 'TECH', name: 'tickets.view', relations: [] },
    { role: 'SUPER_ADMIN', name: 'users.view', relations: [] },
  )
  expect(await open()).toEqual(before)
})

test('each save is kept with what it was and what it is', async () => {
  await save(owner, { role: 'COORDINATOR', name: 'tickets.assign', relations: ['tree', 'group'] })
  const { detail } = await w.db
    .selectFrom('history')
    .innerJoin('roles', 'roles.id', 'history.object_id')
    .select('detail')
    .where('roles.role', '=', 'COORDINATOR')
    .orderBy('at', 'desc')
    .orderBy('history.id', 'desc')
    .executeTakeFirstOrThrow()
  expect(detail).toEqual({ role: 'COORDINATOR', before: { 'tickets.assign': 'tree' }, after: { 'tickets.assign': 'tree group' } })
})

test('the count of people is of those who can sign in', async () => {
  const before = (await open()).roles.find(({ role }) => role === 'SYSTEM_ADMIN')!.people
  const [one] = [await w.person('SYSTEM_ADMIN'), await w.person('SYSTEM_ADMIN')]
  await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', one.id).execute()
  expect((await open()).roles.find(({ role }) => role === 'SYSTEM_ADMIN')!.people).toBe(before + 1)
})
