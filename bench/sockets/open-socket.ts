import type { ClientFrame, ServerFrame } from '@diwan/contract/kit/live'
import { LIVE_PATH } from '@diwan/contract/kit/paths'
import { WebSocket } from 'ws'
import { SESSION_COOKIE } from '../../server/kit/http/caller.ts'

export interface OpenSocket {
  /** All channels were heard to their end; rejects when the portal refuses or hangs up before. */
  readonly caughtUp: Promise<void>
  send(frame: ClientFrame): void
  cut(): void
}

export interface Following {
  readonly channels: readonly string[]
  /** Where each of them stands. */
  readonly last: number
  /** What is known already; all of it unless said. */
  readonly after?: number
  /** Each frame, once all was heard that there was. */
  readonly hear?: (frame: ServerFrame, bytes: number) => void
}

/** As a browser opens it: follows each channel `after` what it knows, to its `last` sequence. */
export function openSocket(origin: string, cookie: string, { channels, last, after = last, hear }: Following): OpenSocket {
  const ws = new WebSocket(`${origin.replace('http', 'ws').replace('localhost', '127.0.0.1')}${LIVE_PATH}`, {
    headers: { cookie: `${SESSION_COOKIE}=${cookie}`, origin },
    perMessageDeflate: false,
  })
  const missing = new Set(channels)
  const caughtUp = new Promise<void>((resolve, reject) => {
    ws.on('open', () => {
      for (const channel of channels) ws.send(JSON.stringify({ type: 'subscribe', channel, after }))
    })
    ws.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as ServerFrame
      if (missing.size === 0) return hear?.(frame, data.length)
      if (frame.type === 'refused' || frame.type === 'refetch') reject(new Error(data.toString()))
      if ((frame.type === 'change' || frame.type === 'subscribed') && frame.seq === last) missing.delete(frame.channel)
      if (missing.size === 0) resolve()
    })
    ws.on('error', reject)
    ws.on('close', (code) => reject(new Error(`closed with ${code}`)))
  })
  caughtUp.catch(() => undefined) // one that is cut afterwards is no news
  return { caughtUp, send: (frame) => ws.send(JSON.stringify(frame)), cut: () => ws.terminate() }
}
