import { Kysely, PostgresDialect } from 'kysely'
import type { Transaction } from 'kysely'
import pg from 'pg'
import { holdsConnection } from './holds-connection.ts'
import { EagerDialect } from './pipelined.ts'
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
  /** What is asked beside a transaction that is held. */
  reserve: pg.Pool
  close(): Promise<void>
}

/**
 * For what is asked beside a transaction that is held. Were it to come from the pool, as many writes that wait for one row as
 * there are connections would wait for ever: the one that holds the row would find no connection to go on with.
 */
const RESERVE = 2

/**
 * `plain` leaves out what reaches into pg and Kysely (decision 019): every statement waits for the one before, and none is prepared.
 */
export function openDatabase(url: string, size: number, onError: (error: Error) => void, plain = false): Pool {
  let closing = false
  const poolOf = (max: number): pg.Pool => {
    const driver = plain ? { Client: pg.Client } : { Client: PreparedClient, pipeline: true }
    const one = new pg.Pool({ ...driver, connectionString: url, max, application_name: 'diwan' })
    // An idle connection that dies must not end the process; that it dies when all are closed is no news.
    one.on('error', (error) => closing || onError(error))
    one.on('connect', (client) => client.on('error', () => undefined)) // one at work neither: its query says so
    return one
  }
  const [pool, reserve] = [poolOf(size), poolOf(RESERVE)]
  const both = {
    options: pool.options,
    connect: () => (holdsConnection.getStore() ? reserve : pool).connect(),
    end: async () => {
      await Promise.all([pool.end(), reserve.end()])
    },
  }
  const db = new Kysely<DB>({ dialect: new (plain ? PostgresDialect : EagerDialect)({ pool: both }) })
  const close = (): Promise<void> => {
    closing = true
    return db.destroy()
  }
  return { db, pool, reserve, close }
}
