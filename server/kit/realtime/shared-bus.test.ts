import { sql } from 'kysely'
import { hints } from '../observe/counters.ts'
import { createLog } from '../observe/log.ts'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../../testing/clone.ts'
import { eventually } from '../../testing/eventually.ts'
import { startRedis, type TestRedis } from '../../testing/redis.ts'
import { openDatabase, type Pool } from '../db/database.ts'
import type { Hint } from './bus.ts'
import { HINTS_CONNECTION, notifyBus } from './notify-bus.ts'
import { redisBus } from './redis-bus.ts'

let redis: TestRedis
let pool: Pool
let databaseUrl: string
const lines: string[] = []
const log = createLog('info', { write: (line) => lines.push(line) })

beforeAll(async () => {
  redis = await startRedis()
  const clone = await cloneDatabase(inject('databaseUrl'))
  databaseUrl = clone.url
  pool = openDatabase(clone.url, 2, () => undefined)
  return async () => {
    await pool.close()
    await clone.drop()
    await redis.stop()
  }
})

const hintsLost = async (): Promise<number> =>
  (await hints.get()).values.find(({ labels }) => labels.direction === 'lost')?.value ?? 0

const killListeners = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${HINTS_CONNECTION} and datname = current_database()`.execute(pool.db)

const buses = {
  NOTIFY: { open: () => notifyBus(databaseUrl, log), cut: killListeners, back: () => Promise.resolve() },
  Redis: { open: () => redisBus(redis.url, log), cut: () => redis.kill(), back: () => redis.start() },
}

describe.each(['NOTIFY', 'Redis'] as const)('by %s', (name) => {
  const bus = () => {
    const one = buses[name].open()
    const received: Hint[] = []
    one.subscribe((hint) => received.push(hint))
    onTestFinished(() => one.close())
    const names = () => received.flatMap(({ channels = [], topics = [], people = [] }) => [...channels, ...topics, ...people])
    return {
      publish: (hint: Hint) => one.publish(hint),
      close: () => one.close(),
      received,
      names,
      deaf: () => received.some(({ everything }) => everything),
    }
  }
  /** Two that hear each other. */
  const pair = async () => {
    const [one, two] = [bus(), bus()]
    await eventually(() => {
      one.publish({ topics: ['ready'] })
      expect(two.names()).toContain('ready')
    })
    await eventually(() => {
      two.publish({ topics: ['ready too'] })
      expect(one.names()).toContain('ready too')
    })
    return [one, two] as const
  }

  test('a hint is heard here at once and there soon, and here only once', async () => {
    const [one, two] = await pair()
    const person = { id: crypto.randomUUID(), fullName: 'نورة القحطاني', photo: null }
    const presences = [{ connection: 'c', channel: 'ticket:1', person, state: { doing: 'viewing' } }]
    one.publish({ channels: ['ticket:1'], people: ['p'], presences })
    expect(one.names().slice(-2)).toEqual(['ticket:1', 'p'])
    await eventually(() =>
      expect(two.received).toContainEqual(expect.objectContaining({ channels: ['ticket:1'], people: ['p'] })),
    )
    await eventually(() => expect(two.received).toContainEqual(expect.objectContaining({ presences })))
    two.publish({ topics: ['last'] })
    await eventually(() => expect(one.names()).toContain('last'))
    expect(one.names().filter((each) => each === 'ticket:1')).toHaveLength(1)
  })

  test('what is said in one moment is told together, each name once', async () => {
    const [one, two] = await pair()
    const before = two.received.length
    for (let n = 0; n < 300; n += 1) one.publish({ channels: [`ticket:${n % 10}`] })
    one.publish({ topics: ['last'] })
    await eventually(() => expect(two.names()).toContain('last'))
    const channelsReceived = two.received.slice(before).flatMap(({ channels = [] }) => channels)
    expect(channelsReceived.toSorted()).toEqual(Array.from({ length: 10 }, (_, n) => `ticket:${n}`))
    expect(two.received.length - before).toBeLessThan(5)
  })

  test('who is there is gathered for a moment, the last word of each, and told even by one who goes', async () => {
    const [one, two] = await pair()
    const person = { id: crypto.randomUUID(), fullName: 'نورة القحطاني', photo: null }
    const say = (n: number, doing: string) =>
      one.publish({ presences: [{ connection: `c${n}`, channel: 'ticket:1', person, state: { doing } }] })
    const withPresences = () => two.received.filter(({ presences = [] }) => presences.length > 0)
    for (let n = 0; n < 20; n += 1) {
      say(n % 5, `word-${'abcdefghijklmnopqrst'[n]}`)
      await new Promise(setImmediate) // each in a turn of its own
    }
    await eventually(() => expect(withPresences()).toHaveLength(1))
    expect(
      withPresences()[0]!
        .presences!.map(({ state }) => state!.doing)
        .join(),
    ).toBe('word-p,word-q,word-r,word-s,word-t')
    say(1, 'gone')
    await one.close()
    await eventually(() => expect(withPresences()).toHaveLength(2))
  })

  test('more than fits one message comes in several, whole', async () => {
    const [one, two] = await pair()
    const channels = Array.from({ length: 2_000 }, () => `ticket:${crypto.randomUUID()}`)
    one.publish({ channels, topics: ['ـ'.repeat(150)] })
    await eventually(() => expect(new Set(two.names()).isSupersetOf(new Set(channels))).toBe(true))
  })

  test('too much to tell is told as one word', async () => {
    const [one, two] = await pair()
    one.publish({ channels: Array.from({ length: 20_000 }, (_, n) => `ticket:${n}`) })
    await eventually(() => expect(two.deaf()).toBe(true))
  })

  test('while it is down nothing throws and one line is logged; once it is back all look at everything and hear again', async () => {
    const [one, two] = await pair()
    lines.length = 0
    const before = await hintsLost()
    await buses[name].cut()
    for (let n = 0; n < 1_000; n += 1) one.publish({ channels: [`lost:${n}`] })
    await buses[name].back()
    await eventually(() => {
      one.publish({ topics: ['again'] })
      expect(two.names()).toContain('again')
      expect([one.deaf(), two.deaf()]).toEqual([true, true])
    }, 20_000)
    expect(lines.filter((line) => line.includes('connection to other processes lost')).length).toBe(2)
    expect(await hintsLost()).toBeGreaterThanOrEqual(before + 1_000)
    await eventually(() => expect(lines.filter((line) => line.includes('connection to other processes restored')).length).toBe(2))
  }, 40_000)
})

test('a Redis that hangs holds nobody up, and is found out', async () => {
  const [one, two] = [redisBus(redis.url, log), redisBus(redis.url, log)]
  onTestFinished(async () => void (await Promise.all([one.close(), two.close()])))
  let received = 0
  let everything = 0
  two.subscribe((hint) => (hint.everything ? (everything += 1) : (received += 1)))
  await eventually(() => {
    one.publish({ topics: ['ready'] })
    expect(received).toBeGreaterThan(0)
  })
  redis.freeze()
  lines.length = 0
  const began = performance.now()
  for (let n = 0; n < 10_000; n += 1) one.publish({ channels: [`lost:${n}`] })
  expect(performance.now() - began).toBeLessThan(1_000)
  await eventually(() => expect(lines.join()).toContain('connection to other processes lost'))
  redis.thaw()
  await eventually(() => expect(everything).toBeGreaterThan(0), 20_000)
}, 40_000)

test('what stands on the wire and is none of ours is passed over', async () => {
  const one = notifyBus(databaseUrl, log)
  onTestFinished(() => one.close())
  const received: Hint[] = []
  one.subscribe((hint) => received.push(hint))
  const say = (payload: string) => sql`select pg_notify('diwan_hints', ${payload})`.execute(pool.db)
  await eventually(async () => {
    for (const payload of ['', '{', '[]', '{"from":1}', '{"from":"x","channels":"all"}']) await say(payload)
    await say('{"from":"x","topics":["good"],"later":true}')
    expect(received.length).toBeGreaterThan(0)
  })
  expect(new Set(received.map((hint) => JSON.stringify(hint.topics)))).toEqual(new Set(['["good"]']))
})
