/** Type-checks every project, then looks at what the compiler wrote for the contract. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { declarationProblems } from './declarations/declarations.ts'
import { root } from './steps.ts'

const WRITTEN = 'node_modules/.types'

// Each checker of one project infers the same types again, so more of them cost memory and save no time.
const { status } = spawnSync('tsc', ['-b', '--checkers', '1'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (status !== 0) process.exit(status ?? 1)

const sources = globSync('contract/**/*.ts', { cwd: root }).filter((file) => !file.includes('node_modules'))
const declarations = sources.map((source) => ({
  source: source.replaceAll('\\', '/'),
  text: readFileSync(path.join(root, WRITTEN, source.replace(/\.ts$/, '.d.ts')), 'utf8'),
}))
const problems = declarationProblems(declarations)
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
