import { access } from '@diwan/contract/access/endpoints'
import { defaultGrants } from '@diwan/contract/access/matrix'
import type { Relation } from '@diwan/contract/access/vocabulary'
import { audit } from '@diwan/contract/audit/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import type { ChangedDefault } from '@diwan/contract/kit/manifest'
import { beforeEach, expect, test } from 'vitest'
import type { TestPerson } from '../people.ts'
import { world, type World } from '../world.ts'
import { seedGrants } from '../../modules/access/seed.ts'
import { followChangedDefaults } from '../../modules/access/service/changed-defaults.ts'

const NAME = 'tickets.export'
const defaultOf = (role: string) =>
  defaultGrants()
    .find((one) => one.role === role && `${one.module}.${one.flag}` === NAME)!
    .relations.join(' ')
/** As if the release 0.2.0 had widened both. */
const changes: readonly ChangedDefault[] = ['COORDINATOR', 'ADMIN'].map((role) => {
  return { flag: NAME, role, from: 'own', to: defaultOf(role), since: '0.2.0' }
})

let w: World
let owner: TestPerson
beforeEach(async () => {
  w = await world()
  owner = await w.person('SUPER_ADMIN')
})

async function set(role: string, relations: string): Promise<void> {
  const own = w.db
    .updateTable('grants')
    .where('role', '=', role)
    .where('module_name', '=', 'tickets')
    .where('flag', '=', 'export')
  await own.set({ relations: relations.split(' ').filter(Boolean) }).execute()
}
const cells = async () => {
  const { body } = await w.call(owner, access.matrix, {})
  const own = body.cells.filter(({ name }) => name === NAME)
  return Object.fromEntries(own.map(({ role, relations }) => [role, relations.join(' ')]))
}
const log = async () => (await w.call(owner, audit.list, {})).body.items
const inboxOf = async (who: TestPerson) => (await w.call(who, notifications.list, {})).body.items
const start = () => followChangedDefaults(w.portal, changes)

test('a cell nobody edited follows its new default, an edited one stays, and SUPER_ADMIN is told once', async () => {
  const admin = await w.person('ADMIN')
  await set('COORDINATOR', 'own')
  await set('ADMIN', 'department')
  await Promise.all([start(), start()])
  await start()
  expect(await cells()).toMatchObject({ COORDINATOR: defaultOf('COORDINATOR'), ADMIN: 'department' })
  await w.eventually(async () =>
    expect(await inboxOf(owner)).toMatchObject([
      { event: 'access.defaults_changed', params: { version: '0.2.0', taken: '1', kept: '1' }, path: '/admin/setting?tab=roles' },
    ]),
  )
  expect([await inboxOf(admin), (await log()).map(({ event, actor }) => [event, actor])]).toEqual([
    [],
    expect.arrayContaining([
      ['access.defaults_changed', null],
      ['access.role_changed', null],
    ]),
  ])
  expect(await log()).toHaveLength(2)
})

test('it is taken back from the log, and no later start brings it again', async () => {
  await set('COORDINATOR', 'own')
  await start()
  const { id } = (await log()).find(({ event }) => event === 'access.role_changed')!
  expect((await w.call(owner, audit.revert, { id })).body).toEqual({ done: true })
  await start()
  expect(await cells()).toMatchObject({ COORDINATOR: 'own' })
})

test('the new right holds at the next request, without signing in again', async () => {
  const coordinator = await w.person('COORDINATOR')
  await set('COORDINATOR', 'own')
  const held = async () => [...((await w.actor(coordinator)).grants.get(NAME) ?? [])] as Relation[]
  expect(await held()).toEqual(['own'])
  await start()
  expect((await held()).toSorted()).toEqual(defaultOf('COORDINATOR').split(' ').toSorted())
})

test('a default that was changed twice is followed from the first to the last', async () => {
  await set('COORDINATOR', 'own')
  const { to, ...rest } = changes[0]!
  await followChangedDefaults(w.portal, [
    { ...rest, to: 'group', since: '0.2.0' },
    { ...rest, from: 'group', to, since: '0.3.0' },
  ])
  expect(await cells()).toMatchObject({ COORDINATOR: to })
})

test('a cell that was empty by default is filled once, with a word to SUPER_ADMIN', async () => {
  const [one] = changes
  const filled = [{ ...one!, from: '' }]
  await w.db.deleteFrom('grants').where('role', '=', 'COORDINATOR').where('flag', '=', 'export').execute()
  await seedGrants(w.db, filled)
  expect((await cells())['COORDINATOR']).toBeUndefined()
  await followChangedDefaults(w.portal, filled)
  expect([(await cells())['COORDINATOR'], (await log())[0]?.event]).toEqual([one!.to, expect.stringMatching(/^access\./)])
})

test('a new installation begins with the new defaults, and nobody is told', async () => {
  await w.db.deleteFrom('grants').execute()
  await seedGrants(w.db, changes)
  await start()
  expect([(await cells())['COORDINATOR'], await log()]).toEqual([defaultOf('COORDINATOR'), []])
})
