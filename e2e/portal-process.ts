import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/kit/platform/free-port.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface PortalProcess {
  readonly url: string
  readonly home: string
  /** What it wrote to the terminal. */
  readonly said: string
  stop(): Promise<void>
}

/** The portal as `npm start` runs it, in a fresh folder and on a free port. */
export async function startPortal({
  name = '',
  argv = [],
  env = {},
}: { name?: string; argv?: string[]; env?: Record<string, string> } = {}): Promise<PortalProcess> {
  const home = await mkdtemp(path.join(os.tmpdir(), `diwan-e2e-${name}`))
  const port = await freePort()
  const own = { DIWAN_HOME: home, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: '', DATABASE_URL: '', LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, ['server/main.ts', ...argv], {
    cwd: root,
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    await rm(home, { recursive: true, force: true })
  }
  try {
    return { url: `http://localhost:${port}`, home, said: await ready(child.stdout, child.stderr, ended), stop }
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
