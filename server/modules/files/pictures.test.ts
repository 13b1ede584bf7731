import { files } from '@diwan/contract/files/endpoints'
import { MAX_SIDE } from '@diwan/contract/files/limits'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { blackPng, picture } from '../../testing/pictures.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let noura: TestPerson

beforeAll(async () => {
  w = await world()
  noura = await w.person('USER')
})

type Purpose = 'photo' | 'logo' | 'attachment5' | 'attachment10'
const upload = (bytes: Buffer, purpose: Purpose = 'attachment5') =>
  w.call(noura, files.upload, { name: 'a.png', purpose }, { bytes: Uint8Array.from(bytes) })
const answerOf = async (bytes: Buffer, purpose?: Purpose) => {
  const { status, body } = await upload(bytes, purpose)
  return body.fields ? `${status} ${body.fields[0]?.code}` : String(status)
}

test.each([
  ['a picture of 1 × 49,000,000 pixels', () => blackPng(1, 49_000_000, { colour: 0 })],
  ['one that lies on its side', () => blackPng(49_000_000, 1, { colour: 0 })],
  ['a side of one pixel too many', () => blackPng(MAX_SIDE + 1, 2)],
  ['a picture of more than fifty million pixels', () => blackPng(10_000, 5_001, { colour: 0 })],
  ['a picture of many frames', () => blackPng(40, 40, { frames: 900 })],
])('%s is "Invalid file type", whatever it is for (H53)', async (_name, bytes) => {
  const given = bytes()
  for (const purpose of ['photo', 'logo', 'attachment5', 'attachment10'] as const)
    expect(await answerOf(given, purpose)).toBe('400 file_type')
})

test('the longest side is taken, and so is an interlaced picture', async () => {
  expect(await answerOf(blackPng(MAX_SIDE, 2))).toBe('200')
  expect(await answerOf(blackPng(64, 64, { interlaced: true }))).toBe('200')
})

test('an interlaced picture that takes more than its memory or its seconds is refused, and the next one is taken (H53)', async () => {
  const greedy = blackPng(7_000, 7_000, { depth: 16, colour: 6, interlaced: true })
  expect(greedy.length).toBeLessThan(5_000_000)
  expect(await answerOf(greedy)).toBe('400 file_type')
  expect(await answerOf(await picture(40, 30))).toBe('200')
}, 60_000)
