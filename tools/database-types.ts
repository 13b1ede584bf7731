/**
 * Generates the row types from a migrated database, a file for each module: `npm run db:types`, with `--verify` only to find
 * drift. What they make together, `DB`, is gathered (`tools/gather.mjs`).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '../server/kit/db/migrate.ts'
import { startEmbedded } from '../server/kit/platform/embedded-postgres.ts'
import { gatherAll } from './gather.mjs'
import { rowsFileOf, splitRows } from './row-types/split.ts'
import { root } from './steps.ts'
import { ownerOf } from './structure/owners.ts'
import { readTree } from './structure/tree.ts'
import { writersOfTables } from './structure/writers.ts'

const at = (file: string): string => path.join(root, file)

const folder = mkdtempSync(path.join(tmpdir(), 'diwan-types-'))
const server = await startEmbedded({ dataFolder: path.join(folder, 'database'), password: 'types', fsync: false })
try {
  const pool = new pg.Pool({ connectionString: server.url, max: 1 })
  await migrate(pool)
  await pool.end()
  const wanted = split(generate(server.url))
  const stale = [...wanted].filter(([file, text]) => !existsSync(at(file)) || readFileSync(at(file), 'utf8') !== text)
  const idle = globSync(rowsFileOf('*'), { cwd: root }).filter((file) => !wanted.has(file.replaceAll('\\', '/')))
  if (process.argv.includes('--verify')) {
    for (const file of [...stale.map(([name]) => name), ...idle])
      process.stdout.write(`${file} is not what the migrations say now: run npm run db:types.\n`)
    process.exitCode = stale.length + idle.length > 0 ? 1 : 0
  } else {
    for (const [file, text] of stale) writeFileSync(at(file), text)
    for (const file of idle) rmSync(at(file))
    await gatherAll()
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** As one file. */
function generate(url: string): string {
  const file = path.join(folder, 'types.ts')
  const types = ['--dialect', 'postgres', '--include-pattern', 'public.*', '--type-mapping', '{"int8":"number"}']
  const run = spawnSync(at('node_modules/.bin/kysely-codegen'), [...types, '--out-file', file, '--url', url], {
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}`)
  return readFileSync(file, 'utf8')
}

function split(generated: string): ReadonlyMap<string, string> {
  const modules = readdirSync(at('server/modules'))
  const writers = writersOfTables(readTree(root).code)
  return splitRows(generated, (table) => ownerOf(table, writers, modules))
}
