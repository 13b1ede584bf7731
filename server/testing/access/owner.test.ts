import { access } from '@diwan/contract/access/endpoints'
import { matrixFlags, ownersCell } from '@diwan/contract/access/matrix'
import type { GrantToPerson, SaveMatrix } from '@diwan/contract/access/schemas'
import { LASTING_FLAGS } from '@diwan/contract/access/vocabulary'
import { audit } from '@diwan/contract/audit/endpoints'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPerson } from '../people.ts'
import type { World } from '../world.ts'
import { world } from '../world.ts'

let w: World
let owner: TestPerson
/** May edit roles, and is no owner. */
let delegate: TestPerson
beforeAll(async () => {
  w = await world()
  owner = await w.person('SUPER_ADMIN')
  delegate = await w.person('ADMIN')
  await grant(owner, delegate, { name: 'settings.roles' })
  await grant(owner, delegate, { name: 'audit.view' })
})
beforeEach(() => w.clock.advance(1_000))

type Change = SaveMatrix['changes'][number]
const open = async () => (await w.call(owner, access.matrix, {})).body
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => (body.code ? `${status} ${body.code}` : status)
const save = async (by: TestPerson, ...changes: Change[]) =>
  outcome(await w.call(by, access.save, { version: (await open()).version, changes }))
const cells = async () => (await open()).cells.filter(({ role }) => role === 'SUPER_ADMIN').map(({ name }) => name)
const grant = (by: TestPerson, to: TestPerson, rest: Partial<GrantToPerson> & { name: string }) =>
  w.call(by, access.grant, { personId: to.id, effect: 'add', relations: ['all'], reason: 'تفويض', ...rest })
const deny = (by: TestPerson, to: TestPerson, name: string) => grant(by, to, { name, effect: 'deny', relations: [] })
const newest = async () => (await w.call(owner, audit.list, {})).body.items[0]!.id

const loose = [...matrixFlags.keys()].filter((name) => ownersCell(name).length > 0 && !LASTING_FLAGS.includes(name))
const column = (relations: (name: string) => Change['relations']): Change[] =>
  loose.map((name) => ({ role: 'SUPER_ADMIN', name, relations: relations(name) }))

test('every right SUPER_ADMIN unticks in the own column is ticked again, as it was (H56)', async () => {
  const before = (await cells()).toSorted()
  expect(await save(owner, ...column(() => []))).toBe(200)
  expect((await cells()).toSorted()).toEqual(LASTING_FLAGS.toSorted())
  expect(await save(owner, ...column((name) => [...ownersCell(name)]))).toBe(200)
  expect((await cells()).toSorted()).toEqual(before)
})

test('what was unticked in one save is taken back from the log (H56)', async () => {
  expect(await save(owner, ...column(() => []))).toBe(200)
  expect(outcome(await w.call(owner, audit.revert, { id: await newest() }))).toBe(200)
  expect(await cells()).toEqual(expect.arrayContaining(loose))
})

test('a right no longer in the column is granted to SUPER_ADMIN in person, and a denial of one ends (H56)', async () => {
  await save(owner, { role: 'SUPER_ADMIN', name: 'tickets.delete', relations: [] })
  expect((await grant(owner, owner, { name: 'tickets.delete' })).status).toBe(200)
  await save(owner, { role: 'SUPER_ADMIN', name: 'tickets.delete', relations: ['all'] })
  const { body } = await deny(owner, owner, 'tickets.purge')
  const denial = body.grants.find(({ effect }) => effect === 'deny')!
  expect((await w.call(owner, access.revoke, { personId: owner.id, grantId: denial.id })).status).toBe(200)
})

test('what SUPER_ADMIN never had is still not theirs to give, and others restore nothing for them', async () => {
  expect(await save(owner, { role: 'SUPER_ADMIN', name: 'settings.platform', relations: ['all'] })).toBe('403 access.not_held')
  expect(await save(owner, { role: 'SUPER_ADMIN', name: 'tickets.confirm', relations: ['all'] })).toBe('403 access.not_held')
  await save(owner, { role: 'SUPER_ADMIN', name: 'tickets.purge', relations: [] })
  expect(await save(delegate, { role: 'SUPER_ADMIN', name: 'tickets.purge', relations: ['all'] })).toBe('403 access.not_held')
  expect(await save(owner, { role: 'TECH', name: 'tickets.purge', relations: ['all'] })).toBe('403 access.not_held')
  await save(owner, { role: 'SUPER_ADMIN', name: 'tickets.purge', relations: ['all'] })
})

test('a delegate takes nothing from SUPER_ADMIN: no cell, no person, no revert (H56)', async () => {
  const refused = '403 access.owners_only'
  expect(await save(delegate, ...column(() => []))).toBe(refused)
  expect(await save(delegate, { role: 'SUPER_ADMIN', name: 'tickets.view', relations: ['own'] })).toBe(refused)
  expect(outcome(await deny(delegate, owner, 'tickets.view'))).toBe(refused)

  await save(owner, { role: 'SUPER_ADMIN', name: 'tickets.view', relations: ['own'] })
  await save(owner, { role: 'SUPER_ADMIN', name: 'tickets.view', relations: ['own', 'participant', 'all'] })
  expect(outcome(await w.call(delegate, audit.revert, { id: await newest() }))).toBe(refused)

  const { body } = await grant(owner, owner, { name: 'tickets.view' })
  const taken = await w.call(delegate, access.revoke, { personId: owner.id, grantId: body.grants[0]!.id })
  expect(outcome(taken)).toBe(refused)
  expect(await cells()).toEqual(expect.arrayContaining(loose))
  expect(await save(delegate, { role: 'TECH', name: 'tickets.view', relations: ['own'] })).toBe(200)
})
