import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { askRedis, openRedis } from '../kit/platform/redis.ts'
import type { Settings } from '../kit/platform/settings.ts'
import { memoryBus, type Bus } from '../kit/realtime/bus.ts'
import { notifyBus } from '../kit/realtime/notify-bus.ts'
import { redisBus } from '../kit/realtime/redis-bus.ts'
import type { SharedBus } from '../kit/realtime/shared-bus.ts'
import { StartError } from './start-error.ts'

/** A call is not held up for longer by counting it. */
const COUNT_MS = 250

export interface Shared {
  readonly bus: Bus
  /** Where calls are counted for all processes; each counts its own without it. */
  readonly counts?: Redis
  /** For the terminal. */
  readonly lines: readonly string[]
  close(): Promise<void>
}

type BusSettings = Pick<Settings, 'redisUrl' | 'databaseUrl' | 'roles'>

/**
 * What processes share beside the database. An outside database may have other processes on it; the embedded one has none
 * but a portal that does everything itself.
 */
export async function sharedBy({ redisUrl, databaseUrl, roles }: BusSettings, database: string, log: Logger): Promise<Shared> {
  if (redisUrl) return byRedis(redisUrl, log)
  const alone = !databaseUrl && roles.has('web') && roles.has('worker')
  return alone ? { bus: memoryBus(), lines: [], close: () => Promise.resolve() } : closing(notifyBus(database, log))
}

/** A Redis that is away costs latency, also at start; one that refuses us is a mistake in the settings. */
async function byRedis(url: string, log: Logger): Promise<Shared> {
  const { host } = new URL(url)
  const problem = await askRedis(url)
  if (problem?.name === 'ReplyError')
    throw new StartError(`REDIS_URL: Redis at ${host} refuses us: ${problem.message.replace(/\.$/, '')}.`)
  const lines = problem
    ? [`Redis at ${host} does not answer (${problem.message}): changes come within seconds, not at once.`]
    : []
  const bus = redisBus(url, log)
  const counts = openRedis(url, 'diwan-counts', COUNT_MS)
  counts.on('error', (error: Error) => log.debug({ err: error }, 'calls cannot be counted for all processes'))
  return { ...closing(bus, () => counts.disconnect()), counts, lines }
}

const closing = (bus: SharedBus, also: () => void = () => undefined): Shared => ({
  bus,
  lines: [],
  close: () => {
    also()
    return bus.close()
  },
})
