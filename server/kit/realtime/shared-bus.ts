import type { Logger } from 'pino'
import { z } from 'zod'
import { newId } from '../db/id.ts'
import { busUp, hints } from '../observe/counters.ts'
import { Hint, memoryBus, type Bus } from './bus.ts'
import { createOutbox } from './outbox.ts'

/** The connection of this process to the shared channel. It reconnects by itself. */
export interface Wire {
  /** Rejects when it may not have arrived. */
  send(messages: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Receives every message of the wire, our own included, and whether the connection is up. */
export interface Ears {
  hear(message: string): void
  up(): void
  down(error: Error | undefined): void
}

export interface SharedBus extends Bus {
  close(): Promise<void>
}

const Message = Hint.extend({ from: z.string() })

/** While the connection is down, lists, which have no log, are refetched this often. */
const DEAF_MS = 10_000
const RETRY_MS = 1_000
/** What need not arrive at once is gathered so long: who is there, which changes many times a second, and lists of very many people. */
const GATHER_MS = 100
const MANY_TOPICS = 50

/**
 * This process hears itself at once; the others over the wire, what was published in between in one message, and some things only
 * after a moment. Nothing waits for the wire, and nothing is kept for it while it is down: when it is back everybody looks at
 * everything once.
 */
export function sharedBus(open: (ears: Ears) => Wire, log: Logger): SharedBus {
  const local = memoryBus()
  const me = newId()
  const outbox = createOutbox()
  const gathered = createOutbox()
  let gathering: ReturnType<typeof setTimeout> | undefined
  let connected = false
  let lost = false
  let sending = false
  let closed = false
  let deaf: ReturnType<typeof setInterval> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const flush = async (): Promise<void> => {
    if (sending) return
    sending = true
    let unsent = 0
    try {
      while ((unsent = outbox.size()) > 0)
        await wire.send(outbox.take().map((hint) => JSON.stringify({ ...hint, from: me } satisfies z.infer<typeof Message>)))
    } catch (error) {
      giveUp(error, unsent)
    } finally {
      sending = false
    }
  }
  const giveUp = (error: unknown, unsent = 0): void => {
    log.debug({ err: error }, 'hints could not be told to other processes')
    hints.inc({ direction: 'lost' }, unsent + outbox.size() + gathered.size())
    outbox.clear()
    gathered.clear()
    lost = true
    clearTimeout(retry)
    retry = setTimeout(makeGood, RETRY_MS).unref()
  }
  const makeGood = (): void => {
    if (!lost || !connected || closed) return
    lost = false
    outbox.add({ everything: true })
    void flush()
  }
  const handOver = (): void => {
    gathering = undefined
    for (const hint of gathered.take()) outbox.add(hint)
  }
  const lookAgain = (): void => local.publish({ everything: true })

  const wire = open({
    hear(text) {
      if (text.includes(me)) return // our own, delivered already: not worth reading
      const message = read(text)
      if (message) local.publish(message)
    },
    up() {
      if (connected || closed) return
      connected = true
      busUp.set(1)
      if (deaf) {
        log.info('connection to other processes restored')
        clearInterval(deaf)
        deaf = undefined
        lookAgain()
      }
      makeGood()
    },
    down(error) {
      if (closed) return
      connected = false
      busUp.set(0)
      if (outbox.size() + gathered.size() > 0) giveUp(error)
      if (deaf) return
      log.warn({ err: error }, 'connection to other processes lost; their changes arrive by polling within seconds')
      deaf = setInterval(lookAgain, DEAF_MS).unref()
    },
  })

  return {
    publish(hint) {
      local.publish(hint)
      if (closed) return
      if (!connected) {
        lost = true
        hints.inc({ direction: 'lost' })
        return
      }
      const { now, later } = parted(hint)
      outbox.add(now)
      gathered.add(later)
      if (!sending && outbox.size() > 0) setImmediate(() => void flush()) // with whatever else is published in this turn
      if (gathered.size() > 0) gathering ??= setTimeout(() => (handOver(), void flush()), GATHER_MS)
    },
    subscribe: (hear) => local.subscribe(hear),
    async close() {
      if (closed) return
      clearTimeout(gathering)
      handOver()
      if (connected) await flush() // who was here is gone, and nobody has to find out by waiting
      closed = true
      connected = false
      clearInterval(deaf)
      clearTimeout(retry)
      return wire.close()
    },
  }
}

/** Splits a hint into the part that is published at once and the part that is gathered. */
function parted({ presences, ...hint }: Hint): { now: Hint; later: Hint } {
  const { topics = [] } = hint
  return topics.length > MANY_TOPICS
    ? { now: { ...hint, topics: [] }, later: { presences, topics } }
    : { now: hint, later: { presences } }
}

/** Nothing when it is none of ours: a newer portal may say more, somebody else anything. */
function read(text: string): z.infer<typeof Message> | undefined {
  try {
    return Message.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
