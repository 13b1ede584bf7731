import { documentFromText } from '@diwan/core/document'
import { files } from '@diwan/contract/files/endpoints'
import { UPLOAD_PART } from '@diwan/contract/files/limits'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BackupError, summingFiles } from '../../kit/backup/archive.ts'
import { checkArchive } from '../../kit/backup/read-archive.ts'
import { writeArchive } from '../../kit/backup/write-archive.ts'
import { readSettings } from '../../kit/platform/settings.ts'
import { createJobs } from '../../kit/record/jobs.ts'
import { forgetUnusedFiles } from '../../modules/files/public.ts'
import { ask, emptyDatabase, filesIn, launch, run, shapeOf, sumsOf, waitingOf } from '../../testing/backups.ts'
import { pdf } from '../../testing/documents.ts'
import { eventually } from '../../testing/eventually.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import { world, type World } from '../../testing/world.ts'
import { startPortal } from '../start.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'
import { connected, openSource } from './source.ts'

let w: World
let folder: string
let noura: TestPerson
let group: TestUnit
let portal: Record<string, string>
/** Of `whole.diwan`, which most tests restore. */
let filesThen: Record<string, string>
let made: Awaited<ReturnType<typeof run>>
const inFolder = (name: string): string => path.join(folder, name)

beforeAll(async () => {
  w = await world()
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-backup-'))
  noura = await w.person('USER')
  group = await w.group()
  portal = { DATABASE_URL: w.databaseUrl, DIWAN_HOME: inFolder('portal') }
  await mkdir(inFolder('portal'), { mode: 0o700 })
  await symlink(w.filesFolder, inFolder('portal/files'))
  await fillPortal()
  made = await run('backup', [inFolder('whole.diwan')], portal)
  filesThen = await filesIn(w.filesFolder)
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }), 60_000)

const upload = async (bytes: Buffer, purpose: 'attachment5' | 'photo' = 'attachment5') =>
  (await w.call(noura, files.upload, { name: 'عقد.pdf', purpose }, { bytes: Uint8Array.from(bytes) })).body.id

const write = async (subject: string, attachments: string[] = []): Promise<string> => {
  const place = { departmentId: group.parentId!, groupId: group.id }
  const asked = { subject, body: documentFromText('نص\tفيه \\ و\nسطر', 'rtl'), ...place, attachments }
  const { status, body } = await w.call(noura, tickets.create, asked)
  expect(status).toBe(200)
  return body.id
}

/** Tickets with files, one that is on its way, and work that waits. */
async function fillPortal(): Promise<void> {
  await write('بمرفقين', [await upload(pdf()), await upload(await picture(600, 400))])
  await upload(pdf()) // taken by nothing yet
  const slot = (await w.call(noura, files.begin, { name: 'b.pdf', purpose: 'attachment5', bytes: UPLOAD_PART + 9 })).body
  await w.call(noura, files.append, { id: slot.id, offset: 0 }, { bytes: new Uint8Array(UPLOAD_PART).fill(65) })
  for (let at = 0; at < 20; at++) await write(`تذكرة ${at} 'quoted' \\N`)
  await eventually(async () => expect(await waitingOf(w.databaseUrl)).toEqual([]))
  await ask(
    w.databaseUrl,
    `insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
    retention_seconds, deletion_seconds, partition, table_name)
    select 'test.later', policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name
    from pgboss.queue limit 1`,
  )
  await ask(
    w.databaseUrl,
    `insert into pgboss.job (name, data, state, start_after, policy)
    values ('test.later', '{"of": "ديوان \\\\ \\"x\\""}', 'active', '2020-01-01', 'standard'), ('test.later', '{}', 'created', '2099-01-01', 'standard'), ('test.later', '{}', 'completed', now(), 'standard')`,
  )
}

/** What is the same in every restored portal: all but who was signed in. */
const restoredSums = async (url: string): Promise<object> => ({
  ...(await sumsOf(url)),
  sessions: '0 null',
  last_seen: undefined,
})

test('into an outside PostgreSQL: every row, every file, every index and rule, and the work that waited', async () => {
  const file = inFolder('whole.diwan')
  expect(made.code, made.said()).toBe(0)
  expect(made.said()).toMatch(/read again and found whole\.\nIt holds everything people wrote/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const empty = await emptyDatabase()
  const there = { DATABASE_URL: empty.url, DIWAN_HOME: inFolder('there') }
  const done = await run('restore', [file], there)
  expect(done.code, done.said()).toBe(0)
  expect(done.said()).toContain('everybody signs in again')

  expect(await restoredSums(empty.url)).toEqual(await restoredSums(w.databaseUrl))
  expect(await shapeOf(empty.url)).toEqual(await shapeOf(w.databaseUrl))
  expect(await waitingOf(empty.url)).toEqual(await waitingOf(w.databaseUrl))
  expect(await waitingOf(empty.url)).toHaveLength(2)
  const ran: Record<string, string>[] = []
  const jobs = createJobs(empty.url, () => undefined)
  const later = { name: 'test.later', run: (data: Record<string, string>) => Promise.resolve(void ran.push(data)) }
  await jobs.start([], { work: true, backgroundJobs: [later] })
  await eventually(async () => expect(await waitingOf(empty.url)).toHaveLength(1)) // the other is for 2099
  await jobs.stop()
  expect(ran).toEqual([{ of: 'ديوان \\ "x"' }])
  expect(await filesIn(inFolder('there/files'))).toEqual(await filesIn(w.filesFolder))
  expect(Object.keys(await filesIn(inFolder('there/files'))).length).toBeGreaterThan(5)
  expect(await readdir(inFolder('there'))).not.toContain('restoring.json')

  const elsewhere = readSettings({ ...there, DIWAN_HOME: inFolder('elsewhere') }, [])
  await expect(restore({ settings: elsewhere, file, say: () => undefined })).rejects.toThrow(/The database is not empty/)
  await empty.drop()
}, 60_000)

test('into an empty home: with all rows and files, and not into a home that holds a portal', async () => {
  const home = inFolder('home')
  const done = await run('restore', [inFolder('whole.diwan')], { DIWAN_HOME: home })
  expect(done.code, done.said()).toBe(0)
  const source = await openSource({ ...readSettings({ DIWAN_HOME: home }, []) })
  const { rows } = await source.client.query('select count(*)::int as count from tickets')
  await source.close()
  expect([rows, await filesIn(path.join(home, 'files'))]).toEqual([[{ count: 21 }], await filesIn(w.filesFolder)])

  const settings = readSettings({ DIWAN_HOME: home }, [])
  const twice = restore({ settings, file: inFolder('whole.diwan'), say: () => undefined })
  await expect(twice).rejects.toThrow(/holds a portal already/)
}, 60_000)

test('while it works: what was answered before is there, what is removed during it is kept for the back-up', async () => {
  const [photo, before] = [await upload(await picture(80, 80), 'attachment5'), await write('قبل البداية')]
  const { client, close } = await connected(w.databaseUrl)
  let [early, during]: (string | undefined)[] = []
  const asked = client.query.bind(client) as (...given: unknown[]) => unknown
  Object.assign(client, {
    // The moment is chosen, no row is read yet.
    query: (...given: unknown[]) =>
      given[0] === 'show server_version'
        ? write('بعد اللحظة').then((id) => {
            early = id
            return asked(...given)
          })
        : asked(...given),
  })
  let thrownAway = 0
  const storage = {
    ...w.portal.storage,
    async variants(id: string) {
      if (!during) {
        during = await write('بعد البداية')
        thrownAway = (await w.call(noura, files.abandon, { id: photo })).status
        w.clock.set(new Date(Date.now() + 48 * 3_600_000))
        await forgetUnusedFiles(w.portal) // the night comes, too
      }
      return w.portal.storage.variants(id)
    },
  }
  const file = inFolder('busy.diwan')
  await backUp({ client, storage, file, say: () => undefined })
  expect([thrownAway, typeof early, typeof during]).toEqual([200, 'string', 'string'])
  const second = await connected(w.databaseUrl)
  await expect(backUp({ ...second, storage, file: inFolder('x'), say: () => undefined })).rejects.toThrow(/Another back-up/)
  await second.close()
  await close()

  const empty = await emptyDatabase()
  const { code, said } = await run('restore', [file], { DATABASE_URL: empty.url, DIWAN_HOME: inFolder('busy') })
  expect(code, said()).toBe(0)
  const found = await ask<{ id: string }>(empty.url, 'select id from tickets where id in ($1, $2, $3)', [before, early, during])
  expect(found).toEqual([{ id: before }])
  const named = await ask<{ id: string }>(empty.url, 'select id from files union select id from uploads where file_id is null')
  const lying = Object.keys(await filesIn(inFolder('busy/files'))).map((name) => name.split(path.sep)[1])
  expect(new Set(lying)).toEqual(new Set(named.map(({ id }) => id)))
  expect(lying).toContain(photo)

  expect(await w.portal.storage.variants(photo)).not.toEqual([]) // held back …
  await forgetUnusedFiles(w.portal)
  expect(await w.portal.storage.variants(photo)).toEqual([]) // … until the next night
  await empty.drop()
}, 60_000)

test('where a passphrase is set, a back-up that is not encrypted is neither made nor taken in, unless --plain says so (H47)', async () => {
  const [file, words] = [inFolder('plain.diwan'), { BACKUP_PASSPHRASE: 'كلمات طويلة لا يعرفها أحد' }]
  const env = { DIWAN_HOME: inFolder('plain'), ...words }
  const refused = await run('restore', [inFolder('whole.diwan'), '--check'], env)
  expect([refused.code, refused.said()]).toEqual([
    1,
    expect.stringContaining('is not encrypted, though BACKUP_PASSPHRASE is set'),
  ])
  const settings = readSettings({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', ...env }, [])
  await expect(restore({ settings, file: inFolder('whole.diwan'), say: () => undefined })).rejects.toThrow(/is not encrypted/)
  expect(existsSync(inFolder('plain'))).toBe(false)
  expect((await run('restore', [inFolder('whole.diwan'), '--check', '--plain'], env)).code).toBe(0)

  const written = await run('backup', [file, '--plain'], { ...portal, ...words })
  expect([written.code, written.said()]).toEqual([0, expect.stringContaining('It holds everything people wrote')])
  expect((await readFile(file)).subarray(0, 21).toString()).not.toBe('age-encryption.org/v1')
  const empty = await emptyDatabase()
  const taken = await run('restore', [file, '--plain'], { DATABASE_URL: empty.url, ...env })
  expect([taken.code, await filesIn(inFolder('plain/files'))]).toEqual([0, await filesIn(w.filesFolder)])
  await empty.drop()
}, 120_000)

test('encrypted, nothing of it can be read without the words, and one wrong bit is refused (H47)', async () => {
  const [file, BACKUP_PASSPHRASE] = [inFolder('secret.diwan'), 'كلمات طويلة لا يعرفها أحد']
  const sealed = await run('backup', [file], { ...portal, BACKUP_PASSPHRASE })
  expect([sealed.code, sealed.said()]).toEqual([0, expect.stringContaining('It is encrypted: without BACKUP_PASSPHRASE nobody')])
  expect(sealed.said()).not.toContain(BACKUP_PASSPHRASE)
  expect((await readFile(file)).subarray(0, 21).toString()).toBe('age-encryption.org/v1')

  const empty = await emptyDatabase()
  const into = (words: Record<string, string>) =>
    restore({
      settings: readSettings({ DATABASE_URL: empty.url, DIWAN_HOME: inFolder('sealed'), ...words }, []),
      file,
      say: () => undefined,
    })
  await expect(into({})).rejects.toThrow(/is encrypted: set BACKUP_PASSPHRASE/)
  await expect(into({ BACKUP_PASSPHRASE: 'another twenty letters' })).rejects.toThrow(/^BACKUP_PASSPHRASE does not open/)
  expect([existsSync(inFolder('sealed')), await shapeOf(empty.url)]).toEqual([false, []])
  const bytes = await readFile(file)
  for (const place of [5, 60, 200, bytes.length >> 1, bytes.length - 1]) {
    const content = Buffer.from(bytes)
    content[place]! ^= 1
    await writeFile(inFolder('sealed.bad'), content)
    await expect(checkArchive(inFolder('sealed.bad'), { passphrase: BACKUP_PASSPHRASE }), `byte ${place}`).rejects.toThrow(
      BackupError,
    )
  }
  await writeFile(inFolder('sealed.bad'), bytes.subarray(0, -1))
  await expect(checkArchive(inFolder('sealed.bad'), { passphrase: BACKUP_PASSPHRASE })).rejects.toThrow(BackupError)

  await into({ BACKUP_PASSPHRASE })
  expect(await filesIn(inFolder('sealed/files'))).toEqual(await filesIn(w.filesFolder))
  await empty.drop()
}, 60_000)

test('a damaged back-up is refused in one line and changes nothing', async () => {
  const bytes = await readFile(inFolder('whole.diwan'))
  bytes[bytes.length >> 1]! ^= 4
  await writeFile(inFolder('damaged.diwan'), bytes)
  const empty = await emptyDatabase()
  const asked = { DATABASE_URL: empty.url, DIWAN_HOME: inFolder('damaged') }
  const { code, said } = await run('restore', [inFolder('damaged.diwan')], asked)
  expect([code, said().trim()]).toEqual([1, expect.stringMatching(/^\S+ is damaged, or no back-up of Diwan: [^\n]+\.$/)])
  expect([existsSync(inFolder('damaged')), await shapeOf(empty.url)]).toEqual([false, []])
  await empty.drop()
}, 60_000)

/** A process of its own takes long to start on a machine that has much to do. */
const STARTED_MS = 40_000

test.each([
  ['rows are on their way', '  tickets:'],
  ['every file lies in its place', 'Files: all in their places'],
])(
  'killed while %s: the database is as empty as before, the home does not start, the next restore begins again',
  async (_, line) => {
    const empty = await emptyDatabase()
    const env = { DATABASE_URL: empty.url, DIWAN_HOME: inFolder(`killed-${crypto.randomUUID()}`) }
    const { child, said, ended } = launch('restore', [inFolder('whole.diwan')], env)
    await eventually(() => expect(said()).toContain(line), STARTED_MS)
    child.kill('SIGKILL')
    await ended
    await eventually(async () => expect(await shapeOf(empty.url)).toEqual([]))
    await expect(startPortal(readSettings({ ...env, DIWAN_ROLES: 'web' }, []))).rejects.toThrow(
      /did not come to its end\. Run it again/,
    )
    await expect(openSource(readSettings(env, []))).rejects.toThrow(/did not come to its end/)
    const elsewhere = readSettings({ DIWAN_HOME: env.DIWAN_HOME }, [])
    const other = restore({ settings: elsewhere, file: inFolder('whole.diwan'), say: () => undefined })
    await expect(other).rejects.toThrow(/with other settings/)
    await restore({ settings: readSettings(env, []), file: inFolder('whole.diwan'), say: () => undefined })
    expect(await filesIn(path.join(env.DIWAN_HOME, 'files'))).toEqual(filesThen)
    expect(Object.keys(await sumsOf(empty.url)).length).toBeGreaterThan(40)
    await empty.drop()
  },
  120_000,
)

test('a back-up of a newer release is refused before anything is changed', async () => {
  const file = inFolder('newer.diwan')
  const { heading, contents } = await checkArchive(inFolder('whole.diwan'))
  await writeArchive(file, async (archive) => {
    await archive.heading({ ...heading, migrations: [...heading.migrations, '999_of_tomorrow.sql'], tables: [] })
    return { ...contents, tables: {}, files: summingFiles().sum() }
  })
  const settings = readSettings({ DIWAN_HOME: inFolder('newer') }, [])
  await expect(restore({ settings, file, say: () => undefined })).rejects.toThrow(/made by a newer Diwan \(999_of_tomorrow\.sql /)
  expect(existsSync(inFolder('newer'))).toBe(false)
}, 60_000)

test('Ctrl-C takes everything back', async () => {
  const empty = await emptyDatabase()
  const env = { DATABASE_URL: empty.url, DIWAN_HOME: inFolder('stopped') }
  const { child, said, ended } = launch('restore', [inFolder('whole.diwan')], env)
  await eventually(() => expect(said()).toContain('The back-up is whole'), STARTED_MS)
  child.kill('SIGINT')
  expect((await ended).code).toBe(1)
  expect(said()).toContain('Stopped; nothing was changed.')
  expect([await shapeOf(empty.url), await readdir(inFolder('stopped'))]).toEqual([
    [],
    expect.not.arrayContaining(['restoring.json']),
  ])
  await empty.drop()
}, 60_000)

test('what cannot be done is told in one line: a taken name, no portal, wrong words', async () => {
  const reasonOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'it was done',
      (error: Error) => error.message,
    )
  const backUpTo = async (name: string): Promise<string> => {
    const { client, close } = await connected(w.databaseUrl)
    const reason = await reasonOf(backUp({ client, storage: w.portal.storage, file: inFolder(name), say: () => undefined }))
    await close()
    return reason
  }
  expect(await backUpTo('whole.diwan')).toMatch(/whole\.diwan exists already: choose another name\.$/)
  expect(await backUpTo('no/such/folder')).toMatch(/cannot be written: ENOENT/)
  const nowhere = readSettings({ DIWAN_HOME: inFolder('nowhere') }, [])
  expect(await reasonOf(openSource(nowhere))).toMatch(/nowhere holds no portal: set DIWAN_HOME\.$/)
  const silent = readSettings({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, [])
  expect(await reasonOf(openSource(silent))).toMatch(/^The database does not answer: .*ECONNREFUSED/)
  const wrong = await run('backup', ['a', '--fast'], portal)
  expect([wrong.code, wrong.said()]).toEqual([1, expect.stringContaining('--fast')])
  const nameless = await run('restore', [], portal)
  expect([nameless.code, nameless.said()]).toEqual([1, expect.stringContaining('npm run restore -- FILE [--check]')])
  const looked = await run('restore', [inFolder('whole.diwan'), '--check'], {})
  expect([looked.code, looked.said()]).toEqual([0, expect.stringMatching(/is whole: Test organisation, .* \d+ tables, 4 files/)])
  expect((await readdir(folder)).filter((name) => /part|list/.test(name))).toEqual([])
}, 60_000)

test('bytes the portal itself has lost or changed are told, and the back-up is made all the same', async () => {
  const [lost, changed] = [await upload(pdf()), await upload(await picture(30, 30))]
  await w.portal.storage.remove(lost)
  const original = path.join(w.filesFolder, changed.slice(-2), changed, 'original')
  await chmod(original, 0o600)
  await writeFile(original, 'something else')
  const { code, said } = await run('backup', [inFolder('lossy.diwan')], portal)
  expect([code, said()]).toEqual([0, expect.stringContaining('lost or changed the bytes of 2 of its files')])
  expect((await checkArchive(inFolder('lossy.diwan'))).contents.damagedFiles.toSorted()).toEqual([lost, changed].toSorted())
}, 60_000)
