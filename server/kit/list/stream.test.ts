import { listOf } from '@diwan/contract/kit/list'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { world, type World } from '../../testing/world.ts'
import { newId } from '../db/id.ts'
import { lister } from './lister.ts'
import { byCondition } from './readers.ts'

const MANY = 4_500
const PAGE = 1_000

let w: World
let ids: string[]
const shape = listOf({ views: ['all'], sorts: ['created'], filters: {} })
const things = lister<'all', 'created', Record<string, never>, { id: string; sort: string }, 'any'>(shape, {
  table: 'objects',
  readers: { any: byCondition(() => sql`record.kind = 'thing'`) },
  sorts: { created: 'created_at' },
  views: { all: () => sql`record.deleted_at is null` },
  viewOf: () => 'all',
  filters: {},
  zone: () => 'UTC',
})

beforeAll(async () => {
  w = await world()
  ids = Array.from({ length: MANY }, newId)
  await sql`insert into objects (id, kind, created_at)
    select id, 'thing', ${w.clock.now()}::timestamptz - n / 3 * interval '1 second' from unnest(${ids}::uuid[]) with ordinality as made (id, n)`.execute(
    w.db,
  )
})

async function reader() {
  const actor = await w.actor(await w.person('USER'))
  return { db: w.db, actor }
}

test('a list that is streamed brings each record once, in its order, and never more than was asked for', async () => {
  const { rows } = await sql<{
    id: string
  }>`select id from objects where kind = 'thing' order by created_at desc, id desc`.execute(w.db)
  const ctx = await reader()
  for (const most of [10, PAGE, PAGE + 1, 2 * PAGE, 10_000]) {
    const pages = await Array.fromAsync(things.stream(ctx, {}, most))
    expect(pages.flat().map(({ id }) => id)).toEqual(rows.slice(0, most).map(({ id }) => id))
  }
})

test('who stops after a page made the portal read one more, and no third', async () => {
  const { db, actor } = await reader()
  let asked = 0
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const stream = things.stream({ db: counted, actor }, {}, 10_000)
  expect((await stream.next()).value).toHaveLength(PAGE)
  await stream.return(undefined)
  expect(asked).toBe(2)
})
