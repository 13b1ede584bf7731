import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { asOrdinaryUser } from './as-ordinary-user.ts'
import type { Binaries } from './postgres-binaries.ts'
import { PostgresError } from './postgres-error.ts'
import { canLogIn } from './postgres-login.ts'
import { recordedPid, stopLeftover, stopProcess } from './postgres-leftover.ts'
import { serverArguments, type ServerOptions } from './postgres-settings.ts'
import { freePort } from './free-port.ts'

/** One running server process. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly exited: Promise<void>
  stop(): Promise<void>
}

export interface LaunchOptions extends Omit<ServerOptions, 'port'> {
  readonly binaries: Binaries
  readonly password: string
  readonly log: (line: string) => void
  /** The port to keep when a server is replaced; a free one otherwise. */
  readonly port?: number | undefined
}

const attempts = 20
const pauseMs = 250

/** Starts until it stays: after a kill -9 the old back-ends need a moment to notice, and a free port may be taken in between. */
export async function launch(options: LaunchOptions): Promise<Postmaster> {
  let lines: string[] = []
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (attempt > 1) await sleep(pauseMs)
    lines = []
    await stopLeftover(options.dataFolder)
    const started = await tryLaunch(options, lines)
    if (started) return started
  }
  throw new PostgresError(`PostgreSQL does not start in ${options.dataFolder}: ${lines.slice(-3).join(' | ')}`)
}

async function tryLaunch(options: LaunchOptions, lines: string[]): Promise<Postmaster | undefined> {
  const port = options.port ?? (await freePort())
  const [program, args] = asOrdinaryUser([options.binaries.postgres, serverArguments({ ...options, port })])
  // A group of its own: Ctrl-C must reach the portal first, which drains its requests and then stops the database.
  const child = spawn(program, args, { detached: true, windowsHide: true, stdio: ['ignore', 'ignore', 'pipe'] })
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.splice(0, lines.length - 20, ...lines.slice(-20), line)
    options.log(line)
  })

  const exited = once(child, 'exit').then(
    () => undefined,
    (error: Error) => void lines.push(error.message),
  )
  const alive = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const server: Postmaster = {
    pid: child.pid ?? 0,
    port,
    exited,
    stop: async () => {
      if (alive()) await stopProcess(server.pid, alive)
      await exited
    },
  }
  return (await isReady(child, alive, server, options)) ? server : undefined
}

/** Ready is a real login, not a line in a log; and only to the process we started, not to another that answers on that port. */
async function isReady(child: ChildProcess, alive: () => boolean, server: Postmaster, { dataFolder, password }: LaunchOptions) {
  try {
    for (let pause = 5; alive(); pause = Math.min(pause * 2, 250)) {
      if (recordedPid(dataFolder) === child.pid && (await canLogIn(server.port, password))) return true
      await sleep(pause)
    }
    return false
  } catch (error) {
    await server.stop()
    throw error
  }
}
