import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type Clone } from '../../testing/clone.ts'
import { openDatabase, type Pool } from './database.ts'
import { commitBehind, onOneConnection, pipelined } from './pipelined.ts'

let clone: Clone
let pool: Pool

beforeAll(async () => {
  clone = await cloneDatabase(inject('databaseUrl'))
  pool = openDatabase(clone.url, 3, () => undefined, true)
  await sql`create table kept (n int primary key)`.execute(pool.db)
})
afterAll(async () => {
  await pool.close()
  await clone.drop()
})

const readKept = async () => (await sql<{ n: number }>`select n from kept order by n`.execute(pool.db)).rows.map(({ n }) => n)

test('a transaction with statements asked together is kept as a whole, and none of its statements is prepared', async () => {
  await pool.db.transaction().execute(async (one) => {
    const trx = await pipelined(one)
    const writes = Promise.all([1, 2].map((n) => sql`insert into kept values (${n}::int)`.execute(trx)))
    await commitBehind(trx, writes)
  })
  expect(await readKept()).toEqual([1, 2])
  const prepared = await onOneConnection(pool.db, (one) => sql`select from pg_prepared_statements`.execute(one))
  expect(prepared.rows).toEqual([])
})

test('one that fails takes all along', async () => {
  const failing = pool.db.transaction().execute(async (one) => {
    const trx = await pipelined(one)
    await commitBehind(trx, Promise.all([3, 1].map((n) => sql`insert into kept values (${n}::int)`.execute(trx))))
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await readKept()).toEqual([1, 2])
})
