import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSettings } from '../../kit/platform/settings.ts'
import { ask, emptyDatabase } from '../../testing/backups.ts'
import { startPortal } from '../start.ts'
import { restore } from './restore.ts'

const kept = fileURLToPath(new URL('../../testing/fixtures/', import.meta.url))
const fixtures = (await readdir(kept)).filter((name) => name.endsWith('.diwan'))

test.each(fixtures)(
  'the back-up kept of %s is restored and started by this release with all its people and tickets',
  async (name) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'diwan-kept-'))
    const database = await emptyDatabase()
    const env = { DATABASE_URL: database.url, DIWAN_HOME: folder, LOG_LEVEL: 'warn' }
    const settings = { ...readSettings(env, []), roles: new Set<never>() }
    const { contents } = await restore({ settings, file: path.join(kept, name), say: () => undefined })
    await (await startPortal(settings)).stop()
    const [found] = await ask(
      database.url,
      'select (select count(*)::int from users) as users, (select count(*)::int from tickets) as tickets',
    )
    expect(found).toEqual({ users: contents.tables['users']?.rows, tickets: contents.tables['tickets']?.rows })
    expect((await stat(path.join(kept, name))).size).toBeLessThan(300_000)
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  },
  60_000,
)
