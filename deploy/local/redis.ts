import { mkdirSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import path from 'node:path'
import { once } from 'node:events'
import { freePort } from '../../server/kit/platform/free-port.ts'
import { end, run, until, type Running } from './processes.ts'

export interface LocalRedis {
  readonly url: string
  /** As a machine that is gone. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Debian's redis-server on a port of its own, with a password and without a memory: what it holds may be lost. */
export async function startRedis(folder: string, password: string): Promise<LocalRedis> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const port = await freePort()
  const config = path.join(folder, 'redis.conf')
  const lines = [`port ${port}`, 'bind 127.0.0.1', `requirepass ${password}`, 'save ""', 'appendonly no', `dir ${folder}`]
  writeFileSync(config, `${lines.join('\n')}\n`, { mode: 0o600 })
  let server: Running | undefined

  const start = async (): Promise<void> => {
    server = run('redis-server', [config], { log: path.join(folder, 'redis.log') })
    await until(() => answers(port), server, 20_000)
  }
  await start()
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    kill: async () => server && end(server, 'SIGKILL'),
    start,
    stop: async () => server && end(server),
  }
}

async function answers(port: number): Promise<void> {
  const socket = createConnection({ port, host: '127.0.0.1' })
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}
