import { audit } from '@diwan/contract/audit/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { modules } from '@diwan/contract/releases/endpoints'
import { isReady } from '@diwan/contract/releases/vocabulary'
import { beforeEach, expect, test } from 'vitest'
import { allModules, startModules } from '../app/modules.ts'
import { PUBLIC_URL, world, type World } from './world.ts'
import type { TestPerson } from './people.ts'
import { seedModules } from '../modules/releases/queries.ts'
import { announceReady } from '../modules/releases/service/ready.ts'

let w: World
let owner: TestPerson
beforeEach(async () => {
  w = await world()
  owner = await w.person('SUPER_ADMIN')
})

const start = () => startModules(w.portal, allModules(PUBLIC_URL))
const tickets = async () => (await w.call(owner, modules.registry, {})).body.items.find(({ key }) => key === 'tickets')!
const inboxOf = async (who: TestPerson) => (await w.call(who, notifications.list, {})).body.items
const recorded = () => w.db.selectFrom('history').select('actor_id').where('event', '=', 'modules.ready').execute()

/** An installation of a release that did not contain the module yet. */
async function upgraded(): Promise<void> {
  await w.db.updateTable('modules').set({ status: 'COMING_SOON', announced: false }).where('key', '=', 'tickets').execute()
}

test('a module that an upgrade brought stays closed and tells each SUPER_ADMIN once that it can be released', async () => {
  const [second, admin] = [await w.person('SUPER_ADMIN'), await w.person('ADMIN')]
  await upgraded()
  await start()
  await start()
  for (const who of [owner, second])
    await w.eventually(async () =>
      expect(await inboxOf(who)).toMatchObject([
        {
          event: 'modules.ready',
          path: '/admin/modules',
          actor: null,
          params: { name_ar: 'التذاكر', name_en: 'Tickets' },
        },
      ]),
    )
  expect([await inboxOf(admin), await recorded(), isReady(await tickets())]).toEqual([[], [{ actor_id: null }], true])
})

test('of two processes that start at once one tells it', async () => {
  await upgraded()
  await Promise.all([announceReady(w.portal), announceReady(w.portal)])
  expect(await recorded()).toHaveLength(1)
})

test('it is released like any other, and taken back from the log it is ready again without a word', async () => {
  await upgraded()
  await start()
  const { key, revision } = await tickets()
  expect((await w.call(owner, modules.changeStatus, { key, revision, status: 'BETA', enabled: true })).status).toBe(200)
  expect(isReady(await tickets())).toBe(false)
  const { items } = (await w.call(owner, audit.list, {})).body
  const { id } = items.find(({ event }) => event === 'modules.status_changed')!
  expect((await w.call(owner, audit.revert, { id })).body).toEqual({ done: true })
  await start()
  expect([isReady(await tickets()), (await recorded()).length]).toEqual([true, 1])
})

const statuses = async () =>
  Object.fromEntries(
    (await w.db.selectFrom('modules').select(['key', 'status']).execute()).map(({ key, status }) => [key, status]),
  )
const entries = [
  { key: 'chat', status: 'BETA' },
  { key: 'settings', status: 'BETA', core: true },
  { key: 'notes', status: 'COMING_SOON' },
] as const

test('a new installation begins with what is there, and tells nothing', async () => {
  await w.db.deleteFrom('modules').execute()
  await seedModules(w.db, entries)
  await announceReady(w.portal, entries)
  expect([await statuses(), await recorded()]).toEqual([{ chat: 'BETA', settings: 'BETA', notes: 'COMING_SOON' }, []])
})

test('in an existing installation a wholly new module waits to be released, one that cannot be withdrawn is there at once', async () => {
  await w.db.deleteFrom('modules').where('key', '<>', 'tickets').execute()
  await seedModules(w.db, entries)
  await announceReady(w.portal, entries)
  expect(await statuses()).toMatchObject({ chat: 'COMING_SOON', settings: 'BETA', notes: 'COMING_SOON', tickets: 'BETA' })
  expect(await recorded()).toHaveLength(1)
})
