import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Running {
  readonly child: ChildProcess
  /** What it said so far. */
  said(): string
  /** Settled once it has ended, however it did. */
  readonly ended: Promise<void>
}

/** One process of the deployment; what it says is kept in `log` as well. A group of its own: Ctrl-C reaches the script only. */
export function run(program: string, args: readonly string[], { env, log }: { env?: NodeJS.ProcessEnv; log: string }): Running {
  const child = spawn(program, args, { cwd: root, env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const file = createWriteStream(log, { flags: 'a', mode: 0o600 })
  let said = ''
  const hear = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-20_000)
    file.write(chunk)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      said += String(error)
      resolve()
    })
    child.once('exit', () => resolve())
  })
  void ended.then(() => file.end())
  return { child, said: () => said, ended }
}

export const isAlive = ({ child }: Running): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null

/** Asks it to end, and ends it when it does not listen. */
export async function end(one: Running, signal: NodeJS.Signals = 'SIGTERM', patienceMs = 45_000): Promise<void> {
  if (!isAlive(one)) return
  one.child.kill(signal)
  const impatient = setTimeout(() => one.child.kill('SIGKILL'), patienceMs)
  await one.ended
  clearTimeout(impatient)
}

/** Looks again and again until it does not fail; gives up when the process has ended or time is over. */
export async function until(look: () => Promise<unknown>, of: Running, withinMs = 120_000): Promise<void> {
  const over = performance.now() + withinMs
  for (;;) {
    try {
      await look()
      return
    } catch (error) {
      if (!isAlive(of) || performance.now() > over)
        throw new Error(`${of.child.spawnfile} is not ready:\n${of.said()}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
