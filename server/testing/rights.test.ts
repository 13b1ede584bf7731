import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../kit/db/id.ts'
import { join, makeSession } from './people.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

/** A technician of no group, warmed in the cache, beside a ticket of a group. */
async function scene() {
  const group = await w.group()
  const ticket = await w.ticket({ group })
  const tech = await w.person('TECH')
  const look = async () => (await w.call(tech, tickets.open, { id: ticket.id })).status
  expect(await look()).toBe(404)
  return { group, ticket, tech, look }
}

test('joining and leaving a group takes effect with the next request', async () => {
  const { group, tech, look } = await scene()
  await join(w.db, group, tech)
  expect(await look()).toBe(200)
  await w.db.deleteFrom('unit_members').where('user_id', '=', tech.id).execute()
  expect(await look()).toBe(404)
})

test('a new role takes effect with the next request', async () => {
  const { ticket, tech, look } = await scene()
  await w.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', tech.id).execute()
  expect(await look()).toBe(401) // under the new role one signs in again
  const again = { ...tech, ...(await makeSession(w.db, tech.id, w.clock.now())) }
  expect((await w.call(again, tickets.open, { id: ticket.id })).status).toBe(200)
})

test('a grant given to a role takes effect with the next request', async () => {
  const { look } = await scene()
  const ofTech = w.db
    .updateTable('grants')
    .where('role', '=', 'TECH')
    .where('module_name', '=', 'tickets')
    .where('flag', '=', 'view')
  await ofTech.set({ relations: ['all'] }).execute()
  expect(await look()).toBe(200)
  await ofTech.set({ relations: ['own', 'participant', 'group', 'assigned'] }).execute()
  expect(await look()).toBe(404)
})

const MINUTE = 60_000

test('what is added or denied to one person begins and ends at its instant, without anybody writing anything (H18)', async () => {
  const { ticket, tech, look } = await scene()
  const now = w.clock.now().getTime()
  const grant = (effect: 'add' | 'deny', from: number, until: number | null) =>
    w.db
      .insertInto('person_grants')
      .values({
        id: newId(),
        user_id: tech.id,
        module_name: 'tickets',
        flag: 'view',
        effect,
        relations: effect === 'add' ? ['all'] : [],
        from_at: new Date(now + from * MINUTE),
        until_at: until === null ? null : new Date(now + until * MINUTE),
        created_by: ticket.requester.id,
        created_at: w.clock.now(),
      })
      .execute()
  await grant('add', 10, 30)
  await grant('deny', 20, 40)
  const seen: [number, number][] = []
  for (const minute of [0, 9.99, 10, 19.99, 20, 30, 39.99, 40]) {
    w.clock.set(new Date(now + minute * MINUTE))
    seen.push([minute, await look()])
  }
  w.clock.set(new Date(now))
  expect(seen).toEqual([
    [0, 404],
    [9.99, 404],
    [10, 200],
    [19.99, 200],
    [20, 403], // a denial wins over whatever is added
    [30, 403],
    [39.99, 403],
    [40, 404],
  ])
})

test('a group moved under the tree of a coordinator takes effect with the next request', async () => {
  const home = await w.department()
  const elsewhere = await w.group()
  const inner = await w.group(home)
  const sara = await w.person('COORDINATOR', home)
  expect((await w.actor(sara)).treeIds.toSorted()).toEqual([home.id, inner.id].toSorted())
  const before = await w.db.selectFrom('organisation').select('rights_version').executeTakeFirstOrThrow()
  await w.db.updateTable('units').set({ parent_id: home.id }).where('id', '=', elsewhere.id).execute()
  const after = await w.db.selectFrom('organisation').select('rights_version').executeTakeFirstOrThrow()
  expect(after.rights_version).toBeGreaterThan(before.rights_version)
  expect((await w.actor(sara)).treeIds).toContain(elsewhere.id)
})

test('without the right to open the administration of a module, its rights over units have no effect, and what is own remains', async () => {
  const { group, ticket, tech, look } = await scene()
  await join(w.db, group, tech)
  const { id: own } = await w.ticket({ by: tech })
  await w.db
    .insertInto('person_grants')
    .values({
      id: newId(),
      user_id: tech.id,
      module_name: 'tickets',
      flag: 'administer',
      effect: 'deny',
      relations: [],
      from_at: w.clock.now(),
      created_by: ticket.requester.id,
      created_at: w.clock.now(),
    })
    .execute()
  expect(await look()).toBe(404)
  expect((await w.call(tech, tickets.open, { id: own })).status).toBe(200)
  await w.db.deleteFrom('person_grants').where('user_id', '=', tech.id).execute()
  expect((await w.call(tech, tickets.open, { id: ticket.id })).status).toBe(200)
})
