import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { keyPrefix, openRedis } from '../platform/redis.ts'
import { sharedBus, type Ears, type SharedBus, type Wire } from './shared-bus.ts'

/** A connection that died without a word is found out within this and its time-out. */
const HEARTBEAT_MS = 15_000

/** Redis: for many processes and many hints, which then cost the database nothing. */
export const redisBus = (url: string, log: Logger): SharedBus => sharedBus((ears) => redisWire(url, ears), log)

/** Two connections: a subscribed one cannot publish. Redis does not part its channels by database, so the name does. */
function redisWire(url: string, ears: Ears): Wire {
  const speaker = openRedis(url, 'diwan-hints')
  const name = `${keyPrefix(speaker)}hints`
  const listener = openRedis(url, 'diwan-hints')
  let listening = false
  const reportUp = (): void => {
    if (listening && speaker.status === 'ready') ears.up()
  }
  let reason: Error | undefined
  const watch = (redis: Redis): void => {
    redis.on('error', (error: Error) => (reason = error))
    redis.on('close', () => ears.down(reason))
  }
  watch(speaker)
  watch(listener)
  speaker.on('ready', reportUp)
  listener.on('close', () => (listening = false))
  const listen = async (): Promise<void> => {
    await listener.subscribe(name)
    listening = true
    reportUp()
  }
  listener.on('ready', () => void listen().catch(() => listener.disconnect(true)))
  listener.on('message', (_channel: string, message: string) => ears.hear(message))
  const heartbeat = setInterval(() => {
    for (const redis of [speaker, listener]) if (redis.status === 'ready') redis.ping().catch(() => undefined) // unanswered, it is cut
  }, HEARTBEAT_MS).unref()

  return {
    send: async (messages) => {
      await Promise.all(messages.map((message) => speaker.publish(name, message)))
    },
    close() {
      clearInterval(heartbeat)
      speaker.disconnect()
      listener.disconnect()
      return Promise.resolve()
    },
  }
}
