import { files } from '@diwan/contract/files/endpoints'
import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { makeUnit } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { forgetUnusedFiles, releaseFile, takeFile } from './public.ts'

let w: World

beforeAll(async () => {
  w = await world()
})

const input = { name: 'صورتي.png', purpose: 'photo' } as const
const uploadBy = async (who: TestPerson, purpose: 'photo' | 'logo' | 'attachment5' = 'photo', bytes?: Buffer) => {
  const given = Uint8Array.from(bytes ?? (await picture(80, 80)))
  const { body } = await w.call(who, files.upload, { ...input, purpose }, { bytes: given })
  return body.id
}
const reading = (who: TestPerson | null, id: string, headers: Record<string, string> = {}) =>
  w.call(who, files.read, { id }, { headers })
const statusOf = async (who: TestPerson | null, id: string) => {
  const { status, body } = await reading(who, id)
  return body.code ? `${status} ${body.code}` : String(status)
}
const HOUR = 3_600_000
const hidden = '404 not_found'

const pointAt = (person: TestPerson, photo_id: string | null) =>
  w.db.updateTable('users').set({ photo_id }).where('id', '=', person.id).execute()

async function withPhoto(person: TestPerson): Promise<string> {
  const id = await uploadBy(person)
  await takeFile(w, { id, purpose: 'photo', ownerId: person.id, objectId: person.id })
  await pointAt(person, id)
  return id
}

test('until a record takes it a file is its uploader’s alone (H34)', async () => {
  const [noura, stranger, chief] = [await w.person('USER'), await w.person('USER'), await w.person('SUPER_ADMIN')]
  const id = await uploadBy(noura)
  expect(await statusOf(noura, id)).toBe('200')
  for (const other of [stranger, chief, null]) expect(await statusOf(other, id)).toBe(hidden)
})

test('nobody takes the upload of another, one that is used, one meant otherwise, or one that is not there (H34)', async () => {
  const [noura, thief] = [await w.person('USER'), await w.person('USER')]
  const [id, logo] = [await uploadBy(noura), await uploadBy(noura, 'logo')]
  const taking = { purpose: 'photo', objectId: thief.id } as const
  const refused = { code: 'files.not_available' }
  await expect(takeFile(w, { ...taking, id, ownerId: thief.id })).rejects.toMatchObject(refused)
  await expect(takeFile(w, { ...taking, id: logo, ownerId: noura.id })).rejects.toMatchObject(refused)
  await expect(takeFile(w, { ...taking, id: thief.id, ownerId: noura.id })).rejects.toMatchObject(refused)
  await takeFile(w, { ...taking, id, ownerId: noura.id, objectId: noura.id })
  await expect(takeFile(w, { ...taking, id, ownerId: noura.id })).rejects.toMatchObject(refused)
})

test('the photo of somebody I may not see does not exist for me, nor from the moment I may no longer (H5)', async () => {
  const department = await w.department()
  const below = await makeUnit(w.db, 'department', department.id, w.clock.now())
  const [within, outside] = [await w.person('USER', below), await w.person('USER', await w.department())]
  const coordinator = await w.person('COORDINATOR', department)
  await w.db
    .updateTable('grants')
    .set({ relations: ['tree'] })
    .where('role', '=', 'COORDINATOR')
    .where('flag', '=', 'view')
    .where('module_name', '=', 'users')
    .execute()
  const [near, far, own] = [await withPhoto(within), await withPhoto(outside), await withPhoto(coordinator)]
  const seen = async () => [await statusOf(coordinator, near), await statusOf(coordinator, far), await statusOf(coordinator, own)]
  expect(await seen()).toEqual(['200', hidden, '200'])
  expect([await statusOf(within, far), await statusOf(null, near)]).toEqual(['200', hidden])
  await w.db.deleteFrom('unit_members').where('user_id', '=', within.id).execute()
  expect(await seen()).toEqual([hidden, hidden, '200'])
})

test('who sees a person sees the photo, and no other file that belongs to that person (H60)', async () => {
  const [noura, sara] = [await w.person('USER'), await w.person('USER')]
  const [photo, other] = [await withPhoto(noura), await uploadBy(noura)]
  await takeFile(w, { id: other, purpose: 'photo', ownerId: noura.id, objectId: noura.id })
  expect([await statusOf(sara, photo), await statusOf(sara, other)]).toEqual(['200', hidden])
})

test('a browser that holds a photo asks again each time, and is refused from the moment it may no longer (H5)', async () => {
  const [noura, sara] = [await w.person('USER'), await w.person('USER')]
  const id = await withPhoto(noura)
  const first = await reading(sara, id)
  const etag = first.headers.get('etag')!
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  const again = await reading(sara, id, { 'if-none-match': etag })
  expect([again.status, again.text]).toEqual([304, ''])
  const small = await w.call(sara, files.read, { id, size: '64' }, { headers: { 'if-none-match': etag } })
  expect([small.status, small.headers.get('etag') === etag]).toEqual([200, false])
  await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', sara.id).execute()
  expect((await reading(sara, id, { 'if-none-match': etag })).status).toBe(404)
})

test('the sign of the organisation is for everybody, once the organisation took it', async () => {
  const admin = await w.person('ADMIN')
  const { id: organisation } = await w.db.selectFrom('organisation').select('id').executeTakeFirstOrThrow()
  const id = await uploadBy(admin, 'logo')
  expect(await statusOf(null, id)).toBe(hidden)
  await takeFile(w, { id, purpose: 'logo', ownerId: admin.id, objectId: organisation })
  expect(await statusOf(null, id)).toBe('200')
})

test('whatever was uploaded is run by nobody: sandboxed, its type not guessed, a document saved and not shown (H31)', async () => {
  const noura = await w.person('USER')
  const pdf = Buffer.from('%PDF-1.4\n<script>alert(1)</script>\n%%EOF')
  const [photo, document] = [await uploadBy(noura), await uploadBy(noura, 'attachment5', pdf)]
  const headersOf = async (id: string) => {
    const { headers } = await reading(noura, id)
    return ['content-type', 'content-security-policy', 'x-content-type-options', 'content-disposition'].map((name) =>
      headers.get(name),
    )
  }
  const sandbox = "default-src 'none'; sandbox"
  const utf8 = encodeURIComponent('صورتي')
  expect(await headersOf(photo)).toEqual([
    'image/webp',
    sandbox,
    'nosniff',
    `inline; filename="_____.png.webp"; filename*=UTF-8''${utf8}.png.webp`,
  ])
  expect(await headersOf(document)).toEqual([
    'application/pdf',
    sandbox,
    'nosniff',
    `attachment; filename="_____.png.pdf"; filename*=UTF-8''${utf8}.png.pdf`,
  ])
})

test('a document comes back byte for byte', async () => {
  const noura = await w.person('USER')
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(200_000, 7), Buffer.from('\n%%EOF')])
  const id = await uploadBy(noura, 'attachment5', pdf)
  const answer = await fetch(`${w.base}/files/${id}`, { headers: { cookie: `diwan_session=${noura.cookie}` } })
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  expect([answer.headers.get('content-length'), hash(await answer.bytes())]).toEqual([String(pdf.length), hash(pdf)])
})

const bytesOf = (id: string) => w.portal.storage.size(id, '256')
const rowOf = (id: string) => w.db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst()

test('what nothing took within a day is forgotten, row and bytes; what was taken stays (H34)', async () => {
  const noura = await w.person('USER')
  const [unused, photo] = [await uploadBy(noura), await withPhoto(noura)]
  w.clock.advance(23 * HOUR)
  await forgetUnusedFiles(w.portal)
  expect([await statusOf(noura, unused), await statusOf(noura, photo)]).toEqual(['200', '200'])
  w.clock.advance(2 * HOUR)
  await forgetUnusedFiles(w.portal)
  expect([await rowOf(unused), await bytesOf(unused)]).toEqual([undefined, null])
  expect(await statusOf(noura, photo)).toBe('200')
})

test('bytes that lost their row, and what a crash left half-way, go with the night', async () => {
  const noura = await w.person('USER')
  const [photo, lost] = [await withPhoto(noura), await uploadBy(noura)]
  await w.db.deleteFrom('files').where('id', '=', lost).execute()
  await w.portal.storage.stage()
  await w.portal.storage.sweep(new Date(Date.now() + 1_000), async (ids) => {
    const known = await w.db.selectFrom('files').select('id').execute()
    return new Set(known.map(({ id }) => id).filter((id) => ids.includes(id)))
  })
  expect([await bytesOf(lost), (await bytesOf(photo))! > 0]).toEqual([null, true])
})

test('a file that its record let go of is gone with the commit', async () => {
  const noura = await w.person('USER')
  const id = await withPhoto(noura)
  const later: (() => Promise<void>)[] = []
  await pointAt(noura, null)
  await w.db.transaction().execute((db) => releaseFile(w.portal, { db, afterwards: (run) => later.push(run) }, id))
  expect([await rowOf(id), (await bytesOf(id))! > 0]).toEqual([undefined, true])
  for (const run of later) await run()
  expect(await bytesOf(id)).toBe(null)
})
