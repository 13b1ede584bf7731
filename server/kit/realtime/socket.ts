import proxyAddr from '@fastify/proxy-addr'
import type { ServerFrame } from '@diwan/contract/kit/live'
import { ClientFrame, MAX_SUBSCRIPTIONS } from '@diwan/contract/kit/live'
import { LIVE_PATH, SESSION_ENDED } from '@diwan/contract/kit/paths'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { RawData, WebSocket } from 'ws'
import type { Caller } from '../http/caller.ts'
import type { Counting } from '../http/count-calls.ts'
import type { Limits } from '../http/limits.ts'
import { SUBSCRIPTIONS_A_MINUTE, UPGRADES_A_MINUTE } from '../http/limits.ts'
import { placeOf } from '../http/place.ts'
import { Problem } from '../http/problem.ts'
import { byCookies } from '../http/who-asks.ts'
import { connections, frames } from '../observe/counters.ts'
import type { Follower } from './follower.ts'
import { framed } from './framed.ts'
import type { Gateway } from './gateway.ts'

const HEARTBEAT_MS = 25_000
const MAX_FRAME_BYTES = 4_096
const MAX_FRAMES_A_SECOND = 50
/** A client that does not read is cut off; it resumes from its position. */
const MAX_BUFFERED_BYTES = 1_000_000
/** More than any browser has tabs that follow something by themselves. */
const MAX_SOCKETS_A_SESSION = 16
/** Newer ones of its session came, or its person followed too much within a minute; the client comes back as after any loss. */
const CROWDED_OUT = 1013
/** This process goes, another is there: the client comes back at once, after a moment of chance. */
const RESTARTING = 1012
const FAREWELL_MS = 1_000

export interface SocketOptions extends Counting {
  readonly gateway: Gateway
  readonly origins: readonly string[]
  /** Whose word about the caller's address is believed. */
  readonly trustedProxies: readonly string[]
}

/** The WebSocket at `/live`: the session cookie opens it, from our origin only. */
export function serveSockets(app: FastifyInstance, options: SocketOptions): void {
  const trusted = proxyAddr.compile([...options.trustedProxies])
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  const crowd = createCrowd()
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const caller = await admit(app, request, options)
    await options.limits.take('upgrades', caller?.actor.id ?? placeOf(proxyAddr(request, trusted)), UPGRADES_A_MINUTE)
    if (!caller) return refuse(socket)
    server.handleUpgrade(request, socket, head, (ws) => {
      crowd.enter(caller.sessionId, ws)
      accept(ws, socket, caller, options)
    })
  }

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    void upgrade(request, socket, head).catch((error: unknown) => refuse(socket, error))
  })

  const heartbeat = setInterval(() => {
    for (const ws of server.clients) ws.ping()
  }, HEARTBEAT_MS)
  app.addHook('preClose', () => {
    clearInterval(heartbeat)
    for (const ws of server.clients) farewell(ws, RESTARTING)
    server.close()
  })
}

/** A flood of sockets of one session ends its oldest (H41). A browser needs one, or one a tab where tabs cannot share. */
function createCrowd() {
  const open = new Map<string, WebSocket[]>()
  return {
    enter(sessionId: string, ws: WebSocket): void {
      const all = [...(open.get(sessionId) ?? []), ws]
      for (const oldest of all.splice(0, Math.max(0, all.length - MAX_SOCKETS_A_SESSION))) farewell(oldest, CROWDED_OUT)
      open.set(sessionId, all)
      ws.on('close', () => {
        const left = (open.get(sessionId) ?? []).filter((one) => one !== ws)
        if (left.length > 0) open.set(sessionId, left)
        else open.delete(sessionId)
      })
    },
  }
}

/** One that does not answer the farewell is cut off. */
function farewell(ws: WebSocket, code: number): void {
  ws.close(code)
  setTimeout(() => ws.terminate(), FAREWELL_MS).unref()
}

function refuse(socket: Duplex, reason?: unknown): void {
  const tooMany = reason instanceof Problem && reason.status === 429
  const status = tooMany ? `429 Too Many Requests\r\nRetry-After: ${reason.extras.retryAfter ?? 60}` : '401 Unauthorized'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

async function admit(app: FastifyInstance, request: IncomingMessage, options: SocketOptions): Promise<Caller | null> {
  if (request.url?.split('?')[0] !== LIVE_PATH || !options.origins.includes(request.headers.origin ?? '')) return null
  const { caller } = await byCookies(app.parseCookie(request.headers.cookie ?? ''), options)
  return caller?.actor.passwordDue ? null : caller
}

const frameOf = new WeakMap<object, Buffer>()

/** Serializes and frames a message for many followers once. */
function written(shared: object, frame: ServerFrame): Buffer {
  const known = frameOf.get(shared) ?? framed(JSON.stringify(frame))
  frameOf.set(shared, known)
  return known
}

function accept(ws: WebSocket, wire: Duplex, caller: Caller, { gateway, limits }: SocketOptions): void {
  const send = (frame: ServerFrame, shared?: object): void => {
    if (ws.bufferedAmount > MAX_BUFFERED_BYTES) ws.terminate()
    else if (ws.readyState === ws.OPEN) {
      frames.inc({ type: frame.type })
      if (shared) wire.write(written(shared, frame))
      else ws.send(JSON.stringify(frame))
    }
  }
  const follower: Follower = {
    caller,
    positions: new Map(),
    topics: new Set(),
    deliver: (change) => send({ type: 'change', ...change }, change),
    refetch: (channel) => send({ type: 'refetch', channel }),
    refuse: (channel) => send({ type: 'refused', channel }),
    present: (channel, people) => send({ type: 'presence', channel, people: [...people] }, people),
    hint: (topic) => send({ type: 'hint', topic }),
    rightsChanged: () => send({ type: 'access' }),
    end: () => ws.close(SESSION_ENDED),
  }
  gateway.add(follower)
  connections.inc({ kind: 'socket' })
  ws.on('close', () => {
    connections.dec({ kind: 'socket' })
    gateway.remove(follower)
  })
  ws.on('error', () => ws.terminate())
  let turn = Promise.resolve() // one frame after the other: an unsubscribe never overtakes its subscribe
  ws.on(
    'message',
    limited(ws, (data) => {
      turn = turn
        .then(() => (ws.readyState === ws.OPEN ? hear(data, follower, { gateway, limits }, send) : undefined))
        .catch((error: unknown) => ws.close(error instanceof Problem ? CROWDED_OUT : 1011))
    }),
  )
}

/** More frames than a browser ever sends end the connection. */
function limited(ws: WebSocket, next: (data: RawData) => void): (data: RawData) => void {
  let second = 0
  let count = 0
  return (data) => {
    const now = Math.floor(Date.now() / 1000)
    count = now === second ? count + 1 : 1
    second = now
    if (count > MAX_FRAMES_A_SECOND) ws.close(1008)
    else next(data)
  }
}

interface Hearing {
  readonly gateway: Gateway
  readonly limits: Limits
}

async function hear(
  data: RawData,
  follower: Follower,
  { gateway, limits }: Hearing,
  send: (frame: ServerFrame) => void,
): Promise<void> {
  const frame = parse(data)
  if (!frame) return
  if (frame.type === 'ping') return send({ type: 'pong' })
  if (frame.type === 'present') return gateway.present(follower, frame.channel, frame.state)
  if (frame.type === 'unsubscribe') return gateway.leave(follower, frame.channel)
  await limits.take('subscriptions', follower.caller.actor.id, SUBSCRIPTIONS_A_MINUTE)
  const full = follower.positions.size >= MAX_SUBSCRIPTIONS && !follower.positions.has(frame.channel)
  if (full || !(await gateway.follow(follower, frame.channel, frame.after)))
    return send({ type: 'refused', channel: frame.channel })
  send({ type: 'subscribed', channel: frame.channel, seq: frame.after })
  gateway.run(frame.channel)
}

function parse(data: RawData): ClientFrame | null {
  try {
    return ClientFrame.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''))
  } catch {
    return null // not ours: nothing to answer
  }
}
