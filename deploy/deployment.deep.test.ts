import { documentFromText } from '@diwan/core/document'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { LIVE_PATH } from '@diwan/contract/kit/paths'
import { UPLOAD_PART } from '@diwan/contract/files/limits'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { deploy, type Deployment } from './local/deployment.ts'

let all: Deployment
let folder: string
let cookie: string
/** Opens the notification stream. */
let token: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'diwan-deploy-'))
  all = await deploy(folder)
  cookie = await signIn('TECH')
}, 180_000)
afterAll(() => all.stop(), 60_000)

interface Asking {
  readonly method?: string
  readonly body?: object | Uint8Array<ArrayBuffer>
  readonly headers?: Record<string, string>
  readonly at?: string
}

const ask = (path_: string, { method = 'GET', body, headers = {}, at = all.url }: Asking = {}): Promise<Response> =>
  fetch(`${at}${path_}`, {
    method,
    headers: {
      origin: all.url,
      'idempotency-key': randomUUID(),
      'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(body && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
  })

async function signIn(role: string): Promise<string> {
  const accounts = JSON.parse(readFileSync(all.accounts, 'utf8')) as Record<'role' | 'email' | 'password', string>[]
  const { email, password } = accounts.find((one) => one.role === role)!
  const answer = await ask(identity.login.path, { method: 'POST', body: { email, password } })
  expect(answer.status).toBe(200)
  token = (await json<{ access_token: string }>(answer)).access_token
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

const json = async <T>(answer: Response): Promise<T> => (await answer.json()) as T
const direct = (web: number): string => `http://127.0.0.1:${all.webs[web]!.port}`

test('the address of a caller is the one the proxy saw, whatever the caller says of itself', async () => {
  const invented = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.8', 'x-real-ip': '203.0.113.9' }
  const accounts = JSON.parse(readFileSync(all.accounts, 'utf8')) as Record<'role' | 'email' | 'password', string>[]
  const { email, password } = accounts.find((one) => one.role === 'USER')!
  await ask(identity.login.path, { method: 'POST', body: { email, password }, headers: { ...invented, cookie: '' } })
  const own = await signIn('USER')
  const { items } = await json<{ items: { ip?: string | null }[] }>(
    await ask(identity.sessions.path, { headers: { cookie: own } }),
  )
  expect(items.length).toBeGreaterThan(1)
  expect(JSON.stringify(items)).not.toContain('203.0.113')
  expect(JSON.stringify(items)).toContain('127.0.0.1')
})

test('an upload whose parts reach different processes is one file', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const bytes = Uint8Array.from(Buffer.concat([png, Buffer.alloc(UPLOAD_PART)]))
  const begin = { name: 'ملف.png', purpose: 'attachment5', bytes: bytes.length }
  const { id } = await json<{ id: string }>(await ask('/api/files/uploads', { method: 'POST', body: begin, at: direct(0) }))
  for (const [web, offset] of [
    [1, 0],
    [0, UPLOAD_PART],
  ] as const) {
    const body = bytes.slice(offset, offset + UPLOAD_PART)
    const { status } = await ask(`/api/files/uploads/${id}/parts?offset=${offset}`, { method: 'POST', body, at: direct(web) })
    expect(status).toBe(200)
  }
  const file = await json<{ id: string }>(
    await ask(`/api/files/uploads/${id}/finish`, { method: 'POST', body: {}, at: direct(1) }),
  )
  const read = await ask(`/files/${file.id}`, { at: direct(0) })
  expect(Buffer.from(await read.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
})

/** Within what one session may call in a minute. */
const PAUSE_MS = 150

test('a process that is asked to go says so first, sends its sockets on and ends well; nobody else notices', async () => {
  const [web] = all.webs
  const socket = new WebSocket(`${direct(0).replace('http', 'ws')}${LIVE_PATH}`, { headers: { cookie, origin: all.url } })
  await once(socket, 'open')
  const closed = once(socket, 'close')
  const answers: number[] = []
  const stopping = new AbortController()
  const asking = (async () => {
    while (!stopping.signal.aborted) {
      answers.push((await ask(identity.session.path)).status)
      await sleep(PAUSE_MS)
    }
  })()
  const replaced = web!.replace('SIGTERM')
  await vi.waitFor(async () => expect((await fetch(`${direct(0)}/health/ready`)).status).toBe(503), {
    timeout: 5_000,
    interval: 20,
  })
  expect((await closed)[0]).toBe(1012)
  await replaced
  stopping.abort()
  await asking
  expect(answers.length).toBeGreaterThan(5)
  expect(new Set(answers)).toEqual(new Set([200]))
}, 90_000)

test('without Redis what is written is still there and heard on the other process, only later; then at once again', async () => {
  const socket = new WebSocket(`${direct(1).replace('http', 'ws')}${LIVE_PATH}`, { headers: { cookie, origin: all.url } })
  const frames: { type: string; seq?: number }[] = []
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as { type: string }))
  await once(socket, 'open')
  const { items } = await json<{ items: { id: string; subject: string }[] }>(await ask('/api/tickets?view=queue&state=open'))
  const [ticket] = items
  socket.send(JSON.stringify({ type: 'subscribe', channel: `ticket:${ticket!.id}`, after: 0 }))
  const heard = () => frames.filter(({ type }) => type === 'change').length
  const reply = async (): Promise<void> => {
    const answer = await ask(`/api/tickets/${ticket!.id}/replies`, {
      method: 'POST',
      body: { body: documentFromText('رد', 'rtl') },
      at: direct(0),
    })
    expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
  }
  /** How long until the other process has told it. */
  const latency = async (): Promise<number> => {
    const before = heard()
    await reply()
    const begun = performance.now()
    await vi.waitFor(() => expect(heard()).toBeGreaterThan(before), { timeout: 5_000, interval: 5 })
    return performance.now() - begun
  }
  await vi.waitFor(() => expect(heard()).toBeGreaterThan(0), { timeout: 5_000 })
  await latency()

  await all.redis.kill()
  for (let n = 0; n < 5; n += 1) expect(await latency()).toBeLessThan(3_000)
  const metrics = async (web = 1) => (await fetch(`http://127.0.0.1:${all.webs[web]!.metricsPort}/metrics`)).text()
  await vi.waitFor(async () => expect(await metrics()).toMatch(/^diwan_bus_up 0$/m), { timeout: 5_000 })

  await all.redis.start()
  for (const web of [0, 1])
    await vi.waitFor(async () => expect(await metrics(web)).toMatch(/^diwan_bus_up 1$/m), { timeout: 20_000 })
  const told = async (): Promise<number> =>
    Number(/^diwan_bus_hints_total\{direction="heard"\} (\d+)$/m.exec(await metrics())?.[1])
  const before = await told()
  await latency()
  expect(await told()).toBeGreaterThan(before) // by the bus, not found by looking
}, 90_000)

test('no log of the proxy holds the secret of a calendar feed', async () => {
  const secret = 'canary-of-a-feed-canary-of-a-feed-canary-43'
  await fetch(`${all.url}/api/schedule/feeds/0194d1a0-5b1e-7000-8000-000000000001/${secret}.ics`)
  const log = () => readFileSync(path.join(folder, 'nginx/access.log'), 'utf8')
  await vi.waitFor(() => expect(log()).toContain('/api/schedule/feeds/0194d1a0-5b1e-7000-8000-000000000001/[secret]'))
  expect(log()).not.toContain(secret)
})

test('no log of the proxy holds the token of a stream', async () => {
  const stopping = new AbortController()
  const stream = await fetch(`${all.url}/portal/notification/notifications?jwt=${token}`, { signal: stopping.signal })
  expect(stream.status).toBe(200)
  const lines = readFileSync(path.join(folder, 'nginx/access.log'), 'utf8')
  stopping.abort()
  for (const web of all.webs) await web.replace('SIGKILL') // an error in the middle of a stream is logged by nginx
  await vi.waitFor(async () => expect((await ask('/health/live')).status).toBe(200), { timeout: 10_000 })
  const logs = [
    lines,
    readFileSync(path.join(folder, 'nginx/error.log'), 'utf8'),
    readFileSync(path.join(folder, 'nginx/access.log'), 'utf8'),
  ]
  expect(logs.join('')).toContain('/portal/notification/notifications')
  expect(logs.join('')).not.toContain(token)
}, 90_000)
