import Fastify, { type FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { answerErrors } from './errors.ts'
import { createOpenAnswers, LARGE_ANSWER_BYTES, limitOpenAnswers, MAX_LARGE_ANSWERS, MAX_OPEN_PARTS } from './open-answers.ts'
import { sendFile } from './send-file.ts'
import { createStallWatch, cutOffStalled, STALLED_MS } from './stalled.ts'

/** More than any socket buffers by itself. */
const HUGE = 32_000_000

let app: FastifyInstance
let now: number
let watch: ReturnType<typeof createStallWatch>
let opened: number
const readers: Socket[] = []

beforeEach(async () => {
  ;[now, opened] = [0, 0]
  watch = createStallWatch(() => now)
  app = Fastify()
  answerErrors(app)
  const answers = createOpenAnswers()
  cutOffStalled(app, watch)
  limitOpenAnswers(app, answers)
  app.get('/large', () => ({ text: 'x'.repeat(HUGE) }))
  app.get('/small', () => ({ text: 'x'.repeat(LARGE_ANSWER_BYTES - 1_000) }))
  app.get('/file', (request, reply) =>
    sendFile(
      request,
      reply,
      {
        name: 'film.mp4',
        type: 'video/mp4',
        bytes: HUGE,
        etag: 'one',
        shown: true,
        open: () => {
          opened += 1
          return Promise.resolve(Readable.from([Buffer.alloc(HUGE)]))
        },
      },
      answers,
    ),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.destroy()
  await app.close()
})

const port = () => (app.server.address() as { port: number }).port

/** Asks, hears the first bytes, and reads nothing more. */
async function lazy(target: string, headers = ''): Promise<{ socket: Socket; head: string }> {
  const socket = connect(port(), '127.0.0.1', () => socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`))
  socket.on('error', () => undefined)
  readers.push(socket)
  const [first] = (await once(socket, 'data')) as [Buffer]
  socket.pause()
  return { socket, head: first.toString('latin1').slice(0, 400) }
}
/** Reads so many bytes more, and rests again. */
const take = (socket: Socket, bytes: number): Promise<void> =>
  new Promise((done) => {
    let left = bytes
    const read = (piece: Buffer): void => {
      left -= piece.length
      if (left > 0) return
      socket.pause().off('data', read)
      done()
    }
    socket.on('data', read).resume()
  })
const statusOf = ({ head }: { head: string }): string => head.slice(9, 12)
const whole = async (target: string) => (await fetch(`http://127.0.0.1:${port()}${target}`)).status
const connections = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

test('six large answers may be open for one person; the seventh is told when to come again, small ones are answered', async () => {
  for (let n = 0; n < MAX_LARGE_ANSWERS; n += 1) expect(statusOf(await lazy('/large'))).toBe('200')
  const refused = await lazy('/large')
  expect(refused.head).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: \d+/)
  expect(await whole('/small')).toBe(200)
  readers[0]!.destroy()
  await eventually(async () => expect(await whole('/large')).toBe(200))
})

test('a file waits for a place, and nothing of it is opened before', async () => {
  for (let n = 0; n < MAX_LARGE_ANSWERS; n += 1) await lazy('/file')
  const waiting = lazy('/file')
  expect(await whole('/small')).toBe(200)
  expect(opened).toBe(MAX_LARGE_ANSWERS)
  readers[0]!.destroy()
  expect(statusOf(await waiting)).toBe('200')
  expect(opened).toBe(MAX_LARGE_ANSWERS + 1)
})

test('parts of files take no place of other answers; too many of them end the oldest', async () => {
  for (let n = 0; n < MAX_OPEN_PARTS; n += 1) expect(statusOf(await lazy('/file', 'range: bytes=0-\r\n'))).toBe('206')
  expect(statusOf(await lazy('/large'))).toBe('200')
  const oldest = readers[0]!
  oldest.resume()
  await lazy('/file', 'range: bytes=0-\r\n')
  if (!oldest.destroyed) await once(oldest, 'close')
})

test('a reader that takes no byte for thirty seconds is cut off; one that is slow is not, nor is a paused player', async () => {
  const [stalled, slow, player, idle] = [
    await lazy('/large'),
    await lazy('/large'),
    await lazy('/file', 'range: bytes=0-\r\n'),
    connect(port(), '127.0.0.1'),
  ]
  readers.push(idle)
  await once(idle, 'connect')
  await eventually(async () => expect(await connections()).toBe(4))
  watch.look()
  for (let turn = 0; turn < 4; turn += 1) {
    now += STALLED_MS / 3
    await take(slow.socket, 5_000_000)
    watch.look()
  }
  await eventually(async () => expect(await connections()).toBe(3))
  stalled.socket.resume()
  await once(stalled.socket, 'close')
  expect([slow, player].map(({ socket }) => socket.destroyed)).toEqual([false, false])
})
