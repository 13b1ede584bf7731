import pg from 'pg'
import { inject, expect, test } from 'vitest'
import { isDatabaseAway } from './away.ts'
import { freePort } from '../platform/free-port.ts'

const failing = async (url: string, query: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await client.query(query)
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => undefined)
  }
}

test('a server that refuses, or ends the connection under a query, is away', async () => {
  const gone = new URL(inject('databaseUrl'))
  gone.port = String(await freePort())
  expect(isDatabaseAway(await failing(gone.href, 'select 1'))).toBe(true)
  expect(isDatabaseAway(await failing(inject('databaseUrl'), 'select pg_terminate_backend(pg_backend_pid())'))).toBe(true)
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true)
})

test('a query that is wrong is not', async () => {
  expect(isDatabaseAway(await failing(inject('databaseUrl'), 'select nothing'))).toBe(false)
  expect(isDatabaseAway(await failing(inject('databaseUrl'), 'select 1/0'))).toBe(false)
  expect(isDatabaseAway('Connection terminated')).toBe(false)
})
