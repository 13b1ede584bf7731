import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { film } from '../../../../testing/sounds.ts'
import { openContent, type Content } from '../content.ts'
import { judge } from '../judge.ts'
import { readMp4 } from './mp4.ts'
import { outlineOf } from './outline.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-film-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const MB = 1_024 * 1_024
const PICTURE = [{ handler: 'soun' }, { handler: 'vide', width: 1_280, height: 720 }] as const
const box = (kind: string, content = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, content])
}

async function lying(name: string, bytes: Buffer, grown = bytes.length): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  const handle = await open(file, 'r+')
  await handle.truncate(grown)
  await handle.close()
  return file
}

/** A film whose pictures fill up to so many bytes that are nowhere on the disk. */
function begun(bytes: number): Buffer {
  const whole = film(3_600, PICTURE)
  whole.writeUInt32BE(bytes - (whole.length - 58), whole.length - 58)
  return whole
}

test('of 500 MB on the disk less than one is looked at', async () => {
  const file = await lying('long.mp4', begun(500 * MB), 500 * MB)
  expect(await judge('lesson', file)).toEqual({ type: 'video/mp4', media: { seconds: 3_600, width: 1_280, height: 720 } })
  await using content = await openContent(file)
  let asked = 0
  const counting: Content = {
    ...content,
    part: (from, length) => {
      asked += length
      return content.part(from, length)
    },
  }
  expect(readMp4((await outlineOf(counting))!)?.seconds).toBe(3_600)
  expect(asked).toBeLessThan(MB)
})

test('the outline says of a film what the whole of it says', async () => {
  for (const whole of [
    film(75, PICTURE),
    film(20, PICTURE, { pieces: true }),
    film(9, [{ handler: 'vide', width: 2, turned: true }]),
  ]) {
    await using content = await openContent(await lying('whole.mp4', whole))
    expect(readMp4((await outlineOf(content))!)).toEqual(readMp4(whole))
  }
})

test.each([
  ['a box longer than the file', Buffer.concat([film(5, PICTURE), box('free').fill(9, 3, 4)])],
  [
    'more boxes than a film of a day has',
    Buffer.concat([film(5, PICTURE), Buffer.concat(Array.from({ length: 400_001 }, () => box('free')))]),
  ],
])('%s is no film', async (_what, bytes) => {
  expect(await judge('lesson', await lying('wrong.mp4', bytes))).toBeNull()
})

test('boxes in boxes without end are not followed', async () => {
  const deep = Buffer.alloc(8 * 200_000)
  for (let at = 0; at < deep.length; at += 8) {
    deep.writeUInt32BE(deep.length - at, at)
    deep.write('moov', at + 4, 'latin1')
  }
  const file = await lying('deep.mp4', Buffer.concat([box('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1')), deep]))
  expect(await judge('lesson', file)).toEqual({ type: 'video/mp4', media: null })
})
