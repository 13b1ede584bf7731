import { access } from '@diwan/contract/access/endpoints'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { within } from '../../kit/access/reach.ts'
import { reach } from '../../modules/tickets/access.ts'
import { ticketProof } from '../../modules/tickets/proof/proof.ts'
import { readReachOf } from '../../modules/tickets/queries/tickets.ts'
import { askerOf } from '../oracle.ts'
import type { TestPerson } from '../people.ts'
import { populations, settle } from '../random-population.ts'
import { seeded } from '../seeded.ts'
import type { World } from '../world.ts'
import { world } from '../world.ts'

let w: World
let owner: TestPerson
const people: TestPerson[] = []
beforeAll(async () => {
  w = await world()
  for (const role of ROLES) people.push(await w.person(role))
  owner = await w.person('SUPER_ADMIN')
})

const ask = (person: TestPerson, name: string, record?: string, by = owner) =>
  w.call(by, access.explain, { personId: person.id, name, ...(record && { record }) })

test('in any world the explainer says exactly what the decision says', { timeout: 120_000 }, () =>
  seeded(
    fc.asyncProperty(populations(ticketProof), async (drawn) => {
      const { people: placed, records: planted, tree, cells } = await settle(w, ticketProof, people, drawn)
      // the asker must see every record: one addition of its own, whatever was drawn for the role
      await w.db.deleteFrom('person_grants').execute()
      const all = { module_name: 'tickets', flag: 'view', effect: 'add', relations: ['all' as const] }
      const at = w.clock.now()
      await w.db
        .insertInto('person_grants')
        .values({ id: crypto.randomUUID(), user_id: owner.id, ...all, from_at: at, created_by: owner.id, created_at: at })
        .execute()
      for (const person of placed) {
        const actor = await w.actor(person)
        for (const ticket of planted.filter(({ deleted }) => !deleted).slice(0, 5)) {
          const { status, body } = await ask(person, 'tickets.view', ticket.id)
          const row = (await readReachOf(w.db, ticket.id))!(actor)
          expect([status, body.allowed]).toEqual([200, within(reach, 'tickets.view')(actor, row)])
          expect(body.allowed).toBe(askerOf(ticketProof, cells, person, ticket, tree).may('tickets.view'))
          expect(body.record!.matching.length > 0).toBe(body.allowed)
          expect(body.reason === 'granted').toBe(body.allowed)
        }
      }
    }),
    4,
  ),
)

test('it names the grant, the relation that matches, and the relation that is missing', async () => {
  await w.db.deleteFrom('person_grants').execute()
  await w.db.deleteFrom('grants').where('flag', '=', 'view').where('module_name', '=', 'tickets').execute()
  await w.db
    .insertInto('grants')
    .values([
      { role: 'TECH', module_name: 'tickets', flag: 'view', relations: ['own', 'group', 'assigned'] },
      { role: 'SUPER_ADMIN', module_name: 'tickets', flag: 'view', relations: ['all'] },
      { role: 'USER', module_name: 'tickets', flag: 'view', relations: ['own'] },
    ])
    .execute()
  const group = await w.group()
  const ticket = await w.ticket({ group })
  const [tech, stranger] = [await w.person('TECH', group), await w.person('TECH', await w.group())]
  const near = (await ask(tech, 'tickets.view', ticket.shortId.toLowerCase())).body
  expect([near.allowed, near.reason, near.record?.matching, near.record?.title]).toEqual([
    true,
    'granted',
    ['group'],
    ticket.subject,
  ])
  const far = (await ask(stranger, 'tickets.view', `https://diwan.test/ticket-thread/${ticket.id}`)).body
  expect([far.allowed, far.reason, far.held.toSorted(), far.record?.matching]).toEqual([
    false,
    'no_relation',
    ['assigned', 'group', 'own'],
    [],
  ])
})

test('it tells of a denial with its author and of the move that forbids', async () => {
  const group = await w.group()
  const [noura, tech] = [await w.person('USER'), await w.person('TECH', group)]
  const ticket = await w.ticket({ by: noura, group })
  await w.call(noura, ticketCommands.close, { id: ticket.id, version: 1, reason: 'solved' })
  const late = (await ask(tech, 'tickets.reply', ticket.id)).body
  expect([late.allowed, late.reason, late.move]).toEqual([
    true,
    'wrong_state',
    { command: 'reply', status: 'CLOSED', open: false },
  ])
  await w.call(owner, access.grant, { personId: tech.id, name: 'tickets.reply', effect: 'deny', relations: [], reason: 'مراجعة' })
  const denied = (await ask(tech, 'tickets.reply', ticket.id)).body
  expect([denied.allowed, denied.reason, denied.ofPerson.map(({ by, reason }) => [by, reason])]).toEqual([
    false,
    'denied',
    [[owner.fullName, 'مراجعة']],
  ])
})

test('a record the asker may not see does not exist, for any person asked about (H6)', async () => {
  const ticket = await w.ticket()
  const operator = await w.person('SYSTEM_ADMIN')
  const [hidden, missing] = [
    await ask(owner, 'tickets.view', ticket.id, operator),
    await ask(owner, 'tickets.view', crypto.randomUUID(), operator),
  ]
  expect([hidden.status, missing.status]).toEqual([404, 404])
  expect((await ask(owner, 'tickets.view', undefined, operator)).status).toBe(200)
})
