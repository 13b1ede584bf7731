/**
 * `npm run new-module knowledgeHub article` opens a key that is coming in the module that announces it, with its rights and addresses;
 * `npm run new-module polls [poll]` makes a module that nothing announces. With `-- --trash` deleted records wait in a trash.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { gatherAll } from '../gather.mjs'
import { announcedIn, comingOf } from './coming.ts'
import { filesOf, write } from './files.ts'
import { newNames } from './names.ts'
import { root } from '../steps.ts'
import { stampOf } from '../structure/migrations.ts'

const at = (file: string): string => path.join(root, file)

const words = process.argv.slice(2)
const [name, one] = words.filter((word) => !word.startsWith('--'))
if (!name) fail('How is it called? npm run new-module polls')
const coming = comingOf(await announcedIn(root), name, one)
const names = coming ?? newNames(name, one)
if (!coming && existsSync(at(`contract/${name}`))) fail(`${name} is there already.`)
const files = filesOf(root, names, freeStamp(), { trash: words.includes('--trash') })

write(root, files)
run(
  'oxfmt',
  files.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file)),
)
await gatherAll()
run('node', ['tools/database-types.ts'])

const manifests = coming
  ? ''
  : `write its names and what it is in contract/${name}/words.*.ts, choose its icon in web/modules/${name}/module.ts, then `
process.stdout.write(
  `${names.key} is open:\n${files.map(({ file }) => `  ${file}`).join('\n')}\n\nNext: ${manifests}follow docs/guides/add-a-module.md.\n`,
)

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
