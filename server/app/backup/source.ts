import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { BackupError } from '../../kit/backup/archive.ts'
import { runningUrl, startEmbedded } from '../../kit/platform/embedded-postgres.ts'
import { HomeError } from '../../kit/platform/home-error.ts'
import { readOrMakeSecret } from '../../kit/platform/home-secret.ts'
import { openHome, type Home } from '../../kit/platform/home.ts'
import type { Settings } from '../../kit/platform/settings.ts'
import { demandWhole } from './restoring.ts'

export interface Source {
  readonly client: pg.Client
  readonly close: () => Promise<void>
}

/** The database of a portal, whether it is at work or not. One that stands still is started for as long as it takes. */
export async function openSource({ databaseUrl, home: folder }: Settings): Promise<Source> {
  const root = path.resolve(folder)
  demandWhole({ path: (name) => path.join(root, name) })
  if (databaseUrl) return connected(databaseUrl)
  const data = path.join(root, 'database')
  if (!existsSync(path.join(data, 'PG_VERSION'))) throw new BackupError(`${root} holds no portal: set DIWAN_HOME.`)

  const home = await openHome(folder).catch((error: unknown) => {
    if (error instanceof HomeError && existsSync(path.join(data, 'postmaster.pid'))) return null // it is at work
    throw error
  })
  if (home) return standing(home)
  const url = runningUrl(data, readOrMakeSecret(path.join(root, 'secrets/database')))
  if (!url) throw new BackupError('The portal is just starting or stopping: try again in a moment.')
  return connected(url)
}

async function standing(home: Home): Promise<Source> {
  try {
    const server = await startEmbedded({ dataFolder: home.path('database'), password: home.secret('database') })
    const { client, close } = await connected(server.url)
    return {
      client,
      async close() {
        await close()
        await server.stop()
        home.close()
      },
    }
  } catch (error) {
    home.close()
    throw error
  }
}

export async function connected(url: string): Promise<Source> {
  const client = new pg.Client({ connectionString: url, application_name: 'diwan-backup', keepAlive: true })
  client.on('error', () => undefined) // the next query says so
  await client.connect().catch((error: unknown) => {
    const [first = error] = error instanceof AggregateError ? error.errors : []
    throw new BackupError(`The database does not answer: ${(first as Error).message}.`, { cause: error })
  })
  return { client, close: () => client.end() }
}
