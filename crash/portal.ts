import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from '../server/testing/eventually.ts'
import { runningUrl, startEmbedded } from '../server/kit/platform/embedded-postgres.ts'
import { freePort } from '../server/kit/platform/free-port.ts'
import { openHome } from '../server/kit/platform/home.ts'
import type { Cast } from '../server/testing/load.ts'
import { makeCast } from './cast.ts'
import { asker, type Ask } from './ask.ts'
import { keepRunning, type Service } from './service.ts'

/** A portal whose processes can be killed one by one. Its PostgreSQL waits for the disk, as an installation's does. */
export interface CrashPortal {
  readonly name: string
  readonly base: string
  readonly origin: string
  readonly cast: Cast
  readonly ask: Ask
  /** What can be killed with -9; it is started again by itself. */
  readonly parts: Readonly<Record<string, () => Promise<void> | void>>
  ready(): Promise<void>
  faults(): readonly string[]
  said(): string
  stop(): Promise<void>
}

/** A child of a process that was killed may still write while its folder is emptied. */
const REMOVED = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }

const envOf = (home: string, port: number, more: Readonly<Record<string, string>> = {}) => ({
  DIWAN_HOME: home,
  PORT: String(port),
  LOG_LEVEL: 'warn',
  ...more,
})

/** One web process and one worker, each with a home of its own, on a PostgreSQL that stands apart. */
export async function partedPortal(): Promise<CrashPortal> {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-crash-'))
  const server = await startEmbedded({ dataFolder: path.join(folder, 'database'), password: 'crash', maxConnections: 100 })
  const cast = await makeCast(server.url)
  const port = await freePort()
  const started = (role: 'web' | 'worker') =>
    keepRunning(role, envOf(path.join(folder, role), port, { DIWAN_ROLES: role, DATABASE_URL: server.url }))
  const services = { web: started('web'), worker: started('worker') }
  const ask = asker(() => server.url)
  return portalOf('web, worker and PostgreSQL apart', port, cast, ask, services, {
    // One that has just ended by itself is being replaced.
    postgres: () => void isKilled(server.pid),
    stop: async () => {
      await server.stop()
      await rm(folder, REMOVED)
    },
  })
}

/** Everything in one process that keeps its own PostgreSQL, as `npm start` runs it. */
export async function wholePortal(): Promise<CrashPortal> {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-crash-'))
  const home = await openHome(path.join(folder, 'home'))
  const [dataFolder, password] = [home.path('database'), home.secret('database')]
  const server = await startEmbedded({ dataFolder, password })
  const cast = await makeCast(server.url)
  await server.stop()
  home.close()
  const port = await freePort()
  const services = { portal: keepRunning('portal', envOf(path.join(folder, 'home'), port)) }
  const ask = asker(() => runningUrl(dataFolder, password) ?? '')
  return portalOf('all in one process', port, cast, ask, services, {
    // Between two portals there is none, or the file names one that is gone.
    postgres: () =>
      eventually(async () => {
        const pid = Number.parseInt(await readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8'), 10)
        if (!isKilled(pid)) throw new Error('there was no PostgreSQL to kill')
      }),
    stop: () => rm(folder, REMOVED),
  })
}

interface Database {
  postgres(): Promise<void> | void
  stop(): Promise<void>
}

function portalOf(
  name: string,
  port: number,
  cast: Cast,
  ask: Ask,
  services: Readonly<Record<string, Service>>,
  database: Database,
): CrashPortal {
  const all = Object.values(services)
  const base = `http://127.0.0.1:${port}`
  return {
    name,
    base,
    origin: `http://localhost:${port}`,
    cast,
    ask,
    parts: {
      ...Object.fromEntries(Object.entries(services).map(([part, service]) => [part, () => service.kill()])),
      PostgreSQL: () => database.postgres(),
      'a connection of PostgreSQL': () => killBackend(ask),
    },
    ready: async () => {
      await Promise.all(all.map((service) => service.ready()))
    },
    faults: () => all.flatMap((service) => service.faults()),
    said: () => all.map((service) => service.said()).join('\n'),
    stop: async () => {
      await Promise.all(all.map((service) => service.stop()))
      await database.stop()
    },
  }
}

/** One that serves the portal: its postmaster then ends all others and recovers. One that has just ended by itself is no loss. */
async function killBackend(ask: Ask): Promise<void> {
  const [found] = await ask<{ pid: number }>(
    `select pid from pg_stat_activity where application_name like 'diwan%' order by state = 'active' desc, random() limit 1`,
  )
  if (found && !isKilled(found.pid)) await killBackend(ask)
}

/** Whether there was somebody to kill. */
function isKilled(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}
