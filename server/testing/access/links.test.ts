import type { Relation } from '@diwan/contract/access/vocabulary'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../kit/access/actor.ts'
import { among } from '../../kit/access/among.ts'
import { branches, type ListOf } from '../../kit/access/branches.ts'
import { counting } from '../../kit/access/counting.ts'
import { relations, shared, within } from '../../kit/access/reach.ts'
import { insertObjects } from '../../kit/record/objects.ts'
import { insertPeople } from '../../modules/people/public.ts'
import type { World } from '../world.ts'
import { world } from '../world.ts'

/** A record of the test: opened by links of units, and by people of three degrees. */
interface Box {
  readonly id: string
  readonly unit_ids: readonly string[]
  readonly degree: string | null
}

const reach = relations<Box>({
  group: {
    link: { table: 'box_units', record: 'box_id', holder: 'unit_id', ids: (actor) => actor.groupIds, sort: 'moved_at' },
    matches: ({ unit_ids }, actor) => unit_ids.some((id) => actor.groupIds.includes(id)),
  },
  member: shared({ kind: 'box', degrees: ['read', 'comment', 'edit'], atLeast: 'comment', repeats: 'moved_at' }),
})
const list: ListOf = { table: 'boxes', sort: 'moved_at', where: sql`record.open`, limit: 100 }
const view = within(reach, 'boxes.view')
const readable = branches(reach, 'boxes.view')
const countable = counting(reach, 'boxes.view')
const amongVisible = among(reach, 'boxes.view')

let w: World
const units: string[] = []

beforeAll(async () => {
  w = await world()
  await sql`create table boxes (id uuid primary key, open boolean not null, moved_at timestamptz not null)`.execute(w.db)
  await sql`create table box_units (box_id uuid, unit_id uuid, moved_at timestamptz not null)`.execute(w.db)
  for (let count = 0; count < 12; count += 1) units.push((await w.group()).id)
})

async function box(at: number, unitIds: readonly string[], people: Readonly<Record<string, string>> = {}, open = true) {
  const id = randomUUID()
  const moved = new Date(at)
  await sql`insert into boxes values (${id}, ${open}, ${moved})`.execute(w.db)
  for (const unit of unitIds) await sql`insert into box_units values (${id}, ${unit}, ${moved})`.execute(w.db)
  await insertObjects(w.db, [{ id, kind: 'box' }], { at: moved })
  for (const [user, degree] of Object.entries(people))
    await insertPeople(w.db, { id, kind: 'box', degree, sortAt: moved }, [user])
  return { id, unit_ids: unitIds, people }
}

const actorWith = (actor: Actor, groupIds: readonly string[], ...held: Relation[]): Actor => ({
  ...actor,
  groupIds,
  grants: new Map([['boxes.view', new Set(held)]]),
})

const listed = async (actor: Actor, only?: readonly Relation[]): Promise<string[]> => {
  const query = readable(actor, { ...list, only })
  return query ? (await query.execute(w.db)).rows.map(({ id }) => id) : []
}
const found = async (actor: Actor): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select record.id from boxes record
    where record.open and ${amongVisible(actor, 'record')} order by moved_at desc, id desc`.execute(w.db)
  return rows.map(({ id }) => id)
}
const counted = async (actor: Actor): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select ${countable(actor, list)}::int as count`.execute(w.db)
  return rows[0]!.count
}

test('links of units and degrees of people open the same in record, list, search and count', async () => {
  const person = await w.actor(await w.person('USER'))
  const boxes = [
    await box(1, [units[0]!]),
    await box(2, [units[0]!, units[1]!]),
    await box(3, [units[11]!]),
    await box(4, [], { [person.id]: 'read' }),
    await box(5, [], { [person.id]: 'comment' }),
    await box(6, [units[1]!], { [person.id]: 'edit' }),
    await box(7, [], { [(await w.person('USER')).id]: 'edit' }),
  ]
  await box(8, [units[0]!], { [person.id]: 'edit' }, false)

  for (const held of [['group'], ['member'], ['group', 'member'], ['all'], []] as const)
    for (const groups of [[], units.slice(0, 2), units]) {
      const actor = actorWith(person, groups, ...held)
      const seen = boxes
        .filter(({ id, unit_ids, people }) => view(actor, { id, unit_ids, degree: people[person.id] ?? null }))
        .map(({ id }) => id)
        .toReversed()
      expect([await listed(actor), await found(actor), await counted(actor)]).toEqual([seen, seen, seen.length])
    }
})

test('fewer relations than are held may be asked for, and a degree below the wanted one opens nothing', async () => {
  const person = await w.actor(await w.person('USER'))
  const mine = await box(9, [units[2]!], { [person.id]: 'edit' })
  await box(10, [], { [person.id]: 'read' })
  const ours = await box(11, [units[2]!])
  const actor = actorWith(person, [units[2]!], 'group', 'member')
  expect(await listed(actor, ['member'])).toEqual([mine.id])
  expect(await listed(actor)).toEqual([ours.id, mine.id])
})
