import fs from 'node:fs'
import path from 'node:path'
import { demandRunnable } from './as-ordinary-user.ts'
import { findBinaries } from './postgres-binaries.ts'
import { createCluster } from './postgres-cluster.ts'
import { createDatabaseIfMissing, databaseUrl } from './postgres-login.ts'
import { launch, type Postmaster } from './postmaster.ts'

export interface EmbeddedOptions {
  /** Belongs to one portal only: hold the home's lock before. */
  readonly dataFolder: string
  readonly password: string
  /** Hears what PostgreSQL and its keeper say, line by line. */
  readonly log?: (line: string) => void
  /** Off only where losing everything is fine (tests). */
  readonly fsync?: boolean
  readonly maxConnections?: number
}

export interface EmbeddedPostgres {
  /** Stays the same when the server has to be replaced. */
  readonly url: string
  /** The process of now. */
  readonly pid: number
  stop(): Promise<void>
}

const database = 'diwan'

/** A PostgreSQL of our own: created when missing, started, and started again on the same port should it die. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { password, log = () => undefined, fsync = true, maxConnections = 50 } = options
  const dataFolder = path.resolve(options.dataFolder)
  const binaries = findBinaries()
  demandRunnable(binaries.postgres)
  fs.mkdirSync(path.dirname(dataFolder), { recursive: true, mode: 0o700 })
  await createCluster(binaries, dataFolder, password)

  const start = (port?: number) => launch({ binaries, dataFolder, password, log, fsync, maxConnections, port })
  const first = await start()
  await createDatabaseIfMissing(first.port, password, database)

  const keeper = keepRunning(first, () => start(first.port), log)
  return {
    url: databaseUrl(first.port, password, database),
    get pid() {
      return keeper.current().pid
    },
    stop: () => keeper.stop(),
  }
}

function keepRunning(first: Postmaster, replace: () => Promise<Postmaster>, log: (line: string) => void) {
  let current = first
  let stopping = false

  const watch = async () => {
    for (;;) {
      await current.exited
      if (stopping) return
      log('PostgreSQL ended unexpectedly; starting it again')
      current = await replace()
      if (stopping) await current.stop() // asked to during the start
    }
  }
  const watching = watch().catch((error: unknown) => log(`PostgreSQL could not be started again: ${String(error)}`))

  return {
    current: () => current,
    async stop() {
      stopping = true
      await current.stop()
      await watching
    },
  }
}

/** Where the server of a portal at work answers, for another process of the same person; nothing before it is ready. */
export function runningUrl(dataFolder: string, password: string): string | undefined {
  const lines = fs.readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
  const [port, status] = [Number(lines[3]), lines[7]?.trim()]
  return port > 0 && status === 'ready' ? databaseUrl(port, password, database) : undefined
}
