import pg from 'pg'
import { eventually } from '../server/testing/eventually.ts'

export type Ask = <Row extends pg.QueryResultRow>(query: string, values?: readonly unknown[]) => Promise<Row[]>

const AWAY_MS = 30_000

/** Asks the database itself, on a connection of its own each time, and again while it is away. */
export function asker(url: () => string): Ask {
  return (query, values = []) =>
    eventually(async () => {
      const client = new pg.Client({ connectionString: url() })
      client.on('error', () => undefined)
      await client.connect()
      try {
        return (await client.query(query, [...values])).rows
      } finally {
        await client.end().catch(() => undefined)
      }
    }, AWAY_MS)
}
