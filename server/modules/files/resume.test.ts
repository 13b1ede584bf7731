import { files } from '@diwan/contract/files/endpoints'
import { FILE_10MB, FILE_5MB, MAX_UNUSED, UPLOAD_PART } from '@diwan/contract/files/limits'
import { randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { pdf } from '../../testing/documents.ts'
import type { TestPerson } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import type { World } from '../../testing/world.ts'
import { PUBLIC_URL, world } from '../../testing/world.ts'
import { forgetUnusedFiles } from './public.ts'

let w: World
let noura: TestPerson

beforeAll(async () => {
  w = await world()
  noura = await w.person('USER')
})

const begin = (bytes: number, who = noura, purpose: 'attachment5' | 'attachment10' = 'attachment5') =>
  w.call(who, files.begin, { name: 'عقد.pdf', purpose, bytes })
const append = (id: string, offset: number, bytes: Uint8Array, who = noura) =>
  w.call(who, files.append, { id, offset }, { bytes: Uint8Array.from(bytes) })
const finish = (id: string, who = noura) => w.call(who, files.finish, { id })
const progress = async (id: string, who = noura) => {
  const { status, body } = await w.call(who, files.progress, { id })
  return status === 200 ? body.received : status
}
const lying = (id: string) => readdir(path.join(w.filesFolder, id.slice(-2), id)).catch(() => [])

/** A PDF of exactly so many bytes. */
function pdfOf(bytes: number): Buffer {
  const small = pdf()
  return Buffer.concat([Buffer.from('%PDF-1.4\n%'), randomBytes(bytes - small.length - 11), Buffer.from('\n'), small])
}

test('a file goes up in parts and comes back byte for byte', async () => {
  const content = pdfOf(1_200_000)
  const { id } = (await begin(content.length)).body
  for (let at = 0; at < content.length; at += UPLOAD_PART)
    expect((await append(id, at, content.subarray(at, at + UPLOAD_PART))).status).toBe(200)
  const { status, body } = await finish(id)
  expect([status, body.name, body.type, body.bytes]).toEqual([200, 'عقد.pdf', 'application/pdf', content.length])
  const answer = await fetch(`${w.base}/files/${body.id}`, { headers: { cookie: `diwan_session=${noura.cookie}` } })
  expect(content.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true)
  expect(await lying(id)).toEqual([])
})

test('after a cut the portal says where it stands, and the file goes on from there', async () => {
  const content = pdfOf(UPLOAD_PART + 50_000)
  const { id } = (await begin(content.length)).body
  await append(id, 0, content.subarray(0, UPLOAD_PART))
  await cutInTheMiddle(id, UPLOAD_PART, content.subarray(UPLOAD_PART))
  expect(await progress(id)).toBe(UPLOAD_PART)
  expect((await append(id, UPLOAD_PART, content.subarray(UPLOAD_PART))).body.received).toBe(content.length)
  expect((await finish(id)).status).toBe(200)
})

/** Half of a part, then silence. */
function cutInTheMiddle(id: string, offset: number, bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(w.base)
  const headers = { cookie: `diwan_session=${noura.cookie}`, origin: PUBLIC_URL, 'content-length': String(bytes.length) }
  return new Promise((resolve) => {
    const sent = request({
      hostname,
      port,
      agent: false,
      method: 'POST',
      path: `/api/files/uploads/${id}/parts?offset=${offset}`,
      headers,
    })
    sent.on('error', () => resolve())
    sent.write(bytes.subarray(0, bytes.length / 2), () => setTimeout(() => sent.destroy(), 50))
  })
}

test('beginning and finishing twice answer the same: a lost answer loses nothing (H16)', async () => {
  const [content, requestId] = [pdfOf(3_000), randomUUID()]
  const input = { name: 'a.pdf', purpose: 'attachment5', bytes: content.length } as const
  const first = await w.call(noura, files.begin, input, { requestId })
  const again = await w.call(noura, files.begin, input, { requestId })
  expect(again.body).toEqual(first.body)
  await append(first.body.id, 0, content)
  const [one, two] = [await finish(first.body.id), await finish(first.body.id)]
  expect([one.status, two.body]).toEqual([200, one.body])
})

test('a part that does not begin where the file ends is refused, also one sent twice at once', async () => {
  const content = pdfOf(5_000)
  const { id } = (await begin(content.length)).body
  for (const offset of [1, 4_999, 5_000]) {
    const { status, body } = await append(id, offset, content.subarray(0, 100))
    expect([status, body.code]).toEqual([409, 'files.out_of_step'])
  }
  const twice = await Promise.all([append(id, 0, content), append(id, 0, content), append(id, 0, content)])
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const [one, two, three] = await Promise.all([finish(id), finish(id), finish(id)])
  expect([one?.status, two?.body, three?.body]).toEqual([200, one?.body, one?.body])
})

test('nothing is judged before it is whole, and nothing longer than announced is taken (H32)', async () => {
  const content = pdfOf(5_000)
  const { id } = (await begin(content.length)).body
  await append(id, 0, content.subarray(0, 4_000))
  expect((await finish(id)).body.code).toBe('files.out_of_step')
  const longer = await append(id, 4_000, Buffer.alloc(1_001))
  expect([longer.status, longer.body.fields?.[0]?.code, await progress(id)]).toEqual([400, 'file_longer', 4_000])
  const part = (await begin(FILE_5MB - 1)).body.id
  expect((await append(part, 0, Buffer.alloc(UPLOAD_PART + 1))).body.fields?.[0]?.code).toBe('file_longer')
})

test('what is too large or empty is refused before a byte is sent (H32)', async () => {
  const codeOf = async (bytes: number, purpose: 'attachment5' | 'attachment10') => {
    const { status, body } = await begin(bytes, noura, purpose)
    return body.fields?.[0]?.code ?? status
  }
  expect([await codeOf(FILE_5MB, 'attachment5'), await codeOf(FILE_5MB - 1, 'attachment5')]).toEqual(['file_5mb', 200])
  expect([await codeOf(FILE_10MB + 1, 'attachment10'), await codeOf(FILE_10MB, 'attachment10')]).toEqual(['file_10mb', 200])
  expect([await codeOf(0, 'attachment5'), await codeOf(0, 'attachment10')]).toEqual(['file_empty', 'file_empty'])
})

test('what is no such file in the end is refused and leaves nothing', async () => {
  const content = Buffer.from('<script>alert(1)</script>')
  const { id } = (await begin(content.length)).body
  await append(id, 0, content)
  const { status, body } = await finish(id)
  expect([status, body.fields?.[0]?.code]).toEqual([400, 'file_type'])
  expect([await progress(id), await lying(id)]).toEqual([404, []])
})

test('the upload of another does not exist: nobody looks at it, adds to it, finishes it or throws it away (H34)', async () => {
  const chief = await w.person('SUPER_ADMIN')
  const content = pdfOf(2_000)
  const { id } = (await begin(content.length)).body
  await append(id, 0, content.subarray(0, 1_000))
  const tries = [
    await progress(id, chief),
    (await append(id, 1_000, content.subarray(1_000), chief)).status,
    (await finish(id, chief)).status,
    (await w.call(chief, files.abandon, { id })).status,
  ]
  expect([tries, await progress(id)]).toEqual([[404, 404, 404, 404], 1_000])
})

test('who thinks better of it leaves nothing behind, half-way and after it arrived', async () => {
  const content = await picture(30, 30)
  const half = (await begin(content.length)).body.id
  await append(half, 0, content.subarray(0, 50))
  expect((await w.call(noura, files.abandon, { id: half })).status).toBe(200)
  expect([await progress(half), await lying(half)]).toEqual([404, []])
  const whole = await w.call(noura, files.upload, { name: 'a.png', purpose: 'attachment5' }, { bytes: Uint8Array.from(content) })
  expect((await w.call(noura, files.abandon, { id: whole.body.id })).status).toBe(200)
  expect([(await w.call(noura, files.read, { id: whole.body.id })).status, await lying(whole.body.id)]).toEqual([404, []])
})

test('what nobody finished within a day goes with the night (H34)', async () => {
  const content = pdfOf(2_000)
  const { id } = (await begin(content.length)).body
  await append(id, 0, content.subarray(0, 1_000))
  w.clock.advance(23 * 3_600_000)
  await forgetUnusedFiles(w.portal)
  expect([await progress(id), await lying(id)]).toEqual([1_000, ['part0']])
  w.clock.advance(2 * 3_600_000)
  await forgetUnusedFiles(w.portal)
  expect([await progress(id), await lying(id)]).toEqual([404, []])
})

test('a hundred uploads on their way are enough for one person', async () => {
  const busy = await w.person('USER')
  const slot = { owner_id: busy.id, name: 'a', purpose: 'attachment5', bytes: 9 }
  const rows = Array.from({ length: MAX_UNUSED }, () => ({ ...slot, id: randomUUID(), created_at: w.clock.now() }))
  await w.db.insertInto('uploads').values(rows).execute()
  expect((await begin(9, busy)).body.code).toBe('files.too_many_unused')
})

test('a name with what no database keeps arrives as a clean one (H33)', async () => {
  const content = pdfOf(1_000)
  const begun = await w.call(noura, files.begin, { name: '../\0\ud800con.pdf', purpose: 'attachment5', bytes: content.length })
  await append(begun.body.id, 0, content)
  expect((await finish(begun.body.id)).body.name).toBe('_con.pdf')
})
