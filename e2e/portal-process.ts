import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/kit/platform/free-port.ts'
import { copyPrepared } from './prepared-home.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface PortalProcess {
  readonly url: string
  readonly home: string
  /** What it wrote to the terminal. */
  readonly said: string
  /** All it has said since, at its finest level. */
  log(): string
  /** As Prometheus reads them, on a port of their own. */
  metrics(): Promise<string>
  /** Its home stays. */
  end(): Promise<void>
  stop(): Promise<void>
}

interface Start {
  name?: string
  /** Without one, a folder of its own; with the sample organisation already there, unless something else is asked for. */
  home?: string
  argv?: string[]
  env?: Record<string, string>
}

/** The portal as `npm start` runs it, on a free port. */
export async function startPortal({ name = '', home: given, argv = [], env = {} }: Start = {}): Promise<PortalProcess> {
  const home = given ?? (await mkdtemp(path.join(os.tmpdir(), `diwan-e2e-${name}`)))
  if (given === undefined && argv.length === 0) await copyPrepared(home)
  const [port, metricsPort] = [await freePort(), await freePort()]
  const ports = { PORT: String(port), METRICS_PORT: String(metricsPort), HOST: '127.0.0.1' }
  const own = { DIWAN_HOME: home, ...ports, PUBLIC_URL: '', DATABASE_URL: '', LOG_LEVEL: 'trace' }
  const child = spawn(process.execPath, ['server/main.ts', ...argv], {
    cwd: root,
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const end = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  const stop = async (): Promise<void> => {
    await end()
    await rm(home, { recursive: true, force: true })
  }
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  try {
    const said = await ready(child.stdout, child.stderr, ended)
    return { url: `http://localhost:${port}`, home, said, log: () => log, metrics, end, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What it says is kept for the failure; it holds no secret but those of its own sample people. */
function ready(out: NodeJS.ReadableStream, err: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    for (const stream of [out, err]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('Diwan is ready')) resolve(said)
      })
    }
    void ended.then(() => reject(new Error(`The portal did not start:\n${said}`)))
  })
}
