import { Redis } from 'ioredis'
import { backOff } from './back-off.ts'

const CONNECT_MS = 5_000
/** Without any answer for so long the connection counts as dead. */
const ANSWER_MS = 2_000

/** Connects by itself, for ever. Nothing waits for it: what is asked while it is not there fails at once. */
export function openRedis(url: string, name: string, answerMs = ANSWER_MS): Redis {
  return new Redis(url, {
    connectionName: name,
    connectTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    commandTimeout: answerMs,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    retryStrategy: backOff,
  })
}

/** Portals that share a Redis take a database number each: keys and channels carry it. */
export const keyPrefix = ({ options }: Redis): string => `diwan:${options.db ?? 0}:`

/** Why it cannot be used; nothing when it answered. */
export async function askRedis(url: string): Promise<Error | undefined> {
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: CONNECT_MS, socketTimeout: ANSWER_MS, retryStrategy: null })
  let reason: Error | undefined
  redis.on('error', (error: Error) => (reason ??= error))
  try {
    await redis.connect()
    await redis.ping()
    return undefined
  } catch (error) {
    return reason ?? (error as Error)
  } finally {
    redis.disconnect()
  }
}
