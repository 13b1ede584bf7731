import type { ServerFrame } from '@diwan/contract/kit/live'
import { LIVE_PATH } from '@diwan/contract/kit/paths'
import { WebSocket } from 'ws'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import type { TestPerson } from '../people.ts'
import { PUBLIC_URL } from '../world.ts'

export interface SteadyClient {
  readonly person: TestPerson
  /** Ids of the changes in the order they came, by channel. */
  readonly heard: ReadonlyMap<string, readonly string[]>
  /** Everything that came over all its wires. */
  readonly wire: readonly string[]
  /** What must never happen, in words. */
  readonly wrong: readonly string[]
  readonly refused: ReadonlySet<string>
  readonly forbidden: readonly string[]
  readonly connections: () => number
  /** As a network does it: without a farewell. */
  cut(): void
  close(): void
}

export interface Wishes {
  readonly person: TestPerson
  /** May be followed. */
  readonly follows: readonly string[]
  /** Asked for each time, and always to be refused. */
  readonly forbidden: readonly string[]
  /** A web process to turn to, chosen again for each connection. */
  readonly base: () => string
}

const RETURN_MS = 50

/** A browser that comes back after each cut and goes on where it stood; it believes nothing and counts everything. */
export function steadyClient({ person, follows, forbidden, base }: Wishes): SteadyClient {
  const heard = new Map<string, string[]>(follows.map((channel) => [channel, []]))
  const wire: string[] = []
  const wrong: string[] = []
  const refused = new Set<string>()
  let connections = 0
  let closed = false
  let current: WebSocket | undefined
  let back: ReturnType<typeof setTimeout> | undefined

  const take = (frame: ServerFrame): void => {
    if (frame.type === 'refused') refused.add(frame.channel)
    if (frame.type === 'refetch') wrong.push(`refetch of ${frame.channel}`)
    if (frame.type !== 'change') return
    const ids = heard.get(frame.channel)
    if (!ids) return void wrong.push(`heard of ${frame.channel}`)
    if (frame.seq !== ids.length + 1) wrong.push(`${frame.channel}: ${frame.seq} after ${ids.length}`)
    ids.push(frame.id)
  }

  const connect = (): void => {
    const ws = new WebSocket(`${base().replace('http', 'ws')}${LIVE_PATH}`, {
      headers: { cookie: `${SESSION_COOKIE}=${person.cookie}`, origin: PUBLIC_URL },
    })
    current = ws
    ws.on('open', () => {
      connections += 1
      for (const [channel, ids] of heard) ws.send(JSON.stringify({ type: 'subscribe', channel, after: ids.length }))
      for (const channel of forbidden) ws.send(JSON.stringify({ type: 'subscribe', channel, after: 0 }))
    })
    ws.on('message', (data: Buffer) => {
      if (ws !== current) return
      wire.push(data.toString())
      take(JSON.parse(data.toString()) as ServerFrame)
    })
    ws.on('error', () => undefined)
    ws.on('close', () => {
      if (ws !== current || closed) return
      back = setTimeout(connect, Math.random() * RETURN_MS)
    })
  }
  connect()

  return {
    person,
    heard,
    wire,
    wrong,
    refused,
    forbidden,
    connections: () => connections,
    cut: () => current?.terminate(),
    close() {
      closed = true
      clearTimeout(back)
      current?.terminate()
    },
  }
}
