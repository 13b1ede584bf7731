import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { HINTS_CONNECTION, notifyBus } from '../../kit/realtime/notify-bus.ts'
import { redisBus } from '../../kit/realtime/redis-bus.ts'
import { startRedis, type TestRedis } from '../redis.ts'
import { announceSeed, seed } from '../seeded.ts'
import { world, type World } from '../world.ts'
import { chatWeather, type ChatSize } from './chats.ts'
import { dice, lossy, weather, type Size } from './guarantee.ts'

/** The promise of everything live, with both buses and with hints that get lost. `FUZZ_SEED` replays its choices. */
export function guarantee(size: Size, chats: ChatSize): void {
  let redis: TestRedis
  beforeAll(async () => {
    announceSeed()
    redis = await startRedis()
    return redis.stop
  })

  describe.each(['NOTIFY', 'Redis'] as const)('two gateways that hear each other by %s', (name) => {
    let w: World
    let share = 0
    beforeAll(async () => {
      const random = dice(seed)
      w = await world({
        sharedBus: (url, log) => lossy(name === 'Redis' ? redisBus(redis.url, log) : notifyBus(url, log), () => share, random),
      })
    })

    const kill = {
      NOTIFY: () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = ${HINTS_CONNECTION} and datname = current_database()`.execute(w.db),
      Redis: async () => {
        await redis.kill()
        await redis.start()
      },
    }

    test.each([0, 0.3, 1])(
      'with %d of the hints lost nothing is missing, out of order, twice, or told to others',
      { timeout: 300_000 },
      async (lost) => {
        share = lost
        const storm = { ...size, seed: seed + Math.round(lost * 10), killBus: kill[name] }
        await expect(weather(w, storm)).resolves.toBeUndefined()
      },
    )

    test.each([0.3, 1])(
      'with %d of the hints lost chats say everything to their members, once and in order',
      { timeout: 300_000 },
      async (lost) => {
        share = lost
        const storm = { ...chats, seed: seed + Math.round(lost * 10), killBus: kill[name] }
        await expect(chatWeather(w, storm)).resolves.toBeUndefined()
      },
    )
  })
}
