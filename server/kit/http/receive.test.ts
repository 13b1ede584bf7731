import fastify, { type FastifyInstance } from 'fastify'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStorage } from '../storage/storage.ts'
import { Problem } from './problem.ts'
import { receiveBody } from './receive.ts'

let app: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-receive-'))
  const portal = { storage: folderStorage(folder) }
  app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.post('/:idle/:whole', async (incoming) => {
    const { idle, whole } = incoming.params as { idle: string; whole: string }
    const limit = { tooLarge: 1_000, code: 'file_5mb', slowCode: 'files.too_slow' } as const
    const times = { idleMs: Number(idle), wholeMs: Number(whole) }
    try {
      const { staged, bytes } = await receiveBody(incoming, { ...limit, ...times }, portal, () => Promise.resolve(true))
      await staged.drop()
      return { bytes }
    } catch (error) {
      return { code: error instanceof Problem ? error.code : String(error) }
    }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** A byte, and another at each interval, until it is answered or has sent them all. */
function drip(of: { idle: number; whole: number; bytes: number; everyMs: number }): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let left = of.bytes
    const sent = request({ port, method: 'POST', path: `/${of.idle}/${of.whole}`, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => {
        clearInterval(dripping)
        sent.destroy()
        resolve(text)
      })
    })
    sent.on('error', reject)
    const drop = () => {
      left -= 1
      if (left >= 0) sent.write('x')
      else sent.end()
    }
    drop()
    const dripping = setInterval(drop, of.everyMs)
  })
}

const over = JSON.stringify({ code: 'files.too_slow' })
const staged = () => readdir(path.join(folder, 'incoming'))

test('a body of which no more comes ends, and leaves nothing (H59)', async () => {
  expect(await drip({ idle: 50, whole: 600_000, bytes: 2, everyMs: 600_000 })).toBe(over)
  expect(await staged()).toEqual([])
})

test('a body that comes byte by byte ends with its time, and leaves nothing (H59)', async () => {
  expect(await drip({ idle: 600_000, whole: 100, bytes: 1_000_000, everyMs: 5 })).toBe(over)
  expect(await staged()).toEqual([])
})

test('a slow one that arrives in its time is taken', async () => {
  expect(await drip({ idle: 60_000, whole: 60_000, bytes: 10, everyMs: 5 })).toBe(JSON.stringify({ bytes: 10 }))
})
