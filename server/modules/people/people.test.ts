import { peopleEndpoints } from '@diwan/contract/people/endpoints'
import { peopleEvents } from '@diwan/contract/people/events'
import type { Endpoint, SentInputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { sql } from 'kysely'
import { z } from 'zod'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Queryable } from '../../kit/db/database.ts'
import type { Actor } from '../../kit/access/actor.ts'
import { Problem } from '../../kit/http/problem.ts'
import { insertObject } from '../../kit/record/objects.ts'
import { write } from '../../kit/record/write.ts'
import type { Ctx } from '../../kit/portal.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { degreeIn, people, peopleRoutes } from './public.ts'

/** A record of the test, shared by three degrees. */
interface Box {
  readonly id: string
  readonly moved_at: Date
  readonly degree: string | null
}
const DEGREES = ['read', 'edit', 'owner'] as const
const MOST = 4
const events = peopleEvents('boxes')
const endpoints = peopleEndpoints({
  module: 'boxes',
  path: '/api/boxes/{id}',
  flags: { read: 'view', share: 'share' },
  degree: z.enum(DEGREES),
  thing: 'box',
})

const boxOf = async (db: Queryable, { id: me }: Actor, id: string): Promise<Box | undefined> => {
  const { rows } = await sql<Box>`select box.*, ${degreeIn('box', me)} as degree from boxes box where box.id = ${id}`.execute(db)
  return rows[0]
}
const lockBox = async (db: Queryable, actor: Actor, boxId: string): Promise<Box | undefined> => {
  await sql`select from boxes where id = ${boxId} for update`.execute(db)
  return boxOf(db, actor, boxId)
}
const boxPeople = people<Box, (typeof DEGREES)[number]>({
  kind: 'box',
  degrees: DEGREES,
  owner: 'owner',
  most: MOST,
  sortAt: (box) => box.moved_at,
  maySee: (person) => person.role !== 'SYSTEM_ADMIN',
  told: (box, userIds) => ({ channels: [`box:${box.id}`], topics: userIds.map((id) => `boxes:${id}`) }),
  events,
})
const routes = peopleRoutes(endpoints, boxPeople, {
  lock: lockBox,
  read: ({ db, actor }, id) => boxOf(db, actor, id),
  can: { view: (_, box) => box.degree !== null, share: (_, box) => box.degree === 'edit' || box.degree === 'owner' },
  share: 'share',
})

let w: World
let owner: TestPerson
let sara: TestPerson
let stranger: TestPerson
let id: string
beforeAll(async () => {
  w = await world()
  await sql`create table boxes (id uuid primary key, moved_at timestamptz not null)`.execute(w.db)
})
beforeEach(async () => {
  owner = await w.person('USER')
  sara = await w.person('USER')
  stranger = await w.person('USER')
  id = await insertObject(w.db, { kind: 'box', by: owner.id, at: w.clock.now() })
  await sql`insert into boxes values (${id}, ${w.clock.now()})`.execute(w.db)
  const ctx = await as(owner)
  await write(ctx, async (tx) => boxPeople.add(ctx, tx, (await boxOf(tx.db, ctx.actor, id))!, [owner.id], 'owner'))
})

const as = async (who: TestPerson): Promise<Ctx> => ({
  portal: w.portal,
  clock: w.clock,
  db: w.db,
  actor: await w.actor(who),
})

/** What the route answers, or the code of its refusal. */
async function ask<E extends Endpoint>(who: TestPerson, endpoint: E, input: SentInputOf<E>): Promise<OutputOf<E> | string> {
  const { run } = routes.find((one) => one.endpoint === endpoint)!
  try {
    return (await run(await as(who), endpoint.input.parse(input) as never, undefined as never)) as OutputOf<E>
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}
const add = (who: TestPerson, degree: (typeof DEGREES)[number], ...others: TestPerson[]) =>
  ask(who, endpoints.addPeople, { id, userIds: others.map((one) => one.id), degree })
async function shownTo(who: TestPerson): Promise<Record<string, string> | string> {
  const shown = await ask(who, endpoints.people, { id })
  return typeof shown === 'string' ? shown : Object.fromEntries(shown.items.map((one) => [one.person.id, one.degree]))
}
const heard = async () => (await w.changes(`box:${id}`)).map(({ event }) => event)
const done = { done: true }

test('a person who is added sees who is there, and adding her twice says it once', async () => {
  expect(await add(owner, 'read', sara)).toEqual(done)
  expect(await add(owner, 'read', sara)).toEqual(done)
  expect(await shownTo(sara)).toEqual({ [owner.id]: 'owner', [sara.id]: 'read' })
  expect(await heard()).toEqual(['boxes.person_joined', 'boxes.person_joined'])
  const { rows } = await sql<{ kind: string }>`select kind from object_people where object_id = ${id}`.execute(w.db)
  expect(rows).toEqual([{ kind: 'box' }, { kind: 'box' }])
})

test('a stranger reads nothing and changes nothing, and a reader shares it with nobody', async () => {
  await add(owner, 'read', sara)
  expect(await shownTo(stranger)).toBe('not_found')
  expect(await add(stranger, 'read', stranger)).toBe('not_found')
  expect(await ask(stranger, endpoints.leave, { id })).toBe('not_found')
  expect(await add(sara, 'read', stranger)).toBe('forbidden')
  expect(await ask(sara, endpoints.removePerson, { id, userId: owner.id })).toBe('forbidden')
  expect(await shownTo(owner)).toEqual({ [owner.id]: 'owner', [sara.id]: 'read' })
})

test('of several people one who could not see it keeps all of them out', async () => {
  const operator = await w.person('SYSTEM_ADMIN')
  expect(await add(owner, 'read', sara, operator)).toBe('people.cannot_be_added')
  expect(await shownTo(owner)).toEqual({ [owner.id]: 'owner' })
})

test('no more people are added than the kind allows, and none of those who were asked for', async () => {
  const others = await Promise.all(Array.from({ length: MOST }, () => w.person('USER')))
  expect(await add(owner, 'read', ...others)).toBe('people.too_many')
  expect(await shownTo(owner)).toEqual({ [owner.id]: 'owner' })
  expect(await add(owner, 'read', ...others.slice(1))).toEqual(done)
})

test('the last owner hands it over before leaving, and stays with the degree below', async () => {
  expect(await ask(owner, endpoints.leave, { id })).toBe('people.last_owner')
  expect(await ask(owner, endpoints.changePerson, { id, userId: owner.id, degree: 'edit' })).toBe('people.last_owner')
  expect(await ask(owner, endpoints.handOver, { id, userId: sara.id })).toEqual(done)
  expect(await shownTo(owner)).toEqual({ [owner.id]: 'edit', [sara.id]: 'owner' })
  expect((await heard()).slice(-2)).toEqual(['boxes.person_joined', 'boxes.handed_over'])
  expect(await ask(owner, endpoints.leave, { id })).toEqual(done)
  expect(await shownTo(owner)).toBe('not_found')
})

test('only an owner makes an owner, or takes one away', async () => {
  await add(owner, 'edit', sara)
  expect(await add(sara, 'owner', stranger)).toBe('forbidden')
  expect(await ask(sara, endpoints.changePerson, { id, userId: sara.id, degree: 'owner' })).toBe('forbidden')
  expect(await ask(sara, endpoints.removePerson, { id, userId: owner.id })).toBe('forbidden')
  expect(await ask(sara, endpoints.handOver, { id, userId: sara.id })).toBe('forbidden')
  expect(await ask(owner, endpoints.changePerson, { id, userId: sara.id, degree: 'owner' })).toEqual(done)
  expect(await ask(owner, endpoints.leave, { id })).toEqual(done)
  expect(await shownTo(sara)).toEqual({ [sara.id]: 'owner' })
})

test('two owners who leave at once leave one behind', async () => {
  await add(owner, 'owner', sara)
  const answers = await Promise.all([ask(owner, endpoints.leave, { id }), ask(sara, endpoints.leave, { id })])
  expect(answers.filter((one) => one === 'people.last_owner')).toHaveLength(1)
})
