import pg from 'pg'
import { superuser } from './postgres-cluster.ts'
import { PostgresError } from './postgres-error.ts'

const startingUp = '57P03'

export function databaseUrl(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

/** False while the server is not up yet; an answer that waiting cannot change is thrown. */
export async function canLogIn(port: number, password: string): Promise<boolean> {
  try {
    await withLogin(port, password, () => Promise.resolve())
    return true
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code === startingUp) return false
    throw new PostgresError(`The embedded database refuses our login: ${error.message}.`, { cause: error })
  }
}

export async function createDatabaseIfMissing(port: number, password: string, name: string): Promise<void> {
  await withLogin(port, password, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  })
}

async function withLogin(port: number, password: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(port, password, 'postgres'), connectionTimeoutMillis: 2000 })
  // A server that dies under an idle client is an event; without a listener it would end the portal.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end()
  }
}
