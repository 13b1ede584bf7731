import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { endWithFile } from '../../testing/ends.ts'
import { lend, PIECE } from './lend.ts'

const content = Buffer.from(Uint32Array.from({ length: PIECE }, (_, at) => at * 2_654_435_761).buffer) // four pieces, no two bytes of a place alike
let file: string

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-lend-'))
  endWithFile(() => rm(folder, { recursive: true, force: true }))
  file = path.join(folder, 'film')
  await writeFile(file, content)
})

async function readAll(part?: { from: number; to: number }) {
  const [copies, buffers] = [[] as Buffer[], new Set<ArrayBufferLike>()]
  for await (const piece of lend(file, part)) {
    copies.push(Buffer.from(piece))
    buffers.add(piece.buffer)
  }
  return { bytes: Buffer.concat(copies), buffers }
}

test.each([
  [0, 0],
  [0, content.length - 1],
  [PIECE - 1, PIECE],
  [PIECE, 3 * PIECE - 1],
  [5, 3 * PIECE + 40_000],
  [content.length - 1, content.length - 1],
])('from %i to %i is that part and no byte more', async (from, to) => {
  expect((await readAll({ from, to })).bytes.equals(content.subarray(from, to + 1))).toBe(true)
})

test('the whole is read in buffers that were used before', async () => {
  const first = await readAll()
  const second = await readAll()
  expect(second.bytes.equals(content)).toBe(true)
  expect(second.buffers.isSubsetOf(first.buffers)).toBe(true)
  expect(second.buffers.size).toBe(2) // one that is out, one that is read ahead
})

test('a piece whose reader left may still be on its way: nobody else gets its buffer', async () => {
  const left = lend(file)
  const { value: piece } = await left.next()
  await left.return(undefined)
  const others = await Promise.all([readAll(), readAll(), readAll()])
  expect(others.map(({ buffers }) => buffers.has((piece as Uint8Array).buffer))).toEqual([false, false, false])
  expect(content.subarray(0, PIECE).equals(piece as Uint8Array)).toBe(true)
})

test('a file that is shorter than the part fails, so that no answer ends early and looks whole', async () => {
  const short = `${file}-short`
  await writeFile(short, content)
  const lent = lend(short, { from: 0, to: content.length - 1 })
  await lent.next()
  await truncate(short, PIECE)
  await expect(Array.fromAsync(lent)).rejects.toThrow('shorter')
  await expect(lend(`${file}-none`).next()).rejects.toThrow('ENOENT')
})
