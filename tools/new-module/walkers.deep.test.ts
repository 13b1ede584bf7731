import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Names } from './names.ts'
import { copyProject, keysToOpen, openAll, runIn } from './tree.ts'

const copy = copyProject()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

let opened: Names
beforeAll(async () => {
  const [names] = await keysToOpen(1)
  opened = names!
  openAll(copy, [opened], () => ({ trash: false }))
  for (const tool of ['gather.mjs', 'database-types.ts']) {
    const { ok, output } = runIn(copy, 'node', `tools/${tool}`)
    if (!ok) throw new Error(output)
  }
}, 300_000)

/** Each walker by its file, and which of its tests are about the records of one kind. */
const walkers = [
  ['access-matrix.test.ts', ({ key, kind }: Names) => `${key}\\.open answers what the matrix says|an opened ${kind} carries in`],
  ['reach.test.ts', ({ kind }: Names) => `records of the kind ${kind} `],
  ['canary.test.ts', () => 'a stranger with the role USER gets nothing'],
  ['realtime/channels.test.ts', ({ kind }: Names) => `the channels of an? ${kind}`],
  ['fuzz.test.ts', ({ key }: Names) => `${key}\\.open answers every plausible input`],
] as const

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

/** How many of its tests passed and failed. */
function walk(file: string, about: string): Pick<Report, 'numPassedTests' | 'numFailedTests'> {
  const report = path.join(copy, 'walked.json')
  rmSync(report, { force: true })
  // three cases, as the daily run has them, may all ask for nothing that exists
  if (file === 'fuzz.test.ts') vi.stubEnv('FUZZ_CASES', '20')
  const asked = ['run', '--project', 'integration', `server/testing/${file}`, '-t', about]
  const { output } = runIn(copy, 'vitest', ...asked, '--reporter', 'json', '--outputFile', report)
  vi.unstubAllEnvs()
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report
    return { numPassedTests, numFailedTests }
  } catch {
    throw new Error(output)
  }
}

/** As if its author had forgotten who may see one. */
function forgetWhoSees(): void {
  const file = [`access/${opened.topic}.ts`, 'access.ts']
    .map((name) => path.join(copy, 'server/modules', opened.folder, name))
    .find((one) => existsSync(one))!
  const text = readFileSync(file, 'utf8')
  const broken = text.replace(/view: living\(within\([^)]*\)\)/, 'view: living(() => true)')
  expect(broken).not.toBe(text)
  writeFileSync(file, broken)
}

test('every walker passes over a module that was just opened', { timeout: 1_200_000 }, () => {
  for (const [file, about] of walkers) {
    const { numPassedTests, numFailedTests } = walk(file, about(opened))
    expect([file, numPassedTests > 0, numFailedTests]).toEqual([file, true, 0])
  }
})

test('every walker fails once everyone may see its records', { timeout: 1_200_000 }, () => {
  forgetWhoSees()
  for (const [file, about] of walkers) expect([file, walk(file, about(opened)).numFailedTests > 0]).toEqual([file, true])
})
