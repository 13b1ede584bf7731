import { files } from '@diwan/contract/files/endpoints'
import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { beforeAll, expect, test } from 'vitest'
import { mp4, pdf } from '../../testing/documents.ts'
import type { TestPerson } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import { film, ogg, webm } from '../../testing/sounds.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { boxesIn, MAX_BOXES } from './service/media/boxes.ts'
import { readMp4 } from './service/media/mp4.ts'
import { soundIn } from './service/media/sound.ts'

let w: World
let noura: TestPerson

beforeAll(async () => {
  w = await world()
  noura = await w.person('USER')
})

const upload = async (bytes: Buffer, purpose: FilePurpose) => {
  const { body } = await w.call(noura, files.upload, { name: 'voice', purpose }, { bytes: Uint8Array.from(bytes) })
  return body.fields?.[0]?.code ?? { type: body.type, seconds: body.media?.seconds, name: body.name }
}
const sound = (seconds: number, pieces = false) => film(seconds, [{ handler: 'soun' }], { pieces })

test('a voice is webm, ogg or mp4 by content, whatever its head leaves out, and its length is read from it', async () => {
  expect(await upload(webm(12.5), 'voice')).toEqual({ type: 'audio/webm', seconds: 12.5, name: 'voice.webm' })
  expect(await upload(ogg(7), 'voice')).toEqual({ type: 'audio/ogg', seconds: 7, name: 'voice.ogg' })
  expect(await upload(sound(9), 'voice')).toEqual({ type: 'audio/mp4', seconds: 9, name: 'voice.m4a' })
  expect(await upload(sound(4, true), 'voice')).toEqual({ type: 'audio/mp4', seconds: 4, name: 'voice.m4a' })
})

test('five minutes are a voice, and more is refused by its field', async () => {
  expect(await upload(webm(300), 'voice')).toMatchObject({ seconds: 300 })
  for (const bytes of [webm(303), ogg(303), sound(303), sound(303, true)]) expect(await upload(bytes, 'voice')).toBe('file_long')
})

test('what is no sound is no voice, and a sound is nothing else', async () => {
  const picturesToo = film(5, [{ handler: 'soun' }, { handler: 'vide', width: 640, height: 480 }])
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const others = [picturesToo, webm(5, 1), webm(0), ogg(5, 'fishead\0'), mp4(), pdf(), await picture(9, 9), page]
  for (const bytes of [...others, Buffer.concat([ogg(5), page]), webm(5).subarray(0, -3)])
    expect(await upload(bytes, 'voice')).toBe('file_type')
  for (const bytes of [webm(5), ogg(5)]) expect(await upload(bytes, 'attachment10')).toBe('file_type')
})

test('how long and how large a film is stands in its boxes, as it is seen', async () => {
  const filmed = (more: object) => film(75, [{ handler: 'soun' }, { handler: 'vide', width: 1_920, height: 1_080, ...more }])
  const mediaOf = async (bytes: Buffer) => {
    const sent = { name: 'film.mp4', purpose: 'attachment10' } as const
    const { body } = await w.call(noura, files.upload, sent, { bytes: Uint8Array.from(bytes) })
    return [body.media, body.picture]
  }
  expect(await mediaOf(filmed({}))).toEqual([{ seconds: 75, width: 1_920, height: 1_080 }, null])
  expect(await mediaOf(filmed({ turned: true }))).toEqual([{ seconds: 75, width: 1_080, height: 1_920 }, null])
  expect(await mediaOf(film(20, [{ handler: 'vide', width: 320, height: 240 }], { pieces: true }))).toEqual([
    { seconds: 20, width: 320, height: 240 },
    null,
  ])
  expect(await mediaOf(mp4())).toEqual([undefined, null]) // it claims to last for ever, which nobody believes
})

test('whatever a sound or a film is cut or changed to, reading it ends and fails at nothing', () => {
  const whole = [webm(3), ogg(3), sound(3), sound(3, true)]
  let seed = 7
  const dice = (most: number) => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fff_ffff) % most
  for (const one of whole)
    for (let n = 0; n < 3_000; n += 1) {
      const changed = Buffer.from(one.subarray(0, n % 3 === 0 ? dice(one.length) : one.length))
      for (let times = 0; times < 3 && changed.length > 0; times += 1) changed[dice(changed.length)] = dice(256)
      const [heard, seen] = [soundIn(changed), readMp4(changed)]
      for (const seconds of [heard?.seconds, seen?.seconds]) expect(Number.isFinite(seconds ?? 0)).toBe(true)
    }
})

const box = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, content])
}

test('a long voice is judged in a thread of its own, and answered the same', async () => {
  const padding = box('free', Buffer.alloc(200_000))
  expect(await upload(Buffer.concat([sound(9), padding]), 'voice')).toMatchObject({ type: 'audio/mp4', seconds: 9 })
  expect(await upload(Buffer.concat([sound(303), padding]), 'voice')).toBe('file_long')
  expect(await upload(Buffer.alloc(200_000), 'voice')).toBe('file_type')
})

test('a voice of more empty boxes than a film of a day has is none, and is looked at no further', async () => {
  const empty = Buffer.concat(Array.from({ length: MAX_BOXES }, () => box('free', Buffer.alloc(0))))
  expect(boxesIn(empty)).toHaveLength(MAX_BOXES)
  const [begins, over] = [sound(9), box('free', Buffer.alloc(0))]
  expect(boxesIn(Buffer.concat([empty, over]))).toBeNull()
  expect(await upload(Buffer.concat([begins, empty]), 'voice')).toBe('file_type')
})
