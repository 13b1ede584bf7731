import { documentFromText } from '@diwan/core/document'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { TICKETS_A_MINUTE } from '@diwan/contract/tickets/limits'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import { beforeAll, describe, expect, test } from 'vitest'
import { openRedis } from '../../kit/platform/redis.ts'
import { notifyBus } from '../../kit/realtime/notify-bus.ts'
import { redisBus } from '../../kit/realtime/redis-bus.ts'
import { openSocket } from '../live.ts'
import { startRedis, type TestRedis } from '../redis.ts'
import { world, type World } from '../world.ts'

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
  return redis.stop
})

describe.each(['NOTIFY', 'Redis'])('two web processes that hear each other by %s', (name) => {
  let w: World
  let other: Awaited<ReturnType<World['another']>>
  beforeAll(async () => {
    w = await world({ sharedBus: (url, log) => (name === 'Redis' ? redisBus(redis.url, log) : notifyBus(url, log)) })
    other = await w.another()
  })

  test('a reader of a list at one is told what was done at the other', async () => {
    const group = await w.group()
    const socket = await openSocket(other, await w.person('TECH', group))
    await w.eventually(async () => {
      await w.ticket({ group }) // no log stands behind a list: only the hint tells
      expect(socket.frames).toContainEqual(expect.objectContaining({ type: 'hint' }))
    })
  })

  test('who is there is seen from both', async () => {
    const group = await w.group()
    const [noura, tech] = [await w.person('USER'), await w.person('TECH', group)]
    const { id } = await w.ticket({ by: noura, group })
    const [here, there] = [await openSocket(w, noura), await openSocket(other, tech)]
    here.send({ type: 'subscribe', channel: ticketChannel(id), after: 0 })
    there.send({ type: 'subscribe', channel: staffChannel(id), after: 0 })
    await w.eventually(() => {
      here.send({ type: 'present', channel: ticketChannel(id), state: { doing: 'viewing' } })
      const people = there.frames.flatMap((frame) => (frame.type === 'presence' ? frame.people : []))
      expect(people).toContainEqual(expect.objectContaining({ id: noura.id, state: { doing: 'viewing' } }))
    })
  })

  test('signing out at one ends what is open at the other', async () => {
    const noura = await w.person('USER')
    const socket = await openSocket(other, noura)
    await w.call(noura, identity.logout, {})
    await w.eventually(() => expect(socket.closedWith()).toBe(4401), 5_000)
  })
})

describe('calls counted for two processes', () => {
  const guesses = async (w: World, bases: readonly string[], times: number) => {
    const found: number[] = []
    for (let n = 0; n < times; n += 1) {
      const at = { ...w, base: bases[n % bases.length]! }
      const answer = await fetch(`${at.base}${identity.login.path}`, {
        method: 'POST',
        headers: { origin: 'http://diwan.test', 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'target@test.example', password: 'Wrong@1234' }),
      })
      found.push(answer.status)
    }
    return found
  }

  test('in Redis a guesser gains nothing by turning to the other nor by its absence, and nobody is shut out or held up by that', async () => {
    const counts = openRedis(redis.url, 'diwan-counts')
    counts.on('error', () => undefined)
    const w = await world({ limited: true, counts })
    const other = await w.another()
    await w.eventually(() => expect(counts.status).toBe('ready'))
    expect((await guesses(w, [w.base, other.base], 12)).slice(-3)).toEqual([401, 429, 429])

    const writer = await w.person('USER')
    const program = { headers: { authorization: `Bearer ${writer.apiToken}` } }
    const group = await w.group()
    const content = { subject: 'طلب', body: documentFromText('نص', 'rtl'), departmentId: group.parentId!, groupId: group.id }
    for (let n = 1; n < TICKETS_A_MINUTE; n += 1) await w.limits.take(tickets.create.name, writer.id, TICKETS_A_MINUTE)
    expect((await w.call(writer, tickets.create, content)).status).toBe(200)
    expect((await w.call(null, tickets.create, content, program)).status).toBe(429)
    const there = await fetch(`${other.base}${tickets.create.path}`, { method: 'POST', ...program })
    expect([there.status, Number(there.headers.get('retry-after')) >= 1]).toEqual([429, true])

    await redis.kill()
    const noura = await w.person('USER')
    await w.eventually(() => expect(counts.status).not.toBe('ready'))
    const began = performance.now()
    for (let n = 0; n < 5; n += 1) expect((await w.call(noura, tickets.count, {})).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(2_000)
    expect((await guesses(w, [w.base], 12)).slice(-3)).toEqual([401, 429, 429])
    await redis.start()
    counts.disconnect()
  })
})
