/** Runs the commands of a check or a test run, and says how each went and how long it took. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = path.join(root, 'node_modules/.bin')

/** A step that hangs fails. */
const MAX_MINUTES = 30

export interface Step {
  readonly name: string
  /** A program of the packages (or `node`) with its arguments. */
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
  /** May take longer than others. */
  readonly minutes?: number
}

/** All at once, each quiet unless it fails. Answers whether everything passed. */
export async function runTogether(steps: readonly Step[]): Promise<boolean> {
  const passed = await Promise.all(steps.map((step) => runStep(step, 'quiet')))
  return passed.every(Boolean)
}

/** One after the other, each speaking for itself. A failure does not hide what comes after it. */
export async function runInOrder(steps: readonly Step[]): Promise<boolean> {
  const begun = performance.now()
  const lines: string[] = []
  let passed = true
  for (const step of steps) {
    const stepBegun = performance.now()
    const ok = await runStep(step, 'speaking')
    lines.push(line(step.name, ok, stepBegun))
    passed &&= ok
  }
  print(['', ...lines, line('total', passed, begun), ''].join('\n'))
  return passed
}

async function runStep(step: Step, voice: 'quiet' | 'speaking'): Promise<boolean> {
  const begun = performance.now()
  if (voice === 'speaking') print(`\n▸ ${step.name}`)
  const { ok, output } = await run(step, voice)
  if (voice === 'quiet') print(ok ? line(step.name, ok, begun) : `${line(step.name, ok, begun)}\n${indent(output)}`)
  return ok
}

function run(
  { command, env, minutes = MAX_MINUTES }: Step,
  voice: 'quiet' | 'speaking',
): Promise<{ ok: boolean; output: string }> {
  const [program, ...args] = command
  const child = spawn(program === 'node' ? process.execPath : path.join(bin, program), args, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, ...env },
    stdio: voice === 'speaking' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    timeout: minutes * 60_000,
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: String(error) }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

const line = (name: string, ok: boolean, begun: number): string =>
  `${ok ? '✓' : '✗'} ${name.padEnd(16)}${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`

const indent = (output: string): string => output.trimEnd().replaceAll(/^/gm, '    ')

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
