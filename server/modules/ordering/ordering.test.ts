import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { world, type World } from '../../testing/world.ts'
import { place } from './public.ts'

const CARDS = { table: 'cards', within: 'list_id', key: 'place' } as const
const MOVES = 1_000
const AT_ONCE = 20

let w: World
beforeAll(async () => {
  w = await world()
  await sql`create table cards (id uuid primary key, list_id uuid not null, place text not null collate "C",
    unique (list_id, place))`.execute(w.db)
})

const add = (listId: string, after?: string | null): Promise<string> =>
  w.db.transaction().execute(async (tx) => {
    const id = randomUUID()
    await sql`insert into cards values (${id}, ${listId}, ${await place(tx, CARDS, { within: listId, after })})`.execute(tx)
    return id
  })
const move = (id: string, listId: string, after: string | null): Promise<void> =>
  w.db.transaction().execute(async (tx) => {
    const key = await place(tx, CARDS, { within: listId, after, moved: id })
    await sql`update cards set list_id = ${listId}, place = ${key} where id = ${id}`.execute(tx)
  })
const order = async (listId: string): Promise<string[]> =>
  (await sql<{ id: string }>`select id from cards where list_id = ${listId} order by place`.execute(w.db)).rows.map(
    ({ id }) => id,
  )

test('a thing comes last, first, or behind another one, and no other moves', async () => {
  const list = randomUUID()
  const [one, two] = [await add(list), await add(list)]
  const first = await add(list, null)
  const middle = await add(list, one)
  expect(await order(list)).toEqual([first, one, middle, two])
  await move(first, list, two)
  await move(two, list, null)
  expect(await order(list)).toEqual([two, one, middle, first])
})

test('put behind what stands in another list by now, a thing is last', async () => {
  const [here, there] = [randomUUID(), randomUUID()]
  const [one, two] = [await add(here), await add(here)]
  await move(one, there, null)
  const three = await add(here, one)
  expect([await order(here), await order(there)]).toEqual([[two, three], [one]])
})

test('a thousand racing moves keep one order, and nothing is lost', { timeout: 60_000 }, async () => {
  const lists = [randomUUID(), randomUUID()]
  const cards: string[] = []
  for (let count = 0; count < 12; count += 1) cards.push(await add(lists[count % 2]!))
  let turn = 0
  const mover = async (): Promise<void> => {
    while (turn < MOVES) {
      const n = (turn += 1)
      const [id, behind] = [cards[(n * 7) % cards.length]!, n % 5 === 0 ? null : cards[(n * 11 + 3) % cards.length]!]
      await move(id, lists[n % 2]!, behind === id ? null : behind)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, mover))
  const shown = [await order(lists[0]!), await order(lists[1]!)]
  expect(shown.flat().toSorted()).toEqual(cards.toSorted())
})
