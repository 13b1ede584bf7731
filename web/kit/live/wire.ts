import type { ClientFrame, ServerFrame } from '@diwan/contract/kit/live'
import { LIVE_PATH } from '@diwan/contract/kit/paths'
import { backOff } from '../back-off.ts'
import { environment } from '../environment.ts'

const BEAT = 25_000
const PATIENCE = 10_000

export interface Wire {
  send(frame: ClientFrame): void
  close(): void
}

/** One WebSocket that comes back by itself. `onOpen` says each time what to follow; frames sent while it is away are lost. */
export function openWire(onOpen: () => void, onFrame: (frame: ServerFrame) => void): Wire {
  let socket: WebSocket | undefined
  let attempt = 0
  let closed = false
  let again: ReturnType<typeof setTimeout> | undefined
  let beat: ReturnType<typeof setTimeout> | undefined

  const hear = () => {
    clearTimeout(beat)
    beat = setTimeout(() => {
      wire.send({ type: 'ping' })
      beat = setTimeout(() => socket?.close(), PATIENCE)
    }, BEAT)
  }
  const connect = () => {
    clearTimeout(again)
    if (closed || socket) return
    const mine = new WebSocket(address())
    socket = mine
    mine.addEventListener('open', () => {
      attempt = 0
      hear()
      onOpen()
    })
    mine.addEventListener('message', ({ data }) => {
      hear()
      onFrame(JSON.parse(String(data)) as ServerFrame)
    })
    mine.addEventListener('close', () => {
      clearTimeout(beat)
      socket = undefined
      if (!closed) again = setTimeout(connect, backOff(attempt++))
    })
  }
  const wire: Wire = {
    send: (frame) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
    },
    close: () => {
      closed = true
      clearTimeout(again)
      clearTimeout(beat)
      removeEventListener('online', connect)
      socket?.close()
    },
  }
  addEventListener('online', connect)
  connect()
  return wire
}

function address(): string {
  const base = new URL(environment.socketUrl || LIVE_PATH, location.href)
  if (base.pathname === '/') base.pathname = LIVE_PATH
  base.protocol = base.protocol.replace('http', 'ws')
  return base.href
}
