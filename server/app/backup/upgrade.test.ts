import { defaultGrants, type Grant } from '@diwan/contract/access/matrix'
import { files } from '@diwan/contract/files/endpoints'
import { moduleEntries } from '@diwan/contract/releases/registry'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../kit/db/database.ts'
import { freePort } from '../../kit/platform/free-port.ts'
import { readSettings } from '../../kit/platform/settings.ts'
import { ask, emptyDatabase } from '../../testing/backups.ts'
import { call } from '../../testing/call.ts'
import { makePerson } from '../../testing/people.ts'
import { startPortal } from '../start.ts'
import { restore } from './restore.ts'

const kept = fileURLToPath(new URL('../../testing/fixtures/', import.meta.url))
const fixtures = (await readdir(kept)).filter((name) => name.endsWith('.diwan'))

/** Messages have the numbers of the order in which they were read before, per audience and over all, beginning with one. */
const NUMBERED = `
  select count(*)::int as messages, count(*) filter (where (seq, place) is distinct from (nth_heard, nth))::int as astray
  from (select seq, place, row_number() over (partition by object_id, audience order by created_at, id) as nth_heard,
               row_number() over (partition by object_id order by created_at, id) as nth from messages) counted`

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
    expect(await ask(database.url, NUMBERED)).toEqual([{ messages: contents.tables['ticket_messages']?.rows, astray: 0 }])
    expect((await stat(path.join(kept, name))).size).toBeLessThan(300_000)
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  },
  60_000,
)

/** A ticket of 0.1 gets an answer that is a file, as that release kept one. */
const ANSWER_OF_OLD = `
  with asked as (insert into field_sets (id, version) values (gen_random_uuid(), 0) returning id),
  shaped as (insert into field_set_versions (set_id, version, fields, saved_at)
    select id, 1, '[{"key":"receipt","type":"file","labelAr":"إيصال","labelEn":"Receipt"}]', now() from asked returning set_id),
  ticket as (select id, requester_id from tickets where not exists (select from field_answers where object_id = tickets.id) limit 1),
  given as (insert into field_answers (object_id, set_id, version, answers, given_at)
    select ticket.id, shaped.set_id, 1, jsonb_build_object('receipt', $1::text), now() from ticket, shaped)
  insert into files (id, owner_id, name, type, bytes, sha256, purpose, object_id, created_at)
    select $1::uuid, requester_id, 'receipt.pdf', 'application/pdf', $2, $3, 'answer5', id, now() from ticket`

test('every file that 0.1 kept is read after the upgrade, by those who may see its record', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-kept-'))
  const database = await emptyDatabase()
  const port = await freePort()
  const env = { DATABASE_URL: database.url, DIWAN_HOME: folder, LOG_LEVEL: 'warn', PORT: String(port) }
  const settings = { ...readSettings(env, []), roles: new Set(['web'] as const) }
  await restore({ settings, file: path.join(kept, '0.1.0.diwan'), say: () => undefined })
  const [id, bytes] = [randomUUID(), Buffer.from('%PDF-1.4\n%%EOF')]
  await mkdir(path.join(folder, 'files', id.slice(-2), id), { recursive: true })
  await writeFile(path.join(folder, 'files', id.slice(-2), id, 'original'), bytes)
  await ask(database.url, ANSWER_OF_OLD, [id, bytes.length, createHash('sha256').update(bytes).digest()])

  const portal = await startPortal(settings)
  const pool = openDatabase(database.url, 2, () => undefined)
  const [chief, nobody] = [
    await makePerson(pool.db, 'SUPER_ADMIN', inject('passwordHash'), new Date(), 'en'),
    await makePerson(pool.db, 'USER', inject('passwordHash'), new Date(), 'en'),
  ]
  const old = await ask<{ id: string; kind: string | null }>(
    database.url,
    'select files.id, kind from files left join objects on objects.id = object_id',
  )
  const base = `http://127.0.0.1:${port}`
  const statusOf = async (who: typeof chief, file: string) => (await call(base, base, who, files.read, { id: file })).status
  expect(old.filter(({ kind }) => kind === 'ticket').map((file) => file.id)).toContain(id)
  for (const file of old)
    expect([file.kind, await statusOf(chief, file.id), await statusOf(nobody, file.id)]).toEqual([
      file.kind,
      file.kind ? 200 : 404,
      404,
    ])
  await portal.stop()
  await pool.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

test('an untouched 0.1 comes forward to the present default rights, and its SUPER_ADMIN is told once of each module to release', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-kept-'))
  const database = await emptyDatabase()
  const env = { DATABASE_URL: database.url, DIWAN_HOME: folder, LOG_LEVEL: 'warn' }
  const settings = { ...readSettings(env, []), roles: new Set<never>() }
  await restore({ settings, file: path.join(kept, '0.1.0.diwan'), say: () => undefined })
  for (let starts = 0; starts < 2; starts += 1) await (await startPortal(settings)).stop()
  const cells = await ask<Grant>(
    database.url,
    `select role, module_name as module, flag, array_to_json(relations) as relations from grants where relations <> '{}'`,
  )
  const named = ({ role, module, flag, relations }: Grant) => `${role} ${module}.${flag}: ${relations.toSorted().join(' ')}`
  // A cell that differs here is a changed default that its module has to declare (`changedDefaults`).
  const known = new Set(cells.map(named))
  expect(
    defaultGrants()
      .map(named)
      .filter((cell) => !known.has(cell)),
  ).toEqual([])
  const ready = await ask<{ key: string; told: number }>(
    database.url,
    `select key, (select count(*)::int from history where object_id = modules.id and event = 'modules.ready') as told
     from modules where status = 'COMING_SOON' and announced order by key`,
  )
  const built = moduleEntries.filter(({ key, status, core }) => status !== 'COMING_SOON' && !core && key !== 'tickets')
  expect(ready).toEqual(built.map(({ key }) => ({ key, told: 1 })).toSorted((one, other) => (one.key < other.key ? -1 : 1)))
  await database.drop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)
