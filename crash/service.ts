import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { eventually } from '../server/testing/eventually.ts'

const main = path.join(import.meta.dirname, '../server/main.ts')
const KEPT_LINES = 30
const START_MS = 60_000

/** A process of `server/main.ts` that is started again whenever it ends, as a service manager would. */
export interface Service {
  /** kill -9 */
  kill(): void
  ready(): Promise<void>
  stop(): Promise<void>
  /** What it said last. */
  said(): string
  /** That it ended although nobody killed it. */
  faults(): readonly string[]
}

export function keepRunning(name: string, env: Readonly<Record<string, string>>): Service {
  const lines: string[] = []
  const faults: string[] = []
  let [isReady, killed, stopping] = [false, false, false]
  let child: ChildProcess

  const hear = (chunk: Buffer): void => {
    const text = chunk.toString()
    lines.push(...text.split('\n').filter(Boolean))
    lines.splice(0, lines.length - KEPT_LINES)
    if (text.includes('Diwan is ready')) isReady = true
  }
  const launch = (): void => {
    if (stopping) return // asked between its end and now: nobody would end the new one
    ;[isReady, killed] = [false, false]
    child = spawn(process.execPath, [main], { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('exit', (code, signal) => {
      if (isReady && !killed && !stopping)
        faults.push(`${name} ended by itself (${code ?? signal}): ${lines.slice(-5).join(' | ')}`)
      isReady = false
      setTimeout(launch, 100)
    })
  }
  launch()

  return {
    kill: () => {
      ;[isReady, killed] = [false, true] // its end is heard of later
      child.kill('SIGKILL')
    },
    ready: () =>
      eventually(() => {
        if (!isReady) throw new Error(`${name} is not ready: ${lines.join(' | ')}`)
      }, START_MS),
    stop: async () => {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
    said: () => lines.join('\n'),
    faults: () => faults,
  }
}
