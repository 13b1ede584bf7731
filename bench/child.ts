import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/kit/platform/free-port.ts'

export interface Child {
  readonly origin: string
  readonly pid: number
  /** Its next message answers. */
  ask(what: string): Promise<unknown>
  stop(): Promise<void>
}

/** A server in a process of its own, so that it shares no event loop with its client or with what it is compared to. */
export async function startChild(
  name: 'portal' | 'reference' | 'chat/broadcast' | 'knowledge/raw' | 'learning/raw' | 'requests/raw' | 'time/raw',
  env: Record<string, string>,
  execArgv: string[] = [],
): Promise<Child> {
  const port = await freePort()
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const child = fork(file, { env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' }, execArgv })
  const exited = once(child, 'exit')
  const [said] = (await Promise.race([once(child, 'message'), exited])) as unknown[]
  if (said !== 'listening') throw new Error(`The ${name} ended before it listened`)
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid!,
    ask: async (what) => {
      const answer = once(child, 'message')
      child.send(what)
      return ((await answer) as unknown[])[0]
    },
    stop: async () => {
      child.disconnect()
      await exited
    },
  }
}
