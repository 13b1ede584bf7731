import { LIVE_PATH } from '@diwan/contract/kit/paths'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../http/caller.ts'
import { SUBSCRIPTIONS_A_MINUTE, UPGRADES_A_MINUTE } from '../http/limits.ts'
import { openSocket } from '../../testing/live.ts'
import { makeSession } from '../../testing/people.ts'
import { inventions, spellings } from '../../testing/spellings.ts'
import { sendRaw } from '../../testing/wire.ts'
import type { World } from '../../testing/world.ts'
import { PUBLIC_URL, world } from '../../testing/world.ts'

let w: World
beforeAll(async () => {
  w = await world({ limited: true, trustedProxies: ['127.0.0.1'] })
})

/** All but so many of what one may ask within this minute. */
async function spend(kind: string, who: string, most: number, left: number): Promise<void> {
  for (let n = left; n < most; n += 1) await w.limits.take(kind, who, most)
}

const upgrade = {
  connection: 'upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

test('sockets are counted by person, whichever of their browsers opens one, and others open theirs (H52)', async () => {
  const [noura, sara] = [await w.person('USER'), await w.person('USER')]
  const second = await makeSession(w.db, noura.id, w.clock.now())
  await spend('upgrades', noura.id, UPGRADES_A_MINUTE, 2)
  for (const one of [noura, second]) await openSocket(w, one)
  for (const one of [noura, second]) await expect(openSocket(w, one)).rejects.toThrow('429')
  const headers = { ...upgrade, origin: PUBLIC_URL, cookie: `${SESSION_COOKIE}=${second.cookie}` }
  const refused = await sayUpgrade(LIVE_PATH, headers)
  expect([refused.status, Number(refused.headers['retry-after']) >= 1]).toEqual([429, true])
  await openSocket(w, sara)
})

test('who is nobody is counted by address, whatever is brought and however the address is written (H51)', async () => {
  const forwarded = '10.7.7.7'
  await spend('upgrades', forwarded, UPGRADES_A_MINUTE, 10)
  const asked = Object.values(spellings).flatMap((spell) =>
    Object.values(inventions).map((invent) =>
      spell({ method: 'GET', target: LIVE_PATH, headers: { ...invent(), 'x-forwarded-for': forwarded } }),
    ),
  )
  const statuses: number[] = []
  for (const { target, headers } of asked)
    statuses.push((await sayUpgrade(target, { ...upgrade, origin: PUBLIC_URL, ...headers })).status)
  expect([new Set(statuses.slice(0, 10)), new Set(statuses.slice(10))]).toEqual([new Set([401]), new Set([429])])
  await openSocket(w, await w.person('USER'), { headers: { 'x-forwarded-for': forwarded } })
})

test('channels that one person begins to follow are counted over all their sockets; too many send the client away for a while', async () => {
  const [noura, sara] = [await w.person('USER'), await w.person('USER')]
  const second = await makeSession(w.db, noura.id, w.clock.now())
  const sockets = [await openSocket(w, noura), await openSocket(w, second), await openSocket(w, sara)]
  await spend('subscriptions', noura.id, SUBSCRIPTIONS_A_MINUTE, 2)
  const follow = (place: number) => sockets[place]!.send({ type: 'subscribe', channel: `ticket:${randomUUID()}`, after: 0 })
  const answers = (place: number) => sockets[place]!.frames.filter(({ type }) => type === 'refused').length
  for (const place of [0, 1, 2]) follow(place)
  await w.eventually(() => expect([0, 1, 2].map(answers)).toEqual([1, 1, 1]))
  for (const place of [0, 1, 2]) follow(place)
  await w.eventually(() => expect(sockets.map((one) => one.closedWith())).toEqual([1013, 1013, undefined]))
  await w.eventually(() => expect([0, 1, 2].map(answers)).toEqual([1, 1, 2]))
})

/** `sayOnWire` closes its connection, and an upgrade has to ask for another end. */
const sayUpgrade = (target: string, headers: Readonly<Record<string, string>>) =>
  sendRaw(w.base, { method: 'GET', target, headers: { host: 'diwan.test', ...headers } })
