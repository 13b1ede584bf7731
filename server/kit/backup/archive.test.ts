import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORMAT, PIECE, summingFiles, type Heading } from './archive.ts'
import { checkArchive, readArchive } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

let folder: string
let whole: string
let bytes: Buffer

const heading: Heading = {
  format: FORMAT,
  diwan: '0.1.0',
  madeAt: '2026-11-22T01:00:00.000Z',
  postgres: '18.4',
  organisation: null,
  migrations: ['001_foundation.sql'],
  tables: [{ name: 'words', columns: ['word'] }],
}

const ROWS = 40_000
/** Hardly compressible, and longer than one piece. */
async function* rows(): AsyncGenerator<Buffer> {
  for (let at = 0; at < ROWS; at++)
    yield await Promise.resolve(Buffer.from(`${createHash('sha512').update(`${at}`).digest('hex')}\n`))
}
async function* only(text: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text))
}
async function* nothing(): AsyncGenerator<Buffer> {}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-archive-'))
  whole = path.join(folder, 'whole.diwan')
  await writeArchive(whole, async (archive) => {
    await archive.heading(heading)
    const { bytes: size, lines, sha256 } = await archive.part('tables/words', rows())
    const empty = await archive.part('tables/nobody', nothing())
    const files = summingFiles()
    files.take('files/one/original', await archive.part('files/one/original', only('ديوان')))
    return {
      tables: { words: { bytes: size, rows: lines, sha256 }, nobody: { bytes: 0, rows: 0, sha256: empty.sha256 } },
      files: files.sum(),
      damagedFiles: [],
      sequences: {},
    }
  })
  bytes = await readFile(whole)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** What is said of this content. */
async function judged(content: Buffer): Promise<string> {
  const file = path.join(folder, 'damaged.diwan')
  await writeFile(file, content)
  return checkArchive(file).then(
    () => 'whole',
    (error: Error) => error.message,
  )
}

test('what was written is read again: names, pieces joined, rows counted, and nobody else may read the file', async () => {
  const read: Record<string, number> = {}
  const archive = await readArchive(whole, {
    async part(name, chunks) {
      read[name] = 0
      for await (const chunk of chunks) read[name] += chunk.length
    },
  })
  expect(read).toEqual({ 'tables/words': ROWS * 129, 'tables/nobody': 0, 'files/one/original': 10 })
  expect(read['tables/words']).toBeGreaterThan(PIECE)
  expect(archive.contents.tables['words']?.rows).toBe(ROWS)
  expect(archive.heading).toEqual(heading)
  expect((await stat(whole)).mode & 0o777).toBe(0o600)
})

test('one wrong bit anywhere is refused: beginning, middle, checksum, and places all over it', async () => {
  const places = [
    0,
    1,
    3,
    4,
    5,
    6,
    bytes.length - 1,
    bytes.length - 32,
    bytes.length - 33,
    bytes.length - 36,
    bytes.length - 40,
    bytes.length - 41,
  ]
  for (let at = 0; at < 16; at++) places.push(Math.floor((bytes.length * at) / 16))
  for (const place of places) {
    const content = Buffer.from(bytes)
    content[place]! ^= 1 << (place % 8)
    expect(await judged(content), `byte ${place} of ${bytes.length}`).toMatch(/is damaged, or no back-up of Diwan: .+\.$/)
  }
}, 60_000)

test.each([0, 1, 39, 40, 41, 1_000, -1, -40, -41])('cut after %i bytes it is refused', async (length) => {
  expect(await judged(bytes.subarray(0, length < 0 ? bytes.length + length : length))).toMatch(/is damaged/)
})

test('bytes behind its end, two back-ups in one file and other files are refused', async () => {
  expect(await judged(Buffer.concat([bytes, Buffer.from('\n')]))).toMatch(/is damaged/)
  expect(await judged(Buffer.concat([bytes, bytes]))).toMatch(/is damaged/)
  expect(await judged(Buffer.from('PK a zip, say'))).toMatch(/is damaged, or no back-up of Diwan/)
  await expect(checkArchive(path.join(folder, 'nowhere'))).rejects.toThrow(/cannot be read: ENOENT/)
})

test('a back-up that cannot be made leaves no file, and never writes over one', async () => {
  const failing = writeArchive(path.join(folder, 'half.diwan'), async (archive) => {
    await archive.heading(heading)
    await archive.part('tables/words', rows())
    throw new Error('the database went away')
  })
  await expect(failing).rejects.toThrow('the database went away')
  await expect(writeArchive(whole, () => Promise.reject(new Error('never asked')))).rejects.toThrow(/EEXIST/)
  await expect(writeArchive('/dev/full/no', () => Promise.reject(new Error('never asked')))).rejects.toThrow(/cannot be written/)
  expect(await readdir(folder)).not.toContain('half.diwan')
  expect((await readFile(whole)).equals(bytes)).toBe(true)
})
