import { settings } from '@diwan/contract/settings/endpoints'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkArchive } from '../../kit/backup/read-archive.ts'
import { beginBackup } from '../../kit/backup/running.ts'
import { readSettings } from '../../kit/platform/settings.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { scheduleFor } from './schedule.ts'
import { connected } from './source.ts'

let w: World
let folder: string
let admin: TestPerson
let log: string
const where = (): string => path.join(folder, 'nightly')

beforeAll(async () => {
  log = ''
  w = await world({ log: { write: (line) => void (log += line) } })
  admin = await w.person('SUPER_ADMIN')
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-schedule-'))
  await w.db.deleteFrom('backups').execute()
  w.clock.set(new Date('2026-11-22T00:00:00Z')) // three in the morning in Riyadh
  log = ''
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The schedule of one process. */
const schedule = async (env: Record<string, string> = {}) => {
  const asked = readSettings({ BACKUP_FOLDER: where(), BACKUP_KEEP: '2', ...env }, [])
  const home = { path: (name: string) => path.join(folder, name) }
  return (await scheduleFor(asked, { portal: w.portal, home, databaseUrl: w.databaseUrl }))!
}
const made = async (): Promise<string[]> => (await readdir(where())).toSorted()
const later = (hours: number): void => w.clock.set(new Date(w.clock.now().getTime() + hours * 3_600_000))
const said = async () => (await w.call(admin, settings.backups, {})).body

test('once a day, by one of all processes, from the hour of the organisation on; the administrator sees it', async () => {
  expect(await said()).toEqual({ last: null, failed: null })
  const processes = await Promise.all([schedule(), schedule(), schedule()])
  await Promise.all(processes.map((one) => one.wake()))
  await w.eventually(async () => expect((await said()).last).not.toBeNull())
  const [file = '', ...more] = await made()
  expect([file, more]).toEqual([expect.stringMatching(/^diwan-[0-9a-f]{8}-20261122-000000\.diwan$/), []])
  const { bytes, heading } = await checkArchive(path.join(where(), file))
  expect(heading.organisation?.nameEn).toBe('Test organisation')
  expect(await said()).toEqual({ last: { madeAt: 1_795_305_600, bytes }, failed: null })

  for (const hours of [1, 21]) {
    later(hours) // 22 hours after: one in the morning
    await Promise.all(processes.map((one) => one.wake()))
  }
  expect(await made()).toEqual([file])
  later(1)
  await Promise.all(processes.map((one) => one.wake()))
  await w.eventually(async () => expect(await made()).toHaveLength(2))
  for (const one of processes) await one.stop()
}, 60_000)

test('the newest stay and the older go, nothing else in the folder is touched', async () => {
  const one = await schedule()
  const foreign = ['diwan-00000000-20200101-020000.diwan', 'notes.diwan', 'diwan.txt']
  for (const name of foreign) await writeFile(path.join(where(), name), 'mine')
  for (let day = 0; day < 4; day++) {
    await w.eventually(async () => {
      await one.wake() // as every minute does: the day before may still be tidying
      expect((await said()).last?.madeAt).toBe(w.clock.now().getTime() / 1000)
    })
    later(24)
  }
  await w.eventually(async () => expect((await made()).filter((name) => !foreign.includes(name))).toHaveLength(2))
  const ours = (await made()).filter((name) => !foreign.includes(name))
  expect(ours.map((name) => name.slice(15, 23))).toEqual(['20261124', '20261125'])
  expect(await made()).toEqual(expect.arrayContaining(foreign))
  await one.stop()
}, 60_000)

test('a failed one is told in the log and to the administrator, tried again after a while, and removes nothing', async () => {
  const one = await schedule()
  await rm(where(), { recursive: true })
  await one.wake()
  await w.eventually(async () => expect((await said()).failed).toEqual({ at: 1_795_305_600, reason: 'folder' }))
  expect(log).toContain('the scheduled back-up failed')
  await one.wake() // not at once
  later(0.5)
  const again = await schedule() // which makes the folder
  await again.wake()
  await w.eventually(async () => expect((await said()).last).not.toBeNull())
  expect((await said()).failed).toBeNull()
  for (const process of [one, again]) await process.stop()
}, 60_000)

test('one that a killed process began is told as cut short and made by the next', async () => {
  const due = new Date('2026-11-21T23:00:00Z')
  await w.db.insertInto('backups').values({ due_at: due, started_at: due }).execute()
  expect((await said()).failed).toEqual({ at: due.getTime() / 1000, reason: 'cut_short' })
  const one = await schedule()
  await one.wake()
  await w.eventually(async () => expect((await said()).last).not.toBeNull())
  await one.stop()
}, 60_000)

test('while somebody makes one by hand it waits; stopped, it leaves nothing half made', async () => {
  const [one, { client, close }] = [await schedule(), await connected(w.databaseUrl)]
  await beginBackup(client)
  await one.wake()
  expect([await made(), await w.db.selectFrom('backups').selectAll().execute()]).toEqual([[], []])
  await close()
  await one.wake()
  await one.stop()
  expect((await made()).filter((name) => !name.endsWith('.diwan'))).toEqual([])
}, 60_000)

test('nothing happens without a folder, in a process that only serves, and a folder nobody can write stops the start', async () => {
  expect(await schedule({ BACKUP_FOLDER: '' })).toBeUndefined()
  expect(await schedule({ DIWAN_ROLES: 'web' })).toBeUndefined()
  expect(existsSync(where())).toBe(false)
  await expect(schedule({ BACKUP_FOLDER: '/dev/null/no' })).rejects.toThrow(/^BACKUP_FOLDER cannot be written: /)
})
