import { files } from '@diwan/contract/files/endpoints'
import { FILE_10MB, MAX_UNUSED_BYTES, UPLOAD_PACE, UPLOAD_SECONDS } from '@diwan/contract/files/limits'
import { DOCX, type FilePurpose } from '@diwan/contract/files/vocabulary'
import { en } from '@diwan/contract/kit/words.en'
import { settings } from '@diwan/contract/settings/endpoints'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { docx, mp4, pdf } from './documents.ts'
import type { TestPerson } from './people.ts'
import { picture } from './pictures.ts'
import { film, webm } from './sounds.ts'
import type { World } from './world.ts'
import { world } from './world.ts'
import { copyBytes, durationsOf, insertCopies } from '../modules/files/public.ts'

let w: World
let owner: TestPerson
let teacher: TestPerson

beforeAll(async () => {
  w = await world()
  owner = await w.person('SUPER_ADMIN')
})
beforeEach(async () => {
  teacher = await w.person('COORDINATOR')
})

const MB = 1_024 * 1_024
const begin = (bytes: number, purpose: FilePurpose = 'lesson', who = teacher) =>
  w.call(who, files.begin, { name: 'درس.mp4', purpose, bytes })
const refusalOf = async (bytes: number, purpose?: FilePurpose) => {
  const { status, body } = await begin(bytes, purpose)
  return status === 200 ? 200 : [status, body.fields?.[0]]
}
const upload = (bytes: Buffer, name = 'درس', who = teacher) =>
  w.call(who, files.upload, { name, purpose: 'lesson' }, { bytes: Uint8Array.from(bytes) })
const decide = async (lessonMb: number) => {
  const { version } = (await w.call(owner, settings.open, {})).body
  expect((await w.call(owner, settings.change, { version, lessonMb })).status).toBe(200)
}
const filmOf = (bytes: number, seconds = 60) => film(seconds, [{ handler: 'vide', width: 640, height: 360 }], { bytes })

test('a lesson is JPG, PNG, DOCX, PDF or MP4 by content, and nothing else', async () => {
  const taken = async (bytes: Buffer) => {
    const { body } = await upload(bytes, 'درس.mp4')
    return body.fields?.[0]?.code ?? body.type
  }
  const good = [await picture(9, 9, 'jpeg'), await picture(9, 9), docx(), pdf(), mp4()]
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  expect(await Promise.all(good.map(taken))).toEqual(['image/jpeg', 'image/png', DOCX, 'application/pdf', 'video/mp4'])
  expect([await taken(webm(5, 1)), await taken(page), await taken(filmOf(900).subarray(0, 700))]).toEqual([
    'file_type',
    'file_type',
    'file_type',
  ])
})

test('10 MB exactly are taken, and one byte more is refused in the words of the specification (S8.10)', async () => {
  expect([await refusalOf(FILE_10MB), await refusalOf(FILE_10MB + 1)]).toEqual([200, [400, { path: 'file', code: 'file_10mb' }]])
  expect((await upload(filmOf(FILE_10MB))).status).toBe(200)
  expect((await upload(filmOf(FILE_10MB + 1))).body.fields).toEqual([{ path: 'file', code: 'file_10mb' }])
  expect(en.invalid_file_10mb).toBe('the uploaded file exceeds the maximum of 10MB')
})

test('the organisation raises the limit of lessons and of nothing else; the refusal says its number', async () => {
  await decide(12)
  expect([await refusalOf(12 * MB), await refusalOf(12 * MB + 1), await refusalOf(FILE_10MB + 1, 'attachment10')]).toEqual([
    200,
    [400, { path: 'file', code: 'file_large', params: { maximum: 12 } }],
    [400, { path: 'file', code: 'file_10mb' }],
  ])
  const { body } = await upload(filmOf(12 * MB, 90))
  expect([body.bytes, body.media?.seconds]).toEqual([12 * MB, 90])
  expect((await upload(filmOf(12 * MB + 1))).body.fields).toEqual([{ path: 'file', code: 'file_large', params: { maximum: 12 } }])
  await decide(10)
  expect(await refusalOf(12 * MB)).toEqual([400, { path: 'file', code: 'file_10mb' }])
})

test('only who makes courses brings lessons', async () => {
  for (const role of ['USER', 'TECH'] as const) {
    const other = await w.person(role)
    expect([(await begin(9, 'lesson', other)).status, (await upload(pdf(), 'درس.pdf', other)).status]).toEqual([403, 403])
  }
})

test('how long a film is was read when it came, stays with its copies, and is nothing for all else', async () => {
  const idOf = async (bytes: Buffer) => (await upload(bytes)).body.id
  const [long, paper, endless, unknown] = [await idOf(filmOf(0, 5_400)), await idOf(pdf()), await idOf(mp4()), randomUUID()]
  const copied = await copyBytes(w.portal, [long])
  await insertCopies(w.db, copied, teacher.id, w.clock.now())
  expect([...(await durationsOf(w.db, [long, paper, endless, unknown, copied[0]!.to]))]).toEqual([
    [long, 5_400],
    [paper, null],
    [endless, null],
    [unknown, null],
    [copied[0]!.to, 5_400],
  ])
})

test('what waits unused is bounded in bytes as well, and what was taken or given up is not counted (H32)', async () => {
  await decide(500)
  const opened = Array.from({ length: 4 }, () => begin(500 * MB))
  expect((await Promise.all(opened)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const kept = { owner_id: teacher.id, name: 'درس.mp4', type: 'video/mp4', purpose: 'lesson', sha256: Buffer.alloc(32) }
  const row = { ...kept, id: randomUUID(), bytes: 2_000_000_000, created_at: w.clock.now() }
  await w.db
    .insertInto('files')
    .values([row, { ...row, id: randomUUID(), bytes: MAX_UNUSED_BYTES - 2_000 * MB - 2_000_000_000 - 99 }])
    .execute()
  expect([(await begin(100)).body.code, (await begin(99)).status]).toEqual(['files.too_many_unused', 200])
  await w.db.updateTable('files').set({ object_id: teacher.id }).where('id', '=', row.id).execute()
  const [, , , last] = await Promise.all(opened)
  await w.call(teacher, files.abandon, { id: last!.body.id })
  expect((await begin(500 * MB)).status).toBe(200)
  await decide(10)
})

test('a large lesson has longer than ten minutes, as long as its bytes keep coming, and no longer than its pace takes', async () => {
  await decide(100)
  const bytes = 100 * MB
  const { id } = (await begin(bytes)).body
  let at = 0
  const after = async (seconds: number) => {
    w.clock.advance(seconds * 1_000)
    const { status, body } = await w.call(teacher, files.append, { id, offset: at }, { bytes: Uint8Array.from(filmOf(900)) })
    at = body.received
    return status
  }
  const longest = bytes / UPLOAD_PACE
  expect(longest).toBeGreaterThan(UPLOAD_SECONDS)
  for (let passed = 0; passed + 50 < longest; passed += 50) expect(await after(50)).toBe(200)
  expect(await after(50)).toBe(404)
  w.clock.advance(-longest * 1_000)
  await decide(10)
})
