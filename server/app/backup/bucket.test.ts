import { files } from '@diwan/contract/files/endpoints'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, filesIn, run } from '../../testing/backups.ts'
import { picture } from '../../testing/pictures.ts'
import { world, type World } from '../../testing/world.ts'
import { storageFor } from '../storage.ts'

const common = { region: 'eu-central-1', key: 'S3RVER', secret: 'S3RVER' }
let bucket: S3rver
let folder: string
let endpoint: string
let w: World
const inFolder = (name: string): string => path.join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-buckets-'))
  const configureBuckets = ['diwan-first', 'diwan-second'].map((name) => ({ name, configs: [] }))
  bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: inFolder('s3'), configureBuckets })
  endpoint = `http://127.0.0.1:${(await bucket.run()).port}`
  w = await world({ storage: (local) => storageFor({ s3: { ...common, endpoint, bucket: 'diwan-first' } }, local) })
  const noura = await w.person('USER')
  for (let side = 40; side < 45; side++)
    await w.call(
      noura,
      files.upload,
      { name: 'a.png', purpose: 'attachment5' },
      { bytes: Uint8Array.from(await picture(side, side)) },
    )
})

afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const inBucket = (name: string) => ({
  S3_ENDPOINT: endpoint,
  S3_REGION: common.region,
  S3_BUCKET: name,
  S3_KEY: common.key,
  S3_SECRET: common.secret,
})

/** `files/<two signs>/<id>/<variant>` to the sum of the bytes, as they lie in a bucket. */
const lying = async (name: string) => {
  const all = Object.entries(await filesIn(inFolder(`s3/${name}`)))
  return Object.fromEntries(
    all.flatMap(([file, sum]) => (file.endsWith('._S3rver_object') ? [[file.slice(0, -'._S3rver_object'.length), sum]] : [])),
  )
}

test('from a bucket into a bucket and onto the disk: the same bytes; into one that holds files never', async () => {
  const file = inFolder('bucket.diwan')
  const made = await run('backup', [file], {
    DATABASE_URL: w.databaseUrl,
    DIWAN_HOME: inFolder('from'),
    ...inBucket('diwan-first'),
  })
  expect(made.code, made.said()).toBe(0)
  const before = await lying('diwan-first')
  expect(Object.keys(before)).toHaveLength(15)

  const [one, other] = [await emptyDatabase(), await emptyDatabase()]
  const refused = { DATABASE_URL: one.url, DIWAN_HOME: inFolder('refused'), ...inBucket('diwan-first') }
  const into = await run('restore', [file], refused)
  expect([into.code, into.said()]).toEqual([1, expect.stringContaining('The bucket diwan-first holds files already')])
  expect(await lying('diwan-first')).toEqual(before)

  const done = await run('restore', [file], { DATABASE_URL: one.url, DIWAN_HOME: inFolder('to'), ...inBucket('diwan-second') })
  expect(done.code, done.said()).toBe(0)
  expect(await lying('diwan-second')).toEqual(before)

  const onDisk = await run('restore', [file], { DATABASE_URL: other.url, DIWAN_HOME: inFolder('disk') })
  expect(onDisk.code, onDisk.said()).toBe(0)
  const prefixed = Object.entries(await filesIn(inFolder('disk/files'))).map(([name, sum]) => [`files/${name}`, sum])
  expect(Object.fromEntries(prefixed)).toEqual(before)
  await one.drop()
  await other.drop()
}, 60_000)
