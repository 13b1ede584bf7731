import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type Clone } from '../../testing/clone.ts'
import { anyOf } from './any-of.ts'
import { openDatabase, type Pool } from './database.ts'

let clone: Clone
let pool: Pool

beforeAll(async () => {
  clone = await cloneDatabase(inject('databaseUrl'))
  pool = openDatabase(clone.url, 1, () => undefined)
})
afterAll(async () => {
  await pool.close()
  await clone.drop()
})

const modules = (keys: readonly string[]) =>
  pool.db.selectFrom('modules').selectAll().where(anyOf('key', keys)).orderBy('key').execute()

/** How often each statement of this connection that mentions the table was run. */
async function runsOf(table: string): Promise<number[]> {
  const { rows } = await sql<{ runs: number }>`
    select generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%"' || ${table}::text || '"%'`.execute(
    pool.db,
  )
  return rows.map((row) => row.runs)
}

test('a text is parsed once, however often it runs and however long its list is', async () => {
  expect(await modules(['tickets'])).toHaveLength(1)
  expect(await modules(['tickets', 'chat'])).toHaveLength(2)
  expect(await modules([])).toEqual([])
  expect(await runsOf('modules')).toEqual([3])
})

test('after the table was migrated one call fails, and the next is planned again', async () => {
  await modules(['tickets'])
  await sql`alter table modules add column motto text`.execute(pool.db)
  await expect(modules(['tickets'])).rejects.toMatchObject({ code: '0A000' })
  expect(await modules(['tickets'])).toHaveLength(1)
})

test('a connection that dies at work fails its own call and nothing else', async () => {
  const work = pool.db.transaction().execute(async (trx) => {
    await sql`select ${1}::int`.execute(trx)
    await sql`select pg_terminate_backend(pg_backend_pid()), ${1}::int`.execute(trx)
  })
  await expect(work).rejects.toThrow(/terminat/i)
  expect(await modules(['tickets'])).toHaveLength(1)
})
