/**
 * `npm run new-module polls [poll]`: a module with a working list, its access table, words and tests, known everywhere by its manifests.
 * `npm run new-module quickTasks` opens a key that is coming in the module that announces it, with its rights and addresses.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gatherAll } from './gather.mjs'
import { announcedIn, comingOf } from './new-module/coming.ts'
import { filesOf, filesOfComing } from './new-module/files.ts'
import { namesOf } from './new-module/names.ts'
import { root } from './steps.ts'
import { stampOf } from './structure/migrations.ts'

const at = (file: string): string => path.join(root, file)

const [name, one] = process.argv.slice(2)
if (!name) fail('How is it called? npm run new-module polls')
const coming = comingOf(await announcedIn(root), name, one)
const number = freeStamp()
const files = coming ? filesOfComing(root, coming, number) : filesOf(root, namesOf(name, one), number)
if (!coming) for (const { file } of files) if (existsSync(at(file))) fail(`${file} is there already.`)

for (const { file, text } of files) {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}
run(
  'oxfmt',
  files.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file)),
)
await gatherAll()
run('node', ['tools/database-types.ts'])

const todo = coming
  ? 'Next: write what its records are. Then: npm run check, and npm test.'
  : `Next: write its Arabic and English names in contract/${name}/words.*.ts, choose its icon in web/modules/${name}/module.ts,
and say in contract/${name}/module.ts who may what. Then: npm run check, and npm test.`
process.stdout.write(`${name} is ready:\n${files.map(({ file }) => `  ${file}`).join('\n')}\n\n${todo}\n`)

/** Now, or the next second that no migration bears. */
function freeStamp(): string {
  const taken = (stamp: string): boolean => globSync(`server/migrations/${stamp}_*.sql`, { cwd: root }).length > 0
  const from = new Date()
  while (taken(stampOf(from))) from.setSeconds(from.getSeconds() + 1)
  return stampOf(from)
}

function run(program: string, args: readonly string[]): void {
  const command = program === 'node' ? process.execPath : at(`node_modules/.bin/${program}`)
  const ran = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (ran.status !== 0) fail(`${program} ${args.join(' ')} did not succeed.`)
}

function fail(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
