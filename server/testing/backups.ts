import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** An empty database on the test server: what an outside PostgreSQL is to a portal. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = new URL(inject('databaseUrl'))
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  url.pathname = '/postgres'
  const server = url.href
  await ask(server, `create database ${name} template template0`)
  url.pathname = `/${name}`
  return { url: url.href, drop: async () => void (await ask(server, `drop database ${name} with (force)`)) }
}

export async function ask<Row extends pg.QueryResultRow>(url: string, query: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(query, values)).rows
  } finally {
    await client.end()
  }
}

/** Every row of every table, as one sum a table; whatever the rows' order on the disk is. */
export async function sumsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number; sum: string | null }>(
      `select count(*)::int as count, md5(string_agg(t::text, E'\\n' order by t::text collate "C")) as sum from ${pg.escapeIdentifier(name)} t`,
    )
    sums[name] = `${rows[0]?.count} ${rows[0]?.sum}`
  }
  await client.end()
  return sums
}

/** Columns, constraints, indexes, triggers, functions: everything that is not a row. */
export const shapeOf = (url: string): Promise<object[]> =>
  ask(
    url,
    `select 'column' as kind, table_name || '.' || column_name as name, data_type || coalesce(column_default, '') || is_nullable as what
     from information_schema.columns where table_schema = 'public'
     union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) || convalidated
     from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
     union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
     union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(t.oid) || tgenabled::text
     from pg_trigger t join pg_class c on c.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace
     union all select 'function', proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
     order by 1, 2, 3`,
  )

export const waitingOf = (url: string): Promise<{ id: string }[]> =>
  ask(url, `select id, name, data from pgboss.job where state < 'completed' and name not like '\\_\\_%' order by id`)

/** Path below the folder to the sum of its content. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const found: [string, string][] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    found.push([
      path.relative(folder, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ])
  }
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const tools = path.join(import.meta.dirname, '../../tools')

/** `npm run backup` or `npm run restore` in a process of its own. */
export function launch(tool: 'backup' | 'restore', args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(tools, `${tool}.ts`), ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return {
    child,
    said: () => said,
    ended: once(child, 'close').then(([code]) => ({ code: code as number | null, said: () => said })),
  }
}

export const run = (...asked: Parameters<typeof launch>) => launch(...asked).ended
