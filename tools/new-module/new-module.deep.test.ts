import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../steps.ts'

const copy = mkdtempSync(path.join(tmpdir(), 'diwan-module-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The sources are copied, the packages borrowed; our own packages must be those of the copy. */
function copyProject(): void {
  const own = /^(node_modules|\.git|\.diwan|test-results|docs)$/
  for (const entry of readdirSync(root).filter((name) => !own.test(name))) {
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true, filter: (file) => !file.endsWith('/dist') })
  }
  const packages = path.join(copy, 'node_modules')
  mkdirSync(path.join(packages, '@diwan'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    const borrowed = name === '.bin' || !(name.startsWith('.') || name === '@diwan')
    if (borrowed) symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name))
  }
  for (const name of ['core', 'contract', 'server', 'web'])
    symlinkSync(path.join(copy, name), path.join(packages, '@diwan', name))
}

function run(program: string, ...args: string[]): { ok: boolean; output: string } {
  const command = program === 'node' ? process.execPath : path.join(copy, 'node_modules/.bin', program)
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' })
  return { ok: status === 0, output: stdout + stderr }
}

/** What a check says of the new module; the rest of the tree is not on trial here. */
const saidOf = (output: string): string[] => output.split('\n').filter((line) => /polls/i.test(line))

test('a new module compiles, keeps the rules of the house and passes its own tests', { timeout: 600_000 }, () => {
  copyProject()
  const made = run('node', 'tools/new-module.ts', 'quick-polls')
  expect(made.ok, made.output).toBe(true)
  expect(run('tsc', '-b')).toEqual({ ok: true, output: '' })
  for (const check of ['structure', 'words']) expect(saidOf(run('node', `tools/check-${check}.ts`).output)).toEqual([])
  expect(saidOf(run('oxlint', '--type-aware').output)).toEqual([])
  expect(saidOf(run('oxfmt', '--check').output)).toEqual([])
  expect(saidOf(run('knip').output)).toEqual([])
  expect(run('vitest', 'run', '--project', 'integration', 'server/modules/quick-polls')).toMatchObject({ ok: true })
  expect(run('node', 'tools/new-module.ts', 'quick-polls')).toMatchObject({ ok: false })
})
