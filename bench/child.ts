import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export const BENCH_ORIGIN = 'http://bench.test'

export interface Child {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

/** A server in a process of its own, so that it shares no event loop with the client or with what it is compared to. */
export async function startChild(file: string, databaseUrl: string): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
  })
  const exited = once(child, 'exit')
  const [said] = (await Promise.race([once(child, 'message'), exited])) as [{ port: number } | number | null]
  if (typeof said !== 'object' || said === null) throw new Error(`${file} ended before it listened`)
  return {
    port: said.port,
    pid: child.pid!,
    stop: async () => {
      child.disconnect()
      await exited
    },
  }
}
