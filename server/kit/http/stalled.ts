import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A connection that has something to read and takes no byte of it for so long is cut off. */
export const STALLED_MS = 30_000
const LOOK_MS = 5_000

/** What libuv has been given, and how much of it still waits for the reader. Node offers neither by another name. */
interface Wire {
  readonly bytesWritten: number
  readonly writeQueueSize: number
}
const wireOf = (socket: Socket): Wire | null => Reflect.get(socket, '_handle') as Wire | null

/** Connections whose answer may rest: a player that is paused reads nothing, and resumes. */
const resting = new WeakMap<Socket, number>()

/** Spares the connection of a part of a file for as long as that is being sent. */
export function mayRest(response: ServerResponse): void {
  const { socket } = response
  if (!socket) return
  resting.set(socket, (resting.get(socket) ?? 0) + 1)
  response.once('close', () => resting.set(socket, (resting.get(socket) ?? 1) - 1))
}

interface Taken {
  readonly bytes: number
  readonly since: number
}

/** One rule for all connections: answers, files, streams and sockets. `look` is called again and again. */
export function createStallWatch(now: () => number = () => performance.now()) {
  const watched = new Map<Socket, Taken>()
  return {
    enter(socket: Socket): void {
      watched.set(socket, { bytes: 0, since: now() })
      socket.once('close', () => watched.delete(socket))
    },
    look(): void {
      for (const [socket, before] of watched) {
        const wire = wireOf(socket)
        if (!wire) continue
        const bytes = wire.bytesWritten - wire.writeQueueSize
        const isWaited = (wire.writeQueueSize > 0 || socket.writableLength > 0) && (resting.get(socket) ?? 0) === 0
        if (!isWaited || bytes !== before.bytes) watched.set(socket, { bytes, since: now() })
        else if (now() - before.since >= STALLED_MS) socket.destroy()
      }
    },
  }
}

export type StallWatch = ReturnType<typeof createStallWatch>

export function cutOffStalled(app: FastifyInstance, watch: StallWatch = createStallWatch()): void {
  app.server.on('connection', (socket: Socket) => watch.enter(socket))
  const timer = setInterval(() => watch.look(), LOOK_MS).unref()
  app.addHook('onClose', () => clearInterval(timer))
}
