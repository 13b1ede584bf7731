import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Child } from '../child.ts'

/** Hears what the bare server says; reads each frame as the client of the portal does. */
export async function openRaw({ origin }: Child, heard: (id: string) => void): Promise<WebSocket> {
  const ws = new WebSocket(origin.replace('http', 'ws').replace('localhost', '127.0.0.1'), { perMessageDeflate: false })
  ws.on('message', (data: Buffer) =>
    heard((JSON.parse(data.toString()) as { detail: { message: { id: string } } }).detail.message.id),
  )
  await once(ws, 'open')
  return ws
}
