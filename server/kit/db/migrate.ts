import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url))
/** Two processes that start at once must not migrate at once. */
const LOCK = 4_815_162_342

const MIGRATIONS = 'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())'

/** Applies what is missing of the ordered list, each file in a transaction of its own. Returns the names applied. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await requireUtf8(client)
    await client.query(MIGRATIONS)
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    const missing = (await migrationNames()).filter((name) => !applied.has(name))
    for (const name of missing) await applyAlone(client, name)
    return missing
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release()
  }
}

export async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()
}

/** The tables as they were after these, in the transaction of the caller; another start waits for its end. */
export async function migrateTo(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
  await requireUtf8(client)
  await client.query(MIGRATIONS)
  for (const name of names) await apply(client, name)
}

async function apply(client: pg.ClientBase, name: string): Promise<void> {
  await client.query(await readFile(`${FOLDER}${name}`, 'utf8'))
  await client.query('insert into migrations (name) values ($1)', [name])
}

async function applyAlone(client: pg.ClientBase, name: string): Promise<void> {
  await client.query('begin')
  try {
    await apply(client, name)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed`, { cause: error })
  }
}

/** Under LC_CTYPE=C nothing Arabic is found by trigrams, and nobody would notice until it hurts. */
async function requireUtf8(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ datctype: string; encoding: string }>(
    'select datctype, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
  )
  const found = rows[0]
  if (!found || found.encoding !== 'UTF8' || !/utf-?8/i.test(found.datctype)) {
    throw new Error(`The database must be UTF-8 with a UTF-8 locale; it is ${found?.encoding} with ${found?.datctype}.`)
  }
}
