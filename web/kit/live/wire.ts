import type { ClientFrame, ServerFrame } from '@diwan/contract/kit/live'
import { LIVE_PATH, SESSION_ENDED } from '@diwan/contract/kit/paths'
import { backOff } from '../back-off.ts'
import { environment } from '../environment.ts'

const BEAT = 25_000
const PATIENCE = 10_000
/** A sign-out is answered by its call; the socket may end before that. */
const LOGS_OUT = 1_000

export interface Wire {
  send(frame: ClientFrame): void
  close(): void
}

export interface WireEars {
  /** Says each time what to follow; frames sent while it was away are lost. */
  opened(): void
  frame(frame: ServerFrame): void
  /** The session ended, or the portal does not let us in: one has to ask which. */
  doubt(): void
}

/** One WebSocket that comes back by itself. */
export function openWire(ears: WireEars): Wire {
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
  const doubt = () => closed || ears.doubt()
  const connect = () => {
    clearTimeout(again)
    if (closed || socket) return
    const mine = new WebSocket(address())
    socket = mine
    let opened = false
    mine.addEventListener('open', () => {
      attempt = 0
      hear()
      ears.opened()
      opened = true
    })
    mine.addEventListener('message', ({ data }) => {
      hear()
      ears.frame(JSON.parse(String(data)) as ServerFrame)
    })
    mine.addEventListener('close', ({ code }) => {
      clearTimeout(beat)
      socket = undefined
      if (code === SESSION_ENDED || !opened) setTimeout(doubt, LOGS_OUT)
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
