import { once } from 'node:events'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Contents, Heading } from './archive.ts'
import { WAITING_JOBS, waitingJobs } from './waiting-jobs.ts'

/** One moment of the database, whatever is written after it. */
export interface Snapshot extends Pick<Heading, 'migrations' | 'tables' | 'postgres'> {
  /** The rows of one of the tables, as COPY writes them. */
  rows(table: Heading['tables'][number]): AsyncIterable<Buffer>
  /** What a query answers, tabs between the columns and a line each. */
  lines(query: string): AsyncIterable<Buffer>
  sequences(): Promise<Contents['sequences']>
}

/** The same text on every server, whatever its own settings are. */
const PLAIN = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s';
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'`

export const speakPlainly = async (client: pg.Client): Promise<void> => void (await client.query(PLAIN))

/** `client` does nothing else during this. No table may change its shape until `look` is done. */
export async function withSnapshot<T>(client: pg.Client, look: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  await speakPlainly(client)
  const tables = await ourTables(client)
  await client.query('begin isolation level repeatable read, read only')
  try {
    const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
    await client.query(`lock table ${names} in access share mode`) // before the first look, which chooses the moment
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
    const version = await client.query<{ server_version: string }>('show server_version')
    const [jobs, filters] = [await waitingJobs(client), await onlyRows(client)]
    return await look({
      migrations: rows.map(({ name }) => name),
      tables: jobs ? [...tables, WAITING_JOBS] : tables,
      postgres: version.rows[0]?.server_version ?? '',
      rows: (table) => lines(client, table === WAITING_JOBS ? jobs! : rowsOf(table, filters.get(table.name))),
      lines: (query) => lines(client, query),
      sequences: () => readSequences(client),
    })
  } finally {
    await client.query('rollback').catch(() => undefined) // a lost connection has said so already
  }
}

export const columnList = (columns: readonly string[]): string => columns.map((name) => pg.escapeIdentifier(name)).join(', ')

const rowsOf = ({ name, columns }: Heading['tables'][number], only?: string): string =>
  `select ${columnList(columns)} from ${pg.escapeIdentifier(name)}${only === undefined ? '' : ` where ${pg.escapeIdentifier(only)}`}`

/** Tables of which only some rows are kept, with the column that says which: their own comment says so, in a migration. */
async function onlyRows(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; only: string }>(`
    select relname as name, substring(obj_description(oid, 'pg_class') from '^back-ups hold rows that are (\\w+)$') as only
    from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and obj_description(oid, 'pg_class') like 'back-ups hold rows that are %'`)
  return new Map(rows.map(({ name, only }) => [name, only]))
}

/** Everything of the schema but what an extension brought; columns that are computed are computed again. */
export async function ourTables(client: pg.Client): Promise<Heading['tables']> {
  const { rows } = await client.query<Heading['tables'][number]>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)
  return rows
}

async function* lines(client: pg.Client, query: string): AsyncGenerator<Buffer> {
  const stream = client.query(copyTo(`copy (${query}) to stdout`))
  try {
    for await (const chunk of stream) yield chunk as Buffer
  } finally {
    if (!stream.destroyed) {
      stream.destroy()
      await once(stream, 'close')
    }
  }
}

async function readSequences(client: pg.Client): Promise<Contents['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema() order by 1',
  )
  const found: Contents['sequences'] = {}
  for (const { name } of rows) {
    const { rows: at } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${pg.escapeIdentifier(name)}`,
    )
    if (at[0]) found[name] = at[0]
  }
  return found
}
