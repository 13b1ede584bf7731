import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../steps.ts'
import { announcedIn, comingKeys, comingOf } from './coming.ts'
import { filesOf, write } from './files.ts'
import { newNames, type Names, type Options } from './names.ts'

/** What a test makes in a folder of its own. */
const notCopied = /^(node_modules|\.git|\.diwan|test-results|playwright-report)$/
const PACKAGES = ['core', 'contract', 'server', 'web']

/** A copy of the project: its sources copied, packages borrowed; our own packages are those of the copy. */
export function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'diwan-module-'))
  const isSource = (file: string): boolean => !/[\\/](dist|node_modules)$/.test(file)
  for (const entry of readdirSync(root).filter((name) => !notCopied.test(name)))
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true, filter: isSource })
  const packages = path.join(copy, 'node_modules')
  mkdirSync(path.join(packages, '@diwan'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name === '.bin' || !(name.startsWith('.') || name === '@diwan'))
      symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name))
  // what was installed and compiled before is neither installed nor compiled again
  for (const name of ['.diwan-setup', '.package-lock.json', '.types'])
    if (existsSync(path.join(root, 'node_modules', name)))
      cpSync(path.join(root, 'node_modules', name), path.join(packages, name), { recursive: true })
  for (const name of PACKAGES) {
    symlinkSync(path.join(copy, name), path.join(packages, '@diwan', name))
    const own = path.join(root, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, path.join(copy, name, 'node_modules'))
  }
  return copy
}

/** A program of the packages, or of Node, in a folder. */
export function runIn(folder: string, program: string, ...args: string[]): { ok: boolean; output: string } {
  const command = program === 'node' ? process.execPath : path.join(folder, 'node_modules/.bin', program)
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: plainEnvironment() })
  return { ok: status === 0, output: stdout + stderr }
}

/** Without what tells a program that it is run by a test. */
const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|DIWAN_DEEP)/.test(name)))

/** The keys that are coming, those of different modules first; names of nobody where fewer are left than are needed. */
export async function keysToOpen(least: number): Promise<Names[]> {
  const announced = await announcedIn(root)
  const coming = comingKeys(announced).map(({ key }) => comingOf(announced, key)!)
  const [alone, shared] = [coming.filter((one) => !one.shared), coming.filter((one) => one.shared)]
  const all = [...alone, ...shared]
  const invented = ['quick-polls', 'lost-things'].map((name) => newNames(name))
  return all.length < least ? [...all, ...invented].slice(0, least) : all
}

/** As `npm run new-module` does, but that what is generated is generated once for all of them. */
export function openAll(copy: string, all: readonly Names[], optionsOf: (names: Names) => Options): void {
  for (const [place, names] of all.entries())
    write(copy, filesOf(copy, names, `209901010000${String(place).padStart(2, '0')}`, optionsOf(names)))
}
