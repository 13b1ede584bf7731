import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { pipeline } from 'node:stream/promises'
import { migrateTo, migrationNames } from '../db/migrate.ts'
import { BackupError, type Contents, type Heading } from './archive.ts'
import { columnList, ourTables, speakPlainly } from './snapshot.ts'
import { holdsJobs, queueWaiting, WAITING_JOBS, WAITING_TABLE } from './waiting-jobs.ts'

export interface Refill {
  /** Makes the tables as they were, without rows. */
  prepare(heading: Heading): Promise<void>
  /** The rows of one table. Answers how many there were. */
  rows(table: string, chunks: AsyncIterable<Buffer>): Promise<number>
  /** Checks all that points from one row to another, queues what waited, and does what the modules want done `last`. */
  complete(contents: Contents, last: (client: pg.ClientBase) => Promise<void>): Promise<void>
}

/** Fills an empty database in one transaction: whatever goes wrong, and however this process dies, it is as empty as before. */
export async function refill(url: string, work: (to: Refill) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'diwan-restore' })
  client.on('error', () => undefined) // the query at work says so
  await client.connect()
  try {
    await speakPlainly(client)
    await client.query('begin')
    await work(refillOf(client, url))
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Also asked before the transaction, so that nothing is begun for nothing. */
export async function demandEmpty(client: pg.Client): Promise<void> {
  const tables = await ourTables(client)
  if (tables.length > 0 || (await holdsJobs(client)))
    throw new BackupError('The database is not empty: a back-up is restored into an empty one only. Nothing was changed.')
}

/** Made by a newer release, or by none of ours. */
export async function demandKnown({ migrations }: Heading): Promise<void> {
  const ours = await migrationNames()
  const strange = migrations.find((name, at) => ours[at] !== name)
  if (strange)
    throw new BackupError(
      `The back-up was made by a newer Diwan (${strange} is unknown here): install that one. Nothing was changed.`,
    )
}

function refillOf(client: pg.Client, url: string): Refill {
  let columns = new Map<string, readonly string[]>()
  let again: string[] = []
  return {
    async prepare(heading) {
      await demandKnown(heading)
      await demandEmpty(client)
      await migrateTo(client, heading.migrations)
      demandSameTables(heading, await ourTables(client))
      again = await setAside(client)
      columns = new Map(heading.tables.map((table) => [table.name, table.columns]))
      await client.query(WAITING_TABLE)
    },
    async rows(table, chunks) {
      const names = columns.get(table)
      if (!names) throw new BackupError(`The back-up holds rows of ${table}, which its heading does not name.`)
      const sink = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${columnList(names)}) from stdin`))
      await pipeline(chunks, sink)
      return sink.rowCount ?? 0
    },
    async complete(contents, last) {
      for (const [name, { value, called }] of Object.entries(contents.sequences))
        await client.query('select setval($1::regclass, $2, $3)', [pg.escapeIdentifier(name), value, called])
      for (const statement of again) await client.query(statement)
      await queueWaiting(client, url)
      await last(client)
      await client.query('analyze')
    },
  }
}

function demandSameTables(heading: Heading, made: Heading['tables']): void {
  const shapeOf = (tables: Heading['tables']): string =>
    tables
      .filter(({ name }) => name !== WAITING_JOBS.name)
      .map(({ name, columns }) => `${name}(${columns.toSorted().join()})`)
      .toSorted()
      .join(' ')
  if (shapeOf(heading.tables) !== shapeOf(made))
    throw new BackupError('The tables of the back-up are not those its migrations make. Nothing was changed.')
}

/** Takes away what would look at half-filled tables or slow them down. Answers what brings it back, in order. */
async function setAside(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ undo: string; redo: string; tables: string }>(SET_ASIDE)
  const tables = (await ourTables(client)).map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  for (const { undo } of rows) await client.query(undo)
  await client.query(`truncate ${tables}`) // what the migrations themselves put in
  return rows.toReversed().map(({ redo }) => redo)
}

/** Indexes a foreign key or a constraint stands on stay. Undone from the top, done again from the bottom. */
const SET_ASIDE = `
  with ours as (
    select oid, format('%I', relname) as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
  )
  select undo, redo from (
    select 1 as place, format('alter table %s disable trigger user', name) as undo,
      format('alter table %s enable trigger user', name) as redo
    from ours where exists (select from pg_trigger t where t.tgrelid = ours.oid and not t.tgisinternal)
    union all
    select 2, format('alter table %s drop constraint %I', name, conname),
      format('alter table %s add constraint %I %s', name, conname, pg_get_constraintdef(c.oid))
    from pg_constraint c join ours on ours.oid = c.conrelid where c.contype = 'f'
    union all
    select 3, format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
    from pg_index i join ours on ours.oid = i.indrelid
    where not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  ) steps order by place, undo`
