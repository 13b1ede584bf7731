import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fold } from '@diwan/core/arabic-fold'
import { COUNT_LIMIT, PAGE_SIZE } from '@diwan/contract/kit/page'
import type { Database } from '../kit/db/database.ts'
import type { DB } from '../kit/db/types.gen.ts'
import { readActor } from '../modules/access/public.ts'
import { countTickets, readTickets } from '../modules/tickets/queries/list.ts'
import { readChildren, readPaths, searchUnits } from '../modules/units/queries/tree.ts'
import type { TestPerson, TestUnit } from './people.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

const DEPARTMENTS = 2_500
const EACH = 6

let w: World
let pool: pg.Pool
let root: TestUnit
let sara: TestPerson

/** A root over 2,500 departments with a group each: 5,001 units, six tickets in each group. */
beforeAll(async () => {
  w = await world()
  pool = new pg.Pool({ connectionString: w.databaseUrl, max: 2 })
  root = await w.department()
  sara = await w.person('COORDINATOR', root)
  await sql`
    with made as (select uuidv7() as id, uuidv7() as group_id, n from generate_series(1, ${sql.lit(DEPARTMENTS)}) n),
    known as (insert into objects (id, kind, created_at)
      select id, 'department', now() from made union all select group_id, 'group', now() from made),
    departments as (insert into units (id, kind, parent_id, name_ar, name_en, folded_ar, folded_en, fold_version, position)
      select id, 'department', ${root.id}::uuid, 'إدارة ' || n, 'Department ' || n, 'اداره ' || n, 'department ' || n, 1, n from made)
    insert into units (id, kind, parent_id, name_ar, name_en, folded_ar, folded_en, fold_version, position)
      select group_id, 'group', id, 'مجموعة', 'Group', 'مجموعه', 'group', 1, 0 from made`.execute(w.db)
  await sql`
    with made as (select uuidv7() as id, groups.id as group_id, groups.parent_id, n
      from units groups cross join generate_series(1, ${sql.lit(EACH)}) n where groups.kind = 'group'),
    known as (insert into objects (id, kind, created_at) select id, 'ticket', now() from made)
    insert into tickets (id, subject, status, department_id, group_id, requester_id, created_at, activity_at)
      select id, 'x', 'OPEN', parent_id, group_id, ${sara.id}::uuid, now(), now() - n * interval '1 hour' from made`.execute(w.db)
  await w.db
    .updateTable('grants')
    .set({ relations: ['tree'] })
    .where('role', '=', 'COORDINATOR')
    .where('flag', '=', 'view')
    .execute()
  await sql`analyze`.execute(w.db)
}, 120_000)
afterAll(() => pool.end())

interface Node {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/** What PostgreSQL reads from tables and indexes for this, and by how many queries it is asked. */
async function readBy(ask: (db: Database) => Promise<unknown>): Promise<{ queries: number; rows: number }> {
  const heard: CompiledQuery[] = []
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void heard.push(query) })
  await ask(db)
  let rows = 0
  for (const query of heard) {
    const { rows: plans } = await pool.query(`explain (analyze, format json) ${query.sql}`, [...query.parameters])
    const nodes: Node[] = [plans[0]['QUERY PLAN'][0].Plan]
    for (const node of nodes) nodes.push(...(node.Plans ?? []))
    const scans = nodes.filter((node) => /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node['Node Type']))
    rows += scans.reduce(
      (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    )
  }
  return { queries: heard.length, rows: Math.round(rows) }
}

const everything = { reached: null, archived: false }

test('the first page of 2,500 siblings costs its own lines, not the organisation (D8)', async () => {
  const { queries, rows } = await readBy((db) => readChildren(db, root.id, everything, undefined, PAGE_SIZE + 1))
  expect(queries).toBe(1)
  expect(rows).toBeLessThan((PAGE_SIZE + 1) * 6)
})

test('a search among 5,000 units costs its hits and their paths (D8)', async () => {
  const text = 'إدارة 77'
  const { queries, rows } = await readBy(async (db) => {
    const hits = await searchUnits(db, text, undefined, everything, undefined, PAGE_SIZE + 1)
    expect(hits.length).toBeGreaterThan(5)
    expect(hits.every(({ name_ar }) => fold(name_ar).startsWith(fold(text)))).toBe(true)
    await readPaths(
      db,
      hits.map(({ id }) => id),
    )
  })
  expect(queries).toBe(2)
  expect(rows).toBeLessThan(400)
})

test('a person at the root of 5,000 units is loaded in two queries that read each unit a few times', async () => {
  const { queries, rows } = await readBy((db) => readActor({ db, clock: w.clock }, sara.id))
  expect(queries).toBe(2)
  expect(rows).toBeLessThan(5_001 * 4)
})

test('the queue of a coordinator of 5,000 units reads one ticket of each, then only where the newest are', async () => {
  const actor = await w.actor(sara)
  expect(actor.treeIds).toHaveLength(2 * DEPARTMENTS + 1)
  const list = { view: 'queue', state: 'open' } as const
  const found = await readTickets(w.db, actor, list, undefined, PAGE_SIZE + 1)
  const newest = await w.db
    .selectFrom('tickets')
    .select('id')
    .orderBy('activity_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  expect(found.map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
  const page = await readBy((db) => readTickets(db, actor, list, undefined, PAGE_SIZE + 1))
  expect(page.rows).toBeLessThan(DEPARTMENTS + (PAGE_SIZE + 1) * EACH * 4)
  const count = await readBy((db) => countTickets(db, actor, [list], COUNT_LIMIT + 1))
  expect(count.rows).toBeLessThan((COUNT_LIMIT + 1) * 2)
})
