import { files } from '@diwan/contract/files/endpoints'
import { FILE_10MB, FILE_5MB, MAX_UNUSED } from '@diwan/contract/files/limits'
import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { look, picture, png } from '../../testing/pictures.ts'
import type { World } from '../../testing/world.ts'
import { PUBLIC_URL, world } from '../../testing/world.ts'

let w: World
let noura: TestPerson

beforeAll(async () => {
  w = await world()
  noura = await w.person('USER')
})

type Purpose = 'photo' | 'logo' | 'attachment5' | 'attachment10'
const upload = (bytes: Uint8Array, purpose: Purpose = 'photo', name = 'me.png', more: object = {}) =>
  w.call(noura, files.upload, { name, purpose, ...more }, { bytes: Uint8Array.from(bytes) })

const codeOf = async (bytes: Uint8Array, purpose: Purpose = 'photo', name?: string) => {
  const { status, body } = await upload(bytes, purpose, name)
  return [status, body.fields?.[0]?.path, body.fields?.[0]?.code]
}
const wrongType = [400, 'file', 'file_type']
const tooLarge = [400, 'file', 'file_5mb']

/** What lies on the disk under this id. */
const kept = (id: string, variant: string) => readFile(path.join(w.filesFolder, id.slice(-2), id, variant))
const staged = () => readdir(path.join(w.filesFolder, 'incoming'))
const rows = async () => (await w.db.selectFrom('files').select('id').execute()).length

/** A picture whose file has exactly this many bytes: decoders ignore what follows its end. */
async function pictureOf(bytes: number): Promise<Buffer> {
  const small = await picture(40, 40)
  return Buffer.concat([small, Buffer.alloc(bytes - small.length)])
}

test('a photo is kept squared in two sizes, as webp, readable by us only', async () => {
  const { status, body } = await upload(await picture(400, 300))
  expect([status, body.type, body.purpose, body.name]).toEqual([200, 'image/webp', 'photo', 'me.png.webp'])
  for (const size of [64, 256]) {
    const { format, width, height } = await look(await kept(body.id, String(size))).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: size, height: size })
  }
  const { mode } = await stat(path.join(w.filesFolder, body.id.slice(-2), body.id, '64'))
  expect(mode & 0o777).toBe(0o600)
  expect([await readdir(path.join(w.filesFolder, body.id.slice(-2), body.id)), await staged()]).toEqual([['256', '64'], []])
})

/** Red, green, blue: which of them leads in the middle of a kept photo. */
async function colourOf(id: string): Promise<string> {
  const { channels } = await look(await kept(id, '64')).stats()
  return channels.map(({ mean }) => (mean > 128 ? '1' : '0')).join('')
}

test('the photo is the square that was chosen', async () => {
  const bytes = await picture(400, 300)
  const chosen = { 'top start': [0, 0, '100'], 'top end': [220, 0, '010'], 'bottom start': [0, 160, '001'] } as const
  for (const [place, [x, y, colour]] of Object.entries(chosen)) {
    const { body } = await upload(bytes, 'photo', 'me.png', { x, y, side: 130 })
    expect([place, await colourOf(body.id)]).toEqual([place, colour])
  }
})

test('a square that leads out of the picture is moved into it', async () => {
  const { status, body } = await upload(await picture(400, 300), 'photo', 'me.png', { x: 9_000, y: 9_000, side: 130 })
  expect([status, await colourOf(body.id)]).toEqual([200, '110'])
})

test('a photo taken with the camera turned is cut as it is seen, and says no more where it was taken', async () => {
  const exif = { IFD0: { Copyright: 'canaryexif' }, IFD3: { GPSLatitude: '24/1 42/1 0/1', GPSLatitudeRef: 'N' } }
  const turned = await look(await picture(400, 200, 'jpeg'))
    .withMetadata({ orientation: 6, exif })
    .jpeg()
    .toBuffer()
  expect((await look(turned).metadata()).exif?.includes('canaryexif')).toBe(true)
  const photo = await upload(turned, 'photo', 'me.jpg', { x: 0, y: 0, side: 90 })
  const attachment = await upload(turned, 'attachment5', 'me.jpg')
  expect(await colourOf(photo.body.id)).toBe('001') // what lay at its bottom start stands at the top start once turned
  for (const bytes of [
    await kept(photo.body.id, '256'),
    await kept(attachment.body.id, 'shown'),
    await kept(attachment.body.id, 'thumb'),
  ]) {
    expect((await look(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('canaryexif')).toBe(false)
  }
})

test('a logo keeps its shape', async () => {
  const { body } = await upload(await picture(400, 100), 'logo')
  const { width, height } = await look(await kept(body.id, '64')).metadata()
  expect([width, height]).toEqual([256, 64])
})

const html = Buffer.from('<script>alert(1)</script>')
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.each([
  ['a PNG signature followed by HTML', Buffer.concat([signature, html])],
  ['a JPEG header followed by a script', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html])],
  ['an SVG named .png', Buffer.from(svg)],
  ['a GIF', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
  ['a program', Buffer.from('MZ\x90\0')],
  ['a picture cut in half', png(64, 64)],
])('%s is no picture (H31)', async (_name, bytes) => {
  for (const purpose of ['photo', 'logo', 'attachment5', 'attachment10'] as const)
    expect(await codeOf(bytes, purpose)).toEqual(wrongType)
  expect(await staged()).toEqual([])
})

test('a picture with HTML behind it is shown without its tail, whatever it is for (H31)', async () => {
  for (const format of ['png', 'jpeg'] as const) {
    const bytes = Buffer.concat([await picture(50, 50, format), html])
    for (const [purpose, shown] of [
      ['photo', '256'],
      ['logo', '256'],
      ['attachment5', 'shown'],
      ['attachment5', 'thumb'],
    ] as const) {
      const { status, body } = await upload(bytes, purpose)
      expect([status, (await kept(body.id, shown)).includes('script')]).toEqual([200, false])
    }
  }
})

test('a bomb of 50,000 by 50,000 pixels is refused (H31)', async () => {
  for (const purpose of ['photo', 'attachment5'] as const) expect(await codeOf(png(50_000, 50_000), purpose)).toEqual(wrongType)
})

test('the type is judged by the content, not by the name', async () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n')
  expect(await codeOf(pdf, 'photo', 'me.png')).toEqual(wrongType)
  expect(await codeOf(Buffer.concat([html, pdf]), 'attachment5', 'me.pdf')).toEqual(wrongType)
  const { status, body } = await upload(pdf, 'attachment5', 'me.exe')
  expect([status, body.type, body.name]).toEqual([200, 'application/pdf', 'me.exe.pdf'])
})

test('5 MB exactly is too large, one byte less is not (H32)', async () => {
  expect((await upload(await pictureOf(FILE_5MB - 1))).status).toBe(200)
  expect(await codeOf(await pictureOf(FILE_5MB))).toEqual(tooLarge)
  expect(await codeOf(await pictureOf(FILE_5MB), 'attachment5')).toEqual(tooLarge)
})

test('the larger profile takes 10 MB exactly and refuses one byte more (H32)', async () => {
  expect((await upload(await pictureOf(FILE_10MB), 'attachment10')).status).toBe(200)
  expect(await codeOf(await pictureOf(FILE_10MB + 1), 'attachment10')).toEqual([400, 'file', 'file_10mb'])
})

test('an empty file is called empty, whatever it is for (H32)', async () => {
  for (const purpose of ['photo', 'attachment5', 'attachment10'] as const)
    expect(await codeOf(Buffer.alloc(0), purpose)).toEqual([400, 'file', 'file_empty'])
})

test('an attached picture keeps every byte it came with and is shown in two re-encoded sizes', async () => {
  const bytes = Buffer.concat([await picture(3_000, 1_500, 'jpeg'), html])
  const { body } = await upload(bytes, 'attachment5', 'عقد.jpg')
  expect([body.type, body.bytes, body.picture]).toEqual(['image/jpeg', bytes.length, { width: 2_048, height: 1_024 }])
  expect((await kept(body.id, 'original')).equals(bytes)).toBe(true)
  const { format, width, height } = await look(await kept(body.id, 'thumb')).metadata()
  expect([format, width, height]).toEqual(['webp', 320, 160])
})

/** Sends by hand what `fetch` would tidy. */
function send(
  headers: Record<string, string>,
  parts: readonly Uint8Array[],
  { cookie } = noura,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(w.base)
  const own = { cookie: `diwan_session=${cookie}`, origin: PUBLIC_URL, 'idempotency-key': randomUUID(), ...headers }
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, agent: false, method: 'POST', path: '/api/files?name=a.png&purpose=photo', headers: own },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    void (async () => {
      for (const part of parts) {
        if (!sent.write(part)) await new Promise((drained) => sent.once('drain', drained))
      }
      sent.end()
    })()
  })
}

test('a body without a length is counted as it comes, and one that says too much is not read at all (H32)', async () => {
  const chunked = await send(
    { 'transfer-encoding': 'chunked' },
    Array.from({ length: 7 }, () => randomBytes(1_048_576)),
  )
  expect([chunked.status, chunked.text.includes('file_5mb')]).toEqual([400, true])
  const lying = await send({ 'content-length': '6000000' }, [randomBytes(10)]).catch(() => ({ status: 0, text: '' }))
  expect([[400, 0].includes(lying.status), await staged()]).toEqual([true, []])
})

test('a repeat gets its first answer; other bytes under the same id are refused (H16)', async () => {
  const before = await rows()
  const requestId = randomUUID()
  const bytes = Uint8Array.from(await picture(30, 30))
  const input = { name: 'a.png', purpose: 'photo' } as const
  const first = await w.call(noura, files.upload, input, { requestId, bytes })
  const again = await w.call(noura, files.upload, input, { requestId, bytes })
  const other = await w.call(noura, files.upload, input, { requestId, bytes: Uint8Array.from(await picture(31, 30)) })
  expect([again.body, other.status, other.body.code]).toEqual([first.body, 409, 'request_id_reused'])
  expect([(await rows()) - before, await staged()]).toEqual([1, []])
})

test('names lead nowhere and hide nothing (H33)', async () => {
  const named = async (name: string) => (await upload(await picture(9, 9), 'attachment5', name)).body.name
  expect(await named('../../../etc/passwd')).toBe('passwd.png')
  expect(await named('..\\..\\secret\0.png')).toBe('secret.png')
  expect(await named('cod\u202Egnp.exe')).toBe('codgnp.exe.png')
  expect(await named('CON.png')).toBe('_CON.png')
  expect(Buffer.byteLength(await named(`${'ملف'.repeat(300)}.png`))).toBeLessThanOrEqual(255)
})

test('nobody fills the disk with what nothing uses', async () => {
  const full = await w.person('USER')
  const file = { owner_id: full.id, name: 'a', type: 'image/webp', bytes: 1, sha256: Buffer.alloc(32), purpose: 'photo' }
  const unused = Array.from({ length: MAX_UNUSED }, () => ({ ...file, id: randomUUID(), created_at: w.clock.now() }))
  await w.db.insertInto('files').values(unused).execute()
  const { status, body } = await w.call(full, files.upload, { name: 'a.png', purpose: 'photo' })
  expect([status, body.code]).toEqual([429, 'files.too_many_unused'])
})

test('an upload without a session, or from a foreign page, is not read (H40)', async () => {
  const before = await rows()
  const nobody = await w.call(null, files.upload, { name: 'a.png', purpose: 'photo' })
  const foreign = await w.call(
    noura,
    files.upload,
    { name: 'a.png', purpose: 'photo' },
    { headers: { origin: 'https://evil.example' } },
  )
  expect([nobody.status, foreign.status, foreign.body.code, await rows()]).toEqual([401, 403, 'foreign_origin', before])
})

test('a session that ends during an upload: it fails within seconds and leaves nothing (H11)', async () => {
  const leaving = await w.person('USER')
  const before = await rows()
  const bytes = await picture(60, 60)
  const { hostname, port } = new URL(w.base)
  const headers = { cookie: `diwan_session=${leaving.cookie}`, origin: PUBLIC_URL, 'idempotency-key': randomUUID() }
  const answer = new Promise<number>((resolve, reject) => {
    const sent = request(
      { hostname, port, agent: false, method: 'POST', path: '/api/files?name=a.png&purpose=photo', headers },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.write(bytes.subarray(0, 50)) // the rest never comes
  })
  await w.eventually(async () => expect(await staged()).toHaveLength(1))
  const began = performance.now()
  await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', leaving.id).execute()
  expect(await answer).toBe(401)
  expect(performance.now() - began).toBeLessThan(5_000)
  expect([await rows(), await staged()]).toEqual([before, []])
})
