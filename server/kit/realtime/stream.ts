import type { Change } from '@diwan/contract/kit/event'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Caller, Callers } from '../http/caller.ts'
import type { Limits } from '../http/limits.ts'
import { STREAMS_A_MINUTE } from '../http/limits.ts'
import { placeOf } from '../http/place.ts'
import { Problem } from '../http/problem.ts'
import { connections, frames } from '../observe/counters.ts'
import type { Portal } from '../portal.ts'
import { positionsOf } from '../record/channels.ts'
import type { Follower } from './follower.ts'
import type { Gateway } from './gateway.ts'

const HEARTBEAT_MS = 20_000
/** A flood of streams of one session ends its oldest (H41). */
const MAX_STREAMS_A_SESSION = 4
/** A reader that does not read is cut off; it resumes from its event id. */
const MAX_BUFFERED_BYTES = 1_000_000

export interface StreamOptions {
  readonly path: string
  readonly portal: Portal
  readonly gateway: Gateway
  readonly callers: Callers
  readonly limits: Limits
  /** A message for this reader in this reader's language; nothing when the change is none. */
  readonly describe: (change: Change, caller: Caller) => object | null
}

/** The specification's stream: server-sent events of one person, opened by the token in `jwt`, resumed by event id. */
export function serveStream(app: FastifyInstance, { path, portal, gateway, callers, limits, describe }: StreamOptions): void {
  const open = new Map<Follower, ServerResponse>()
  let leaving = false
  const positionNow = async (channel: string): Promise<number> => (await positionsOf(portal.db, [channel]))[0]?.seq ?? 0

  const config = { countedAs: false, calls: 'counted by its route' } as const
  app.get(path, { config, exposeHeadRoute: false }, async (request, reply) => {
    const { jwt } = request.query as { jwt?: unknown }
    const caller = typeof jwt === 'string' && jwt.length <= 200 ? await callers.byStreamToken(jwt) : null
    await limits.take('stream', caller?.actor.id ?? placeOf(request.ip), STREAMS_A_MINUTE)
    if (!caller) throw new Problem('not_signed_in')
    if (caller.actor.passwordDue) throw new Problem('identity.password_change_required')
    const channel = `user:${caller.actor.id}`
    const after = lastEventId(request) ?? (await positionNow(channel))
    if (leaving) throw new Problem('unavailable') // nobody would end it: the process would wait for it

    const response = begin(reply)
    const follower = streamFollower(response, caller, describe, (asked) => {
      positionNow(asked).then(
        (seq) => gateway.resume(follower, asked, seq),
        () => response.end(),
      )
    })
    const same = [...open].filter(([one]) => one.caller.sessionId === caller.sessionId)
    for (const [oldest] of same.slice(0, Math.max(0, same.length - MAX_STREAMS_A_SESSION + 1))) gateway.remove(oldest)
    open.set(follower, response)
    connections.inc({ kind: 'stream' })
    gateway.add(follower)
    gateway.resume(follower, channel, after)
    gateway.run(channel)
    const leave = (): void => {
      if (open.delete(follower)) connections.dec({ kind: 'stream' })
      gateway.remove(follower)
    }
    response.on('close', leave)
    response.on('error', leave)
    if (response.destroyed) leave() // the caller had gone before we listened
  })

  const heartbeat = setInterval(() => {
    for (const response of open.values()) if (!response.writableEnded) response.write(':\n\n')
  }, HEARTBEAT_MS)
  app.addHook('preClose', () => {
    leaving = true
    clearInterval(heartbeat)
    for (const response of open.values()) response.end()
  })
}

/** Fastify must not wait for a stream, nor compress it. */
function begin(reply: FastifyReply): ServerResponse {
  reply.hijack()
  const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  reply.raw.write('retry: 3000\n\n')
  return reply.raw
}

/** A browser that opens a new stream cannot set the header, so its page sends the id in the query. */
function lastEventId({ headers, query }: FastifyRequest): number | undefined {
  const id = headers['last-event-id'] ?? (query as { lastEventId?: unknown }).lastEventId
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : undefined
}

function streamFollower(
  response: ServerResponse,
  caller: Caller,
  describe: StreamOptions['describe'],
  fromNow: (channel: string) => void,
): Follower {
  const follower: Follower = {
    caller,
    positions: new Map(),
    topics: new Set(),
    deliver: (change) => {
      const message = describe(change, follower.caller)
      if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
      else if (message && !response.writableEnded) {
        frames.inc({ type: 'message' })
        response.write(`id: ${change.seq}\ndata: ${JSON.stringify(message)}\n\n`)
      }
    },
    /** Too old an event id to resume from: older notifications are in their list. */
    refetch: fromNow,
    refuse: () => response.end(),
    hint: () => undefined,
    rightsChanged: () => undefined,
    end: () => response.end(),
  }
  return follower
}
