import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createOpenAnswers } from './open-answers.ts'
import { sendFile } from './send-file.ts'

test('a file that is made while it leaves is made no further once its reader is gone', async () => {
  let made = 0
  const ended = Promise.withResolvers<void>()
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        made += 1
        yield await new Promise<Uint8Array>((give) => setImmediate(() => give(Buffer.alloc(16_384, 'x'))))
      }
    } finally {
      ended.resolve()
    }
  }
  const app = Fastify()
  app.get('/', (request, reply) =>
    sendFile(
      request,
      reply,
      {
        name: 'rows.csv',
        type: 'text/csv',
        bytes: null,
        etag: null,
        shown: false,
        open: () => Promise.resolve(endless()),
      },
      createOpenAnswers(),
    ),
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const gone = new AbortController()
  const answer = await fetch(url, { signal: gone.signal })
  expect([answer.headers.get('cache-control'), answer.headers.get('etag'), answer.headers.get('content-length')]).toEqual([
    'no-store',
    null,
    null,
  ])
  const reader = answer.body!.getReader()
  expect((await reader.read()).done).toBe(false) // it has begun, and has no end
  gone.abort()
  await reader.read().catch(() => undefined)
  await ended.promise
  const then = made
  await app.close()
  expect(made).toBe(then)
})
