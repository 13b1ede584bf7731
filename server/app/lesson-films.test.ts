import { files } from '@diwan/contract/files/endpoints'
import { UPLOAD_PART } from '@diwan/contract/files/limits'
import type { UploadedFile } from '@diwan/contract/files/schemas'
import { settings } from '@diwan/contract/settings/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../testing/people.ts'
import { film } from '../testing/sounds.ts'
import { storagePlaces } from '../testing/storage-places.ts'
import type { World } from '../testing/world.ts'
import { world } from '../testing/world.ts'

const MB = 1_024 * 1_024
const content = film(1_800, [{ handler: 'vide', width: 640, height: 360 }], { bytes: 15 * MB })
for (let at = content.length - 14 * MB; at < content.length; at += 4) content.writeUInt32BE(at, at)

describe.each(['disk', 'bucket'] as const)('a film of a lesson on a %s', (place) => {
  let w: World
  let teacher: TestPerson
  let kept: UploadedFile

  beforeAll(async () => {
    w = await world({ storage: await storagePlaces[place]() })
    const owner = await w.person('SUPER_ADMIN')
    teacher = await w.person('ADMIN')
    await w.call(owner, settings.change, { version: 1, lessonMb: 20 })
    const begun = await w.call(teacher, files.begin, { name: 'درس.mp4', purpose: 'lesson', bytes: content.length })
    for (let offset = 0; offset < content.length; offset += UPLOAD_PART) {
      const bytes = Uint8Array.from(content.subarray(offset, offset + UPLOAD_PART))
      await w.call(teacher, files.append, { id: begun.body.id, offset }, { bytes })
    }
    const { body } = await w.call(teacher, files.finish, { id: begun.body.id })
    kept = body
  })

  const ask = (headers: Record<string, string>) =>
    fetch(`${w.base}/files/${kept.id}`, { headers: { cookie: `diwan_session=${teacher.cookie}`, ...headers } })

  test('it comes in parts and says how long it is', () => {
    expect([kept.type, kept.bytes, kept.media?.seconds]).toEqual(['video/mp4', content.length, 1_800])
  })

  test('it is played in the page: typed, inline, not guessed at, and whole', async () => {
    const answer = await ask({})
    const said = ['content-type', 'x-content-type-options', 'accept-ranges', 'content-security-policy']
    expect(said.map((name) => answer.headers.get(name))).toEqual(['video/mp4', 'nosniff', 'bytes', "default-src 'none'; sandbox"])
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename=/)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
  })

  test('a player begins with two bytes, seeks, and is told where it ends', async () => {
    const told = async (range: string, more: Record<string, string> = {}) => {
      const answer = await ask({ range, ...more })
      return [answer.status, answer.headers.get('content-range'), Buffer.from(await answer.arrayBuffer())] as const
    }
    const N = content.length
    for (const [from, to] of [
      [0, 1],
      [12 * MB, 12 * MB + 70_000],
      [N - 9, N - 1],
    ] as const) {
      const [status, range, bytes] = await told(`bytes=${from}-${to}`)
      expect([status, range, bytes.equals(content.subarray(from, to + 1))]).toEqual([206, `bytes ${from}-${to}/${N}`, true])
    }
    expect((await told(`bytes=${N}-`)).slice(0, 2)).toEqual([416, `bytes */${N}`])
    const etag = (await ask({ range: 'bytes=0-1' })).headers.get('etag')!
    expect((await told('bytes=4-9', { 'if-range': etag }))[0]).toBe(206)
    expect((await told('bytes=4-9', { 'if-range': '"older"' }))[0]).toBe(200)
  })
})
