import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { summingFiles } from '../../kit/backup/archive.ts'
import { checkArchive } from '../../kit/backup/read-archive.ts'
import { withSnapshot } from '../../kit/backup/snapshot.ts'
import { writeArchive } from '../../kit/backup/write-archive.ts'
import { migrateTo, migrationNames } from '../../kit/db/migrate.ts'
import { readSettings } from '../../kit/platform/settings.ts'
import { ask, emptyDatabase, shapeOf, sumsOf } from '../../testing/backups.ts'
import { eventually } from '../../testing/eventually.ts'
import { startPortal } from '../start.ts'
import { restore } from './restore.ts'
import { connected } from './source.ts'

const kept = fileURLToPath(new URL('../../testing/fixtures/', import.meta.url))
const fixtures = (await readdir(kept)).filter((name) => name.endsWith('.diwan'))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-upgrade-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const restored = async (file: string, name: string) => {
  const database = await emptyDatabase()
  const settings = readSettings({ DATABASE_URL: database.url, DIWAN_HOME: path.join(folder, name), LOG_LEVEL: 'warn' }, [])
  const archive = await restore({ settings, file, say: () => undefined })
  return { ...database, settings, archive }
}

const migrating = `const { openDatabase } = await import(process.argv[1]);
  const { migrate } = await import(process.argv[2]);
  const pool = openDatabase(process.argv[3], 1, () => {});
  await migrate(pool.pool); await pool.close()`

/** Brings a database forward in a process of its own, as a start does. */
function migrateIn(url: string) {
  const parts = ['database.ts', 'migrate.ts'].map((name) => new URL(`../../kit/db/${name}`, import.meta.url).href)
  return spawn(process.execPath, ['--input-type=module', '-e', migrating, ...parts, url], { stdio: 'inherit' })
}

const countOf = async (url: string, table: string): Promise<number> =>
  (await ask<{ count: number }>(url, `select count(*)::int as count from ${table}`))[0]!.count

/** Kills it with -9 when it has reached for the database and another step is done, or none is left; three times. */
async function upgradeKilled(url: string): Promise<void> {
  for (let time = 0; time < 3; time++) {
    const before = await countOf(url, 'migrations')
    const child = migrateIn(url)
    const ended = once(child, 'exit')
    const left = (await migrationNames()).length - before
    if (left > 0) await eventually(async () => expect(await countOf(url, 'migrations')).toBeGreaterThan(before))
    child.kill('SIGKILL')
    await ended
  }
  const [code] = (await once(migrateIn(url), 'exit')) as [number]
  expect(code).toBe(0)
}

/** All but the moment at which each step was taken. */
const rowsOf = async (url: string) => ({ ...(await sumsOf(url)), migrations: await countOf(url, 'migrations') })

/** Shape and rows after a straight upgrade, and after one that was killed. */
async function bringForward(file: string, name: string): Promise<{ straight: object; killed: object }> {
  const [straight, killed] = [await restored(file, `${name}-straight`), await restored(file, `${name}-killed`)]
  expect((await once(migrateIn(straight.url), 'exit'))[0]).toBe(0)
  await upgradeKilled(killed.url)
  const stateOf = async (url: string) => ({ shape: await shapeOf(url), rows: await rowsOf(url) })
  const states = { straight: await stateOf(straight.url), killed: await stateOf(killed.url) }
  expect(await countOf(straight.url, 'tickets')).toBe(straight.archive.contents.tables['tickets']?.rows)
  const portal = await startPortal({ ...straight.settings, roles: new Set() }) // content is there: nothing is begun again
  await portal.stop()
  expect(await countOf(straight.url, 'users')).toBe(straight.archive.contents.tables['users']?.rows)
  await straight.drop()
  await killed.drop()
  return states
}

test.each(fixtures)(
  'the back-up kept of %s comes forward, killed half-way three times, to the same rows and rules (H49)',
  async (name) => {
    const { straight, killed } = await bringForward(path.join(kept, name), name)
    expect(killed).toEqual(straight)
  },
  120_000,
)

test('a back-up of fewer migrations comes forward the same way, with what stood in it', async () => {
  const old = await emptyDatabase()
  const { client, close } = await connected(old.url)
  await client.query('begin')
  await migrateTo(client, (await migrationNames()).slice(0, 18))
  await client.query(PEOPLE_OF_OLD)
  await client.query('commit')
  const file = path.join(folder, 'old.diwan')
  await withSnapshot(client, (snapshot) =>
    writeArchive(file, async (archive) => {
      const { migrations, tables, postgres } = snapshot
      const made = { format: 1 as const, diwan: '0.0.1', madeAt: new Date().toISOString(), organisation: null }
      await archive.heading({ ...made, postgres, migrations, tables })
      const sums: Record<string, { bytes: number; rows: number; sha256: string }> = {}
      for (const table of tables) {
        const { bytes, lines, sha256 } = await archive.part(`tables/${table.name}`, snapshot.rows(table))
        sums[table.name] = { bytes, rows: lines, sha256 }
      }
      return { tables: sums, files: summingFiles().sum(), damagedFiles: [], sequences: {} }
    }),
  )
  await close()
  expect((await checkArchive(file)).heading.migrations).toHaveLength(18)
  const { straight, killed } = await bringForward(file, 'old')
  expect(killed).toEqual(straight)
  await old.drop()
}, 120_000)

/** An organisation, a person and a unit, as they stood then. */
const PEOPLE_OF_OLD = `
  insert into objects (id, kind, created_at) values
    ('00000000-0000-7000-8000-000000000001', 'organisation', '2025-01-01'), ('00000000-0000-7000-8000-000000000002', 'user', '2025-01-01');
  insert into organisation (id, name_ar, name_en, created_at) values ('00000000-0000-7000-8000-000000000001', 'قديمة', 'Old', '2025-01-01');
  insert into users (id, email, full_name, role, password_hash)
    values ('00000000-0000-7000-8000-000000000002', 'noura@old.example', 'نورة', 'SUPER_ADMIN', '-')`
