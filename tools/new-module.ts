/** `npm run new-module polls [poll]`: a module with a working list, its access table, words and tests, known everywhere by its manifests. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gatherAll } from './gather.mjs'
import { fill, namesOf } from './new-module/names.ts'
import { root } from './steps.ts'
import { stampOf } from './structure/migrations.ts'

const TEMPLATE = 'tools/new-module/template'
const at = (file: string): string => path.join(root, file)

const [folder, one] = process.argv.slice(2)
if (!folder) fail('How is it called? npm run new-module polls')
const names = namesOf(folder, one)
const number = stampOf(new Date())

const files = globSync('**/*.txt', { cwd: at(TEMPLATE) }).map((template) => ({
  file: fill(template.replace(/\.txt$/, ''), names, number),
  text: fill(readFileSync(at(`${TEMPLATE}/${template}`), 'utf8'), names, number),
}))
for (const { file } of files) if (existsSync(at(file))) fail(`${file} is there already.`)

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

process.stdout.write(`${folder} is ready:
${files.map(({ file }) => `  ${file}`).join('\n')}

Next: write its Arabic and English names in contract/${folder}/words.*.ts, choose its icon in web/modules/${folder}/module.ts,
and say in contract/${folder}/module.ts who may what. Then: npm run check, and npm test.
`)

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
