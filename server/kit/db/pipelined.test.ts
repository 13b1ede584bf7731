import { sql } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type Clone } from '../../testing/clone.ts'
import { openDatabase, type Pool, type Queryable } from './database.ts'
import { onOneConnection, pipelined } from './pipelined.ts'

let clone: Clone
let pool: Pool

beforeAll(async () => {
  clone = await cloneDatabase(inject('databaseUrl'))
  pool = openDatabase(clone.url, 3, () => undefined)
  await sql`create table test_rows (n int primary key)`.execute(pool.db)
})
afterAll(async () => {
  await pool.close()
  await clone.drop()
})

const insertRow = (db: Queryable, n: number) => sql`insert into test_rows values (${n}::int)`.execute(db)
const readRows = async (db: Queryable): Promise<number[]> => {
  const { rows } = await sql<{ n: number }>`select n from test_rows order by n`.execute(db)
  return rows.map(({ n }) => n)
}

test('what is asked at once runs in that order, on the connection of the transaction', async () => {
  const seen = await pool.db.transaction().execute(async (one) => {
    const trx = await pipelined(one)
    const [, first, , second] = await Promise.all([
      insertRow(trx, 1),
      readRows(trx),
      insertRow(trx, 2),
      readRows(trx),
      insertRow(trx, 3),
    ])
    expect(await readRows(pool.db)).toEqual([]) // others see nothing of it before the commit
    return [first, second]
  })
  expect(seen).toEqual([[1], [1, 2]])
  expect(await readRows(pool.db)).toEqual([1, 2, 3])
})

test('one that fails takes all along, and nothing asked after it stands behind the rollback', async () => {
  let late: Promise<unknown> | undefined
  const failing = pool.db.transaction().execute(async (one) => {
    const trx = await pipelined(one)
    const broken = insertRow(trx, 1)
    late = broken.catch(() => insertRow(trx, 9)) // a caller that does not stop at the first error
    late.catch(() => undefined)
    await Promise.all([insertRow(trx, 4), broken, insertRow(trx, 5)])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  await expect(late).rejects.toMatchObject({ code: '23505' })
  expect(await readRows(pool.db)).toEqual([1, 2, 3])
})

test('statements behind one that failed give its reason', async () => {
  const reasons = new Set<unknown>()
  const failing = pool.db.transaction().execute(async (one) => {
    const trx = await pipelined(one)
    const asked = [insertRow(trx, 1), readRows(trx), insertRow(trx, 8)]
    for (const each of await Promise.allSettled<unknown>(asked)) reasons.add(each.status === 'rejected' && each.reason)
    await Promise.all(asked)
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(reasons.size).toBe(1)
})

test('a transaction that is given up while others still ask keeps nothing of what they ask', async () => {
  let late: Promise<unknown> | undefined
  const givenUp = pool.db.transaction().execute(async (one) => {
    const trx = await pipelined(one)
    const looked = readRows(trx)
    late = looked.then(() => nextTurn()).then(() => insertRow(trx, 7))
    late.catch(() => undefined)
    await looked
    throw new Error('refused')
  })
  await expect(givenUp).rejects.toThrow('refused')
  await expect(late).rejects.toThrow('the transaction was given up')
  expect(await readRows(pool.db)).toEqual([1, 2, 3])
})

test('after the end of its transaction nobody writes by it', async () => {
  const trx = await pool.db.transaction().execute(pipelined)
  await expect(insertRow(trx, 6)).rejects.toThrow('Transaction is already committed')
  expect(await readRows(pool.db)).toEqual([1, 2, 3])
})

test('reads on one connection come in their order', async () => {
  const order = await onOneConnection(pool.db, (one) =>
    Promise.all([
      sql`select pg_sleep(0.02), clock_timestamp() as at`.execute(one),
      sql`select clock_timestamp() as at`.execute(one),
    ]),
  )
  const [before, after] = order.map(({ rows }) => (rows[0] as { at: Date }).at.getTime())
  expect(before).toBeLessThanOrEqual(after!)
})
