import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface Clone {
  readonly url: string
  drop(): Promise<void>
}

/** A database of its own, copied from the prepared one. */
export async function cloneDatabase(template: string): Promise<Clone> {
  const url = new URL(template)
  const source = url.pathname.slice(1)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  await once(maintenance.href, `create database ${name} template ${source} strategy file_copy`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => once(maintenance.href, `drop database ${name} with (force)`) }
}

/** Two files that clone at once disturb each other for a moment: the template must have no other connection. */
async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
