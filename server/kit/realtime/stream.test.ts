import fastify from 'fastify'
import { expect, test } from 'vitest'
import { world } from '../../testing/world.ts'
import type { Caller } from '../http/caller.ts'
import { answerErrors } from '../http/errors.ts'
import { unlimited } from '../http/limits.ts'
import { createGateway } from './gateway.ts'
import { serveStream } from './stream.ts'

const w = await world()

test('a stream that is asked for while its process goes is sent elsewhere, and holds nobody up', async () => {
  const noura = await w.person('USER')
  const [asked, known] = [Promise.withResolvers<void>(), Promise.withResolvers<Caller>()]
  const callers = {
    byApiToken: () => Promise.resolve(null),
    byCookie: () => Promise.resolve(null),
    byPlainCookie: () => Promise.resolve(null),
    leavePlainCookie: () => Promise.resolve(undefined),
    byStreamToken: () => (asked.resolve(), known.promise),
    again: () => Promise.resolve(new Map()),
  }
  const { portal } = w
  const gateway = createGateway({ portal, callers, channels: [], topicsOf: () => [], isClosed: () => Promise.resolve(false) })
  const app = fastify({ return503OnClosing: false })
  answerErrors(app)
  serveStream(app, { path: '/stream', portal, gateway, callers, limits: unlimited, describe: () => null })
  const caller = { actor: await w.actor(noura), sessionId: noura.sessionId }
  app.addHook('preClose', () => known.resolve(caller)) // all that were open have just been ended
  const answer = fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/stream?jwt=any`, { headers: { connection: 'close' } })
  await asked.promise
  const closing = app.close()
  expect((await answer).status).toBe(503)
  await closing
  gateway.close()
})
