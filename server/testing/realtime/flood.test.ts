import { identity } from '@diwan/contract/identity/endpoints/identity'
import { beforeAll, expect, test } from 'vitest'
import { openSocket, openStream } from '../live.ts'
import type { World } from '../world.ts'
import { world } from '../world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

const PORTION = 50

test('a thousand sockets of one session leave sixteen, and those of others alone (H41)', { timeout: 60_000 }, async () => {
  const [noura, sara] = [await w.person('USER'), await w.person('USER')]
  const other = await openSocket(w, sara)
  const flood: Awaited<ReturnType<typeof openSocket>>[] = []
  for (let from = 0; from < 1_000; from += PORTION) {
    flood.push(...(await Promise.all(Array.from({ length: PORTION }, () => openSocket(w, noura)))))
  }
  await w.eventually(() => expect(flood.filter((one) => one.closedWith() === undefined)).toHaveLength(16))
  expect(new Set(flood.map((one) => one.closedWith()))).toEqual(new Set([undefined, 1013]))
  other.send({ type: 'ping' })
  await w.eventually(() => expect(other.frames).toContainEqual({ type: 'pong' }))
  expect((await w.call(sara, identity.session, {})).status).toBe(200)
})

test('a thousand streams of one session leave four, and those of others alone (H41)', { timeout: 60_000 }, async () => {
  const [noura, sara] = [await w.person('USER'), await w.person('USER')]
  const other = await openStream(w, sara.streamToken)
  const flood: Awaited<ReturnType<typeof openStream>>[] = []
  for (let from = 0; from < 1_000; from += PORTION) {
    flood.push(...(await Promise.all(Array.from({ length: PORTION }, () => openStream(w, noura.streamToken)))))
  }
  await w.eventually(() => expect(flood.filter((one) => !one.ended())).toHaveLength(4))
  expect(other.ended()).toBe(false)
})
