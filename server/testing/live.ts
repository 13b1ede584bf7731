import type { ClientFrame, ServerFrame } from '@diwan/contract/kit/live'
import { LIVE_PATH, STREAM_PATH } from '@diwan/contract/kit/paths'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:http'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { SESSION_COOKIE } from '../kit/http/caller.ts'
import type { TestPerson } from './people.ts'
import type { World } from './world.ts'
import { PUBLIC_URL } from './world.ts'

export interface Socket {
  readonly frames: readonly ServerFrame[]
  /** Everything that came over the wire. */
  readonly heard: readonly string[]
  /** The close code, once closed. */
  readonly closedWith: () => number | undefined
  send(frame: ClientFrame): void
  sendRaw(data: string | Buffer): void
  close(): void
}

/** The browser's one WebSocket; throws with the status when the server refuses it. */
export async function openSocket(
  w: Pick<World, 'base'>,
  who: Pick<TestPerson, 'cookie'> | null,
  {
    origin = PUBLIC_URL,
    path = LIVE_PATH,
    headers = {},
  }: { origin?: string; path?: string; headers?: Record<string, string> } = {},
): Promise<Socket> {
  const cookie = who ? { cookie: `${SESSION_COOKIE}=${who.cookie}` } : {}
  const ws = new WebSocket(`${w.base.replace('http', 'ws')}${path}`, {
    headers: { ...cookie, ...(origin && { origin }), ...headers },
  })
  const frames: ServerFrame[] = []
  const heard: string[] = []
  let code: number | undefined
  ws.on('message', (data: Buffer) => {
    heard.push(data.toString())
    frames.push(JSON.parse(data.toString()) as ServerFrame)
  })
  ws.on('close', (closedWith) => (code = closedWith))
  await new Promise<void>((resolve, reject) => {
    ws.once('open', resolve)
    ws.once('unexpected-response', (_request, response: IncomingMessage) => {
      response.resume()
      reject(new Error(String(response.statusCode)))
    })
    ws.once('error', reject)
  })
  ws.on('error', () => undefined)
  onTestFinished(() => ws.terminate())
  return {
    frames,
    heard,
    closedWith: () => code,
    send: (frame) => ws.send(JSON.stringify(frame)),
    sendRaw: (data) => ws.send(data),
    close: () => ws.close(),
  }
}

export interface Stream {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** Messages with their event ids. */
  readonly messages: readonly { id: number; data: unknown }[]
  readonly heard: () => string
  readonly ended: () => boolean
  close(): void
}

/** The specification's stream; a refusal has its body in `heard`. */
export async function openStream(
  w: Pick<World, 'base'>,
  token: string,
  headers: Record<string, string> = {},
  query = '',
): Promise<Stream> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${w.base}${STREAM_PATH}?jwt=${encodeURIComponent(token)}${query}`, { headers, agent: false }, resolve).on(
      'error',
      reject,
    )
  })
  let text = ''
  let ended = false
  const messages: { id: number; data: unknown }[] = []
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    text += chunk
    messages.splice(0, messages.length, ...messagesIn(text))
  })
  response.on('error', () => (ended = true))
  response.on('close', () => (ended = true))
  onTestFinished(() => void response.destroy())
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    messages,
    heard: () => text,
    ended: () => ended,
    close: () => response.destroy(),
  }
}

function messagesIn(text: string): { id: number; data: unknown }[] {
  return [...text.matchAll(/id: (\d+)\ndata: (.*)\n\n/g)].map(([, id, data]) => ({
    id: Number(id),
    data: JSON.parse(data!) as unknown,
  }))
}
