import { Kysely, PostgresDialect } from 'kysely'
import type { Transaction } from 'kysely'
import pg from 'pg'
import { PreparedClient } from './prepared-client.ts'
import type { DB } from './types.gen.ts'

export type Database = Kysely<DB>
/** A database or a transaction: what a query needs. */
export type Queryable = Kysely<DB> | Transaction<DB>

/** Counters and sequences fit a number; bigint as text would leak into every answer. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface Pool {
  db: Database
  /** For the few places that need a plain connection. */
  pool: pg.Pool
  close(): Promise<void>
}

export function openDatabase(url: string, size: number, onError: (error: Error) => void): Pool {
  const pool = new pg.Pool({ Client: PreparedClient, connectionString: url, max: size, application_name: 'diwan' })
  let closing = false
  // An idle connection that dies must not end the process; that it dies when all are closed is no news.
  pool.on('error', (error) => closing || onError(error))
  pool.on('connect', (client) => client.on('error', () => undefined)) // one at work neither: its query says so
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const close = (): Promise<void> => {
    closing = true
    return db.destroy()
  }
  return { db, pool, close }
}
