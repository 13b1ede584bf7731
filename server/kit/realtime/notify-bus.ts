import pg from 'pg'
import type { Logger } from 'pino'
import { backOff } from '../platform/back-off.ts'
import { sharedBus, type Ears, type SharedBus, type Wire } from './shared-bus.ts'

/** The name PostgreSQL shows of these connections. */
export const HINTS_CONNECTION = 'diwan-hints'
const CHANNEL = 'diwan_hints'
/** A connection that died without a word is found out within the sum of both. */
const HEARTBEAT_MS = 15_000
const ANSWER_MS = 5_000

/** PostgreSQL NOTIFY: for all processes on one database, without anything else to run. */
export const notifyBus = (url: string, log: Logger): SharedBus => sharedBus((ears) => notifyWire(url, ears), log)

function notifyWire(url: string, ears: Ears): Wire {
  let client: pg.Client | undefined
  let closed = false
  let tries = 0
  let again: ReturnType<typeof setTimeout> | undefined

  const connect = (): void => {
    const next = new pg.Client({
      connectionString: url,
      application_name: HINTS_CONNECTION,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client = next
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next))
    next.on('notification', ({ payload }) => ears.hear(payload ?? ''))
    const listen = async (): Promise<void> => {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      if (client !== next) return
      tries = 0
      ears.up()
    }
    listen().catch((error: Error) => lose(next, error))
  }

  const lose = (which: pg.Client, error?: Error): void => {
    if (client !== which) return
    client = undefined
    which.end().catch(() => undefined) // it may be gone already
    if (closed) return
    ears.down(error)
    tries += 1
    again = setTimeout(connect, backOff(tries)).unref()
  }

  const ask = async (statement: string, values: unknown[] = []): Promise<void> => {
    const asked = client
    if (!asked) throw new Error('not connected')
    try {
      await asked.query(statement, values)
    } catch (error) {
      lose(asked, error as Error)
      throw error
    }
  }
  const heartbeat = setInterval(() => void ask('select 1').catch(() => undefined), HEARTBEAT_MS).unref()

  connect()
  return {
    send: (messages) => ask(`select pg_notify('${CHANNEL}', message) from unnest($1::text[]) message`, [messages]),
    async close() {
      closed = true
      clearInterval(heartbeat)
      clearTimeout(again)
      await client?.end().catch(() => undefined)
    },
  }
}
