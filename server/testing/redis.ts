import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../kit/platform/free-port.ts'
import { eventually } from './eventually.ts'

export interface TestRedis {
  readonly url: string
  /** As a machine that hangs: connections stay, nothing answers. */
  freeze(): void
  thaw(): void
  /** With kill -9; `start` brings it back on the same port. */
  kill(): Promise<void>
  start(): Promise<void>
  /** For good: what a `beforeAll` that started it gives back. */
  readonly stop: () => Promise<void>
}

/** A real Redis (`tools/setup.mjs` installs it) on a port of this machine. */
export async function startRedis({ password }: { password?: string } = {}): Promise<TestRedis> {
  const folder = mkdtempSync(path.join(tmpdir(), 'diwan-redis-'))
  const port = await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
  const begin = () => spawn('redis-server', [...options, ...(password ? ['--requirepass', password] : [])], { stdio: 'ignore' })
  let server = begin()
  const answers = async (): Promise<void> => {
    const missing = once(server, 'error').then(() => {
      throw new Error('redis-server is missing: install it (Debian: apt-get install redis-server)')
    })
    await Promise.race([missing, eventually(() => connects(port))])
  }
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }
  await answers()
  return {
    url: `redis://${password ? `:${password}@` : ''}127.0.0.1:${port}`,
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    kill,
    stop: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
    start: () => {
      server = begin()
      return answers()
    },
  }
}

async function connects(port: number): Promise<void> {
  const socket = createConnection(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}
