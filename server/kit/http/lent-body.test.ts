import Fastify from 'fastify'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { endWithFile } from '../../testing/ends.ts'
import { eventually } from '../../testing/eventually.ts'
import { lend } from '../storage/lend.ts'
import { createOpenAnswers } from './open-answers.ts'
import { sendFile } from './send-file.ts'

const MB = 1_024 * 1_024
/** More than the sockets of a machine take at once; no two places are alike. */
const content = Buffer.from(Uint32Array.from({ length: 6 * MB }, (_, at) => at * 2_654_435_761).buffer)
let origin: string
let begun = 0
let ended = 0

async function* counted(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  begun += 1
  try {
    yield* pieces
  } finally {
    ended += 1
  }
}

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-body-'))
  const file = path.join(folder, 'film')
  await writeFile(file, content)
  const { size } = await stat(file)
  const known = { name: 'film.mp4', type: 'video/mp4', bytes: size, etag: 'x', shown: true }
  const app = Fastify({ forceCloseConnections: true })
  app.get('/', (request, reply) =>
    sendFile(request, reply, { ...known, open: async (part) => counted(lend(file, part)) }, createOpenAnswers()),
  )
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  endWithFile(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })
})

/** Its head is here; of its body nothing is read before somebody asks. */
async function ask(from: number, to: number) {
  const [answer] = (await once(get(origin, { agent: false, headers: { range: `bytes=${from}-${to}` } }), 'response')) as [
    IncomingMessage,
  ]
  return { answer, expected: content.subarray(from, to + 1), chunks: [] as Buffer[], pieces: answer[Symbol.asyncIterator]() }
}

test('slow readers of many parts at once get their own bytes, every one, also where others leave in the middle', async () => {
  const places = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => at * MB + at * 77_777)
  const all = await Promise.all(places.map((from, at) => ask(from, from + 16 * MB - at)))
  const going = new Set(all)
  const gone = [all[2]!, all[5]!]
  for (let turn = 0; going.size > 0; turn += 1) {
    for (const reader of going) {
      const { done, value } = await reader.pieces.next()
      if (done) going.delete(reader)
      else reader.chunks.push(value as Buffer)
    }
    if (turn !== 20) continue
    for (const reader of gone) {
      reader.answer.on('error', () => undefined).destroy()
      going.delete(reader)
    }
    for (const from of [9, 3 * MB]) going.add(await ask(from, from + 4 * MB)) // what the others left is free for these
    all.push(...[...going].slice(-2))
  }
  const whole = all.filter((reader) => !gone.includes(reader))
  expect(whole.map(({ chunks, expected }) => Buffer.concat(chunks).equals(expected))).toEqual(whole.map(() => true))
  await eventually(() => expect(ended).toBe(begun))
})

test('the next answer on the same connection is right, too', async () => {
  for (const [from, to] of [
    [0, 9],
    [MB, 3 * MB],
    [5, 5],
  ] as const) {
    const answer = await fetch(origin, { headers: { range: `bytes=${from}-${to}` } })
    expect(Buffer.from(await answer.arrayBuffer()).equals(content.subarray(from, to + 1))).toBe(true)
  }
})
