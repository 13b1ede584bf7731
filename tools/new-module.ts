/** `npm run new-module polls [poll]`: a module with a working list, its access table, words and tests, known everywhere. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fill, namesOf } from './new-module/names.ts'
import { registrations } from './new-module/registrations.ts'
import { root } from './steps.ts'

const TEMPLATE = 'tools/new-module/template'
const at = (file: string): string => path.join(root, file)

const [folder, one] = process.argv.slice(2)
if (!folder) fail('How is it called? npm run new-module polls')
const names = namesOf(folder, one)
const migrations = readdirSync(at('server/migrations')).filter((file) => file.endsWith('.sql')).length
const number = String(migrations + 1).padStart(3, '0')

const files = globSync('**/*.txt', { cwd: at(TEMPLATE) }).map((template) => ({
  file: fill(template.replace(/\.txt$/, ''), names, number),
  text: fill(readFileSync(at(`${TEMPLATE}/${template}`), 'utf8'), names, number),
}))
for (const { file } of files) if (existsSync(at(file))) fail(`${file} is there already.`)
const registered = registrations.map(({ file, register }) => ({ file, text: register(readFileSync(at(file), 'utf8'), names) }))

for (const { file, text } of [...files, ...registered]) {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}
run(
  'oxfmt',
  [...files, ...registered].map(({ file }) => file).filter((file) => /\.tsx?$/.test(file)),
)
run('node', ['tools/database-types.ts'])
run('vite', ['build', '--logLevel', 'warn'], 'web') // writes the tree of routes

process.stdout.write(`${folder} is ready:
${files.map(({ file }) => `  ${file}`).join('\n')}
and is known to
${registered.map(({ file }) => `  ${file}`).join('\n')}

Next: write its Arabic and English names in contract/modules/words.*.ts, choose its icon in web/app/menu-icons.ts,
and say in contract/access/matrix.ts who may what. Then: npm run check, and npm test.
`)

function run(program: string, args: readonly string[], folderOf = '.'): void {
  const command = program === 'node' ? process.execPath : at(`node_modules/.bin/${program}`)
  const ran = spawnSync(command, args, {
    cwd: at(folderOf),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (ran.status !== 0) fail(`${program} ${args.join(' ')} did not succeed.`)
}

function fail(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
