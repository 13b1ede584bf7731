import { files } from '@diwan/contract/files/endpoints'
import { FILE_10MB, FILE_5MB, MAX_OPEN, MAX_UNUSED, UPLOAD_PART } from '@diwan/contract/files/limits'
import { randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { pdf } from '../../testing/documents.ts'
import type { TestPerson } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import type { World } from '../../testing/world.ts'
import { PUBLIC_URL, world } from '../../testing/world.ts'
import { forgetUnusedFiles } from './public.ts'
import { forgetEnded } from './service/places.ts'

let w: World
let noura: TestPerson

beforeAll(async () => {
  w = await world()
})
beforeEach(async () => {
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

test('an upload ends after a minute without a byte, and leaves nothing (H59)', async () => {
  const content = pdfOf(2_000)
  const { id } = (await begin(content.length)).body
  w.clock.advance(59_000)
  await append(id, 0, content.subarray(0, 1_000))
  w.clock.advance(59_000)
  expect([await progress(id), await lying(id)]).toEqual([1_000, ['part0']])
  w.clock.advance(2_000)
  expect([await progress(id), (await append(id, 1_000, content.subarray(1_000))).status, (await finish(id)).status]).toEqual([
    404, 404, 404,
  ])
  await forgetEnded(w.portal)
  expect(await lying(id)).toEqual([])
})

test('an upload ends after ten minutes, however steadily its bytes come (H59)', async () => {
  const content = pdfOf(2_000)
  const { id } = (await begin(content.length)).body
  for (let at = 0; at < 11; at += 1) {
    w.clock.advance(50_000)
    expect((await append(id, at, content.subarray(at, at + 1))).body.received).toBe(at + 1)
  }
  w.clock.advance(50_000)
  expect([await progress(id), (await append(id, 11, content.subarray(11))).status]).toEqual([404, 404])
})

test('what was kept is told again for a day, and then forgotten', async () => {
  const content = pdfOf(2_000)
  const { id } = (await begin(content.length)).body
  await append(id, 0, content)
  const first = await finish(id)
  w.clock.advance(3_600_000)
  await forgetEnded(w.portal)
  expect((await finish(id)).body).toEqual(first.body)
  w.clock.advance(24 * 3_600_000)
  await forgetUnusedFiles(w.portal)
  expect((await finish(id)).status).toBe(404)
})

test('five files of one person come at once; the sixth waits until one of them has finished, was taken back or has ended (H59)', async () => {
  const content = pdfOf(2_000)
  const asked = await Promise.all(Array.from({ length: 12 }, () => begin(content.length)))
  const open = asked.filter(({ status }) => status === 200).map(({ body }) => body.id)
  const refused = asked.filter(({ body }) => body.code === 'files.too_many_open')
  expect([open.length, refused.length, refused[0]?.status, refused[0]?.headers.get('retry-after')]).toEqual([
    MAX_OPEN,
    12 - MAX_OPEN,
    429,
    '60',
  ])
  expect((await begin(content.length, await w.person('USER'))).status).toBe(200)
  const statusNow = async () => (await begin(content.length)).status
  await w.call(noura, files.abandon, { id: open[0]! })
  expect([await statusNow(), await statusNow()]).toEqual([200, 429])
  await append(open[1]!, 0, content)
  await finish(open[1]!)
  expect([await statusNow(), await statusNow()]).toEqual([200, 429])
  w.clock.advance(61_000)
  const next = await Promise.all(Array.from({ length: MAX_OPEN + 1 }, statusNow))
  expect(next.filter((status) => status === 200)).toHaveLength(MAX_OPEN)
})

/** So many that were uploaded and that nothing took. */
async function unused(count: number): Promise<void> {
  const file = { owner_id: noura.id, name: 'a', type: 'image/webp', bytes: 1, sha256: Buffer.alloc(32), purpose: 'photo' }
  const rows = Array.from({ length: count }, () => ({ ...file, id: randomUUID(), created_at: w.clock.now() }))
  await w.db.insertInto('files').values(rows).execute()
}

test('a hundred unused are enough for one person, also when many come at the same moment (H59)', async () => {
  await unused(MAX_UNUSED - 2)
  const image = Uint8Array.from(await picture(20, 20))
  const codes = await Promise.all([
    ...Array.from({ length: 8 }, async () => (await begin(9)).body.code),
    ...Array.from({ length: 8 }, async () => {
      const { body } = await w.call(noura, files.upload, { name: 'a.png', purpose: 'photo' }, { bytes: image })
      return body.code
    }),
  ])
  expect(codes.filter((code: string | undefined) => code === undefined)).toHaveLength(2)
  expect(codes.filter((code) => code === 'files.too_many_unused')).toHaveLength(14)
})

test('sixty uploads that stall hold five places, and a sent file is still taken from a colleague (H59)', async () => {
  const bytes = await picture(60, 60)
  const stalled = Array.from({ length: 60 }, () => stall(bytes.subarray(0, 40)))
  await w.eventually(async () => expect(await incoming()).toHaveLength(MAX_OPEN))
  await w.eventually(() => expect(stalled.filter(({ status }) => status() === 429)).toHaveLength(60 - MAX_OPEN))
  const image = Uint8Array.from(bytes)
  const sara = await w.person('USER')
  const byBoth = await Promise.all(
    [sara, noura].map((who) => w.call(who, files.upload, { name: 'a.png', purpose: 'photo' }, { bytes: image })),
  )
  expect(byBoth.map(({ status }) => status)).toEqual([200, 429])
  for (const { end } of stalled) end()
  await w.eventually(async () => expect(await incoming()).toEqual([]))
  await w.eventually(async () => expect((await begin(9)).status).toBe(200))
})

const incoming = () => readdir(path.join(w.filesFolder, 'incoming'))

/** The beginning of a file, then silence. */
function stall(bytes: Buffer) {
  const { hostname, port } = new URL(w.base)
  const headers = { cookie: `diwan_session=${noura.cookie}`, origin: PUBLIC_URL, 'idempotency-key': randomUUID() }
  let status = 0
  const sent = request(
    { hostname, port, agent: false, method: 'POST', path: '/api/files?name=a.png&purpose=photo', headers },
    (response) => {
      response.resume()
      status = response.statusCode ?? 0
    },
  )
  sent.on('error', () => undefined)
  sent.write(bytes)
  return { status: () => status, end: () => sent.destroy() }
}

test('a part that is sent again while its first try hangs is taken at once, and the first try ends', async () => {
  const content = pdfOf(5_000)
  const { id } = (await begin(content.length)).body
  const hanging = hang(id, content.subarray(0, 2_000))
  await w.eventually(async () => expect(await incoming()).toHaveLength(1))
  expect((await append(id, 0, content)).body.received).toBe(content.length)
  expect(await hanging).toBe(409)
  expect((await finish(id)).status).toBe(200)
})

/** Answers how the portal ended it. */
function hang(id: string, bytes: Buffer): Promise<number> {
  const { hostname, port } = new URL(w.base)
  const headers = { cookie: `diwan_session=${noura.cookie}`, origin: PUBLIC_URL }
  const address = `/api/files/uploads/${id}/parts?offset=0`
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, agent: false, method: 'POST', path: address, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
      sent.destroy()
    })
    sent.on('error', reject)
    sent.write(bytes)
  })
}

test('a name with what no database keeps arrives as a clean one (H33)', async () => {
  const content = pdfOf(1_000)
  const begun = await w.call(noura, files.begin, { name: '../\0\ud800con.pdf', purpose: 'attachment5', bytes: content.length })
  await append(begun.body.id, 0, content)
  expect((await finish(begun.body.id)).body.name).toBe('_con.pdf')
})
