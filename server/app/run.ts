import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startPortal } from './start.ts'
import { HomeError } from '../kit/platform/home-error.ts'
import { PostgresError } from '../kit/platform/postgres-error.ts'
import { readSettings, SettingsError } from '../kit/platform/settings.ts'
import type { Settings } from '../kit/platform/settings.ts'
import { StartError } from './start-error.ts'

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** `npm start`: what goes wrong before the portal is ready is said in plain lines and ends with status 1. */
export async function run(): Promise<void> {
  try {
    const settings = readSettings(process.env, process.argv.slice(2))
    const portal = await startPortal(settings, existsSync(dist) ? { dist } : {})
    stopOnSignal(() => portal.stop()) // first: who reads that it is ready may end it at once
    announce(settings, portal.lines)
  } catch (error) {
    const expected = [SettingsError, HomeError, PostgresError, StartError].some((kind) => error instanceof kind)
    process.stderr.write(`${expected ? (error as Error).message : String(error instanceof Error ? error.stack : error)}\n`)
    process.exitCode = 1
    setTimeout(() => process.exit(1), 2_000).unref()
  }
}

/** To the terminal and never through the logger: these lines hold passwords. */
function announce(settings: Settings, lines: readonly string[]): void {
  process.stdout.write(`\nDiwan is ready: ${settings.publicUrl}\n${lines.map((line) => `${line}\n`).join('')}\n`)
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = (): void => {
    if (stopping) return
    stopping = true
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
