import { files } from '@diwan/contract/files/endpoints'
import { UPLOAD_PART } from '@diwan/contract/files/limits'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageFor } from './storage.ts'
import { pdf } from '../testing/documents.ts'
import type { TestPerson } from '../testing/people.ts'
import { picture } from '../testing/pictures.ts'
import type { World } from '../testing/world.ts'
import { world } from '../testing/world.ts'
import { forgetUnusedFiles, takeFile } from '../modules/files/public.ts'

const bucketSettings = { region: 'eu-central-1', bucket: 'diwan-files', key: 'S3RVER', secret: 'S3RVER' }
let bucket: S3rver
let folder: string
let endpoint: string
let w: World
let noura: TestPerson

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-bucket-'))
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucketSettings.bucket, configs: [] }],
  })
  endpoint = `http://127.0.0.1:${(await bucket.run()).port}`
  w = await world({ storage: (local) => storageFor({ s3: { ...bucketSettings, endpoint } }, local) })
  noura = await w.person('USER')
})

afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const upload = async (bytes: Buffer, purpose: 'photo' | 'attachment5') =>
  (await w.call(noura, files.upload, { name: 'ملف.png', purpose }, { bytes: Uint8Array.from(bytes) })).body
const bytesOf = async (id: string, size = ''): Promise<Buffer> => {
  const answer = await fetch(`${w.base}/files/${id}${size}`, { headers: { cookie: `diwan_session=${noura.cookie}` } })
  return Buffer.from(await answer.arrayBuffer())
}
const lying = async (id: string) => {
  const all = await readdir(folder, { recursive: true })
  return all.flatMap((name) => (name.includes(id) && name.endsWith('_object') ? [path.basename(name).split('.')[0]] : []))
}

test('a file lies in the bucket with all its sizes, and nothing of it stays on the disk', async () => {
  const bytes = await picture(600, 400)
  const { id } = await upload(bytes, 'attachment5')
  expect(await lying(id)).toHaveLength(3)
  expect((await bytesOf(id)).equals(bytes)).toBe(true)
  expect((await bytesOf(id, '?size=thumb')).subarray(8, 12).toString()).toBe('WEBP')
  expect(await readdir(w.filesFolder)).toEqual(['incoming'])
  expect(await readdir(path.join(w.filesFolder, 'incoming'))).toEqual([])
})

test('a file in parts is put together from the bucket, whichever process took a part', async () => {
  const content = Buffer.concat([Buffer.from('%PDF-1.4\n%'), Buffer.alloc(UPLOAD_PART, 65), Buffer.from('\n'), pdf()])
  const { body: slot } = await w.call(noura, files.begin, { name: 'عقد.pdf', purpose: 'attachment5', bytes: content.length })
  for (const at of [0, UPLOAD_PART]) {
    const bytes = Uint8Array.from(content.subarray(at, at + UPLOAD_PART))
    await w.call(noura, files.append, { id: slot.id, offset: at }, { bytes })
  }
  const { body } = await w.call(noura, files.finish, { id: slot.id })
  expect([(await bytesOf(body.id)).equals(content), await lying(slot.id)]).toEqual([true, []])
})

test('what is missing is missing, and what was thrown away is gone from the bucket', async () => {
  const { id } = await upload(await picture(60, 60), 'attachment5')
  expect([await w.portal.storage.size(id, '64'), (await w.portal.storage.size(id, 'thumb'))! > 0]).toEqual([null, true])
  await w.call(noura, files.abandon, { id })
  expect([await lying(id), await w.portal.storage.size(id, 'original')]).toEqual([[], null])
})

test('the night clears the bucket of what nothing took and of what lost its row, and of nothing else', async () => {
  const [taken, unused, lost] = [
    await upload(await picture(60, 60), 'photo'),
    await upload(await picture(60, 60), 'photo'),
    await upload(await picture(60, 60), 'photo'),
  ]
  await takeFile(w, { id: taken.id, purpose: 'photo', ownerId: noura.id, objectId: noura.id })
  await w.db.deleteFrom('files').where('id', '=', lost.id).execute()
  w.clock.set(new Date(Date.now() + 25 * 3_600_000)) // a bucket knows the real time of what lies in it
  await forgetUnusedFiles(w.portal)
  expect([await lying(unused.id), await lying(lost.id), (await lying(taken.id)).length]).toEqual([[], [], 2])
})

/** A bucket that answers everything with this number, and what it was asked. */
async function answering(status: number): Promise<{ at: string; asked: string[]; close: () => void }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]} ${request.headers.authorization}`)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { at: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close: () => server.close() }
}

const startWith = (at: string) =>
  storageFor({ s3: { ...bucketSettings, endpoint: at } }, w.filesFolder).then(
    () => 'started',
    (error: Error) => error.message,
  )

test('every call is signed with the key for the region, and the bucket stands in the path', async () => {
  const { at, asked, close } = await answering(200)
  expect(await startWith(at)).toBe('started')
  close()
  expect(asked[0]).toMatch(/^HEAD \/diwan-files\/? AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/eu-central-1\/s3\/aws4_request, /)
})

test.each([
  [403, 'S3_KEY and S3_SECRET are refused'],
  [404, 'there is no such bucket'],
])('a bucket that answers %i stops the start with one line', async (status, reason) => {
  const { at, close } = await answering(status)
  expect(await startWith(at)).toBe(`The bucket diwan-files at ${at} cannot be used: ${reason}.`)
  close()
})

test('a bucket nobody answers for stops the start with one line', async () => {
  const { at, close } = await answering(200)
  close()
  const told = await startWith(at)
  expect([told.startsWith(`The bucket diwan-files at ${at} cannot be used: `), told.includes('\n')]).toEqual([true, false])
})
