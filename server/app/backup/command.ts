import { parseArgs } from 'node:util'
import { BackupError } from '../../kit/backup/archive.ts'
import { HomeError } from '../../kit/platform/home-error.ts'
import { PostgresError } from '../../kit/platform/postgres-error.ts'
import { readSettings, SettingsError, type Settings } from '../../kit/platform/settings.ts'
import { StartError } from '../start-error.ts'

export interface Command {
  readonly help: string
  /** Words it takes beside the file. */
  readonly flags?: readonly string[]
  readonly run: (asked: CommandInput) => Promise<string[]>
}

export interface CommandInput {
  readonly file: string
  readonly settings: Settings
  readonly flags: ReadonlySet<string>
  /** One line of progress. */
  readonly say: (line: string) => void
  /** Ctrl-C: what was begun is taken back. */
  readonly signal: AbortSignal
}

/** `npm run backup` and `npm run restore`: plain lines to the terminal, never through the logger; status 1 when it failed. */
export async function runCommand({ help, flags = [], run }: Command): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  try {
    const options = Object.fromEntries([...flags, 'help'].map((name) => [name, { type: 'boolean' as const }]))
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (values['help']) return write(help)
    const [file, ...more] = positionals
    if (!file || more.length > 0) throw new BackupError(help)
    const asked = new Set(flags.filter((name) => values[name]))
    const lines = await run({ file, settings: readSettings(process.env, []), flags: asked, say: write, signal: stop.signal })
    write(lines.join('\n'))
  } catch (error) {
    process.stderr.write(`${stop.signal.aborted ? 'Stopped; nothing was changed.' : reasonOf(error)}\n`)
    process.exitCode = 1
  }
}

const write = (line: string): void => void process.stdout.write(`${line}\n`)

function reasonOf(error: unknown): string {
  const expected = [BackupError, SettingsError, HomeError, PostgresError, StartError].some((kind) => error instanceof kind)
  if (expected || !(error instanceof Error)) return error instanceof Error ? error.message : String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code?.startsWith('ERR_PARSE_ARGS')) return error.message
  if (code === 'ENOSPC') return 'The disk is full. Nothing was changed.'
  return `It failed, and nothing was changed: ${error.stack ?? error.message}`
}

/** 12.3 MB */
export function sizeOf(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  const step = bytes < 1_000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1_000 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step]}`
}

export const secondsSince = (begun: number): string => `${((performance.now() - begun) / 1_000).toFixed(1)} s`
