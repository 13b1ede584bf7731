import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { createLog } from '../kit/observe/log.ts'
import { freePort } from '../kit/platform/free-port.ts'
import { startRedis, type TestRedis } from '../testing/redis.ts'
import { sharedBy } from './bus.ts'

const roles = new Set(['web', 'worker'] as const)
const log = createLog('silent')
let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis({ password: 'secret' })
  return redis.stop
})

const shared = async (asked: Partial<Parameters<typeof sharedBy>[0]>) => {
  const one = await sharedBy({ redisUrl: undefined, databaseUrl: undefined, roles, ...asked }, inject('databaseUrl'), log)
  onTestFinished(() => one.close())
  return one
}
/** Whether what one process says is heard by another with the same settings. */
const crosses = async (asked: Partial<Parameters<typeof sharedBy>[0]>) => {
  const [one, two] = [await shared(asked), await shared(asked)]
  return new Promise<boolean>((resolve) => {
    two.bus.subscribe(({ topics }) => topics?.includes('said') && resolve(true))
    const again = setInterval(() => one.bus.publish({ topics: ['said'] }), 50)
    const enough = setTimeout(() => resolve(false), 2_000)
    onTestFinished(() => (clearInterval(again), clearTimeout(enough)))
  })
}

test('alone on its own database a portal keeps its hints to itself', async () => {
  expect(await crosses({})).toBe(false)
})

test.each([
  ['an outside database', () => ({ databaseUrl: inject('databaseUrl') })],
  ['roles apart', () => ({ roles: new Set(['web'] as const) })],
  ['Redis', () => ({ redisUrl: redis.url })],
])('with %s processes hear each other', async (_, asked) => {
  expect(await crosses(asked())).toBe(true)
})

test('a Redis that refuses us ends the start in one line, which does not hold the password', async () => {
  const wrong = shared({ redisUrl: redis.url.replace('secret', 'wrong') })
  await expect(wrong).rejects.toThrow(/^REDIS_URL: Redis at 127\.0\.0\.1:\d+ refuses us: WRONGPASS[^\n]*$/)
  await expect(wrong).rejects.not.toThrow('wrong')
})

test('a Redis that is away does not keep a portal from starting: it costs latency only', async () => {
  const { lines } = await shared({ redisUrl: `redis://127.0.0.1:${await freePort()}` })
  expect(lines).toEqual([expect.stringMatching(/^Redis at 127\.0\.0\.1:\d+ does not answer .*: changes come within seconds/)])
})
