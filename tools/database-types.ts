/** Generates the row types from a migrated database: `npm run db:types`, with `--verify` only to find drift. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '../server/kit/db/migrate.ts'
import { startEmbedded } from '../server/kit/platform/embedded-postgres.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'diwan-types-'))
const server = await startEmbedded({ dataFolder: path.join(folder, 'database'), password: 'types', fsync: false })
try {
  const pool = new pg.Pool({ connectionString: server.url, max: 1 })
  await migrate(pool)
  await pool.end()
  const options = [
    '--dialect',
    'postgres',
    '--include-pattern',
    'public.*',
    '--type-mapping',
    '{"int8":"number"}',
    '--out-file',
    'server/kit/db/types.gen.ts',
    '--url',
    server.url,
  ]
  const run = spawnSync('node_modules/.bin/kysely-codegen', [...options, ...process.argv.slice(2)], { encoding: 'utf8' })
  if (run.status !== 0) process.stderr.write(`${run.stdout}${run.stderr}`)
  process.exitCode = run.status ?? 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
