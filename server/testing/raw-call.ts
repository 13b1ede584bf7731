import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { pathParameters } from '@diwan/contract/kit/paths'
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { SESSION_COOKIE } from '../kit/http/caller.ts'
import { TINY_PICTURE } from './call.ts'
import { PUBLIC_URL } from './world.ts'

export interface RawAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
}

export interface RawRequest {
  readonly method: string
  /** Path and query exactly as they go over the wire: `fetch` would tidy them. */
  readonly target: string
  readonly body?: string | Uint8Array | undefined
  readonly headers?: Record<string, string>
}

/** Walks ask tens of thousands of times: a connection each would cost more than many an answer. */
const agent = new Agent({ keepAlive: true })

export function rawCall(base: string, { method, target, body, headers = {} }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, method, path: target, headers: { ...headers, ...lengthOf(body) } },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const lengthOf = (body: string | Uint8Array | undefined) =>
  body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }

/** Whatever the values are, as a request to this endpoint. */
export function requestOf(endpoint: Endpoint, input: Readonly<Record<string, unknown>>, cookie: string | null): RawRequest {
  const inPath = pathParameters(endpoint.path)
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name))
  const path = inPath.reduce((all, name) => all.replace(`{${name}}`, () => segmentOf(input[name])), endpoint.path as string)
  const cookies = cookie ? { cookie: `${SESSION_COOKIE}=${cookie}` } : {}
  const query = (): string => {
    // cut, because Node's own limit of headers answers before the portal does
    const pairs = rest.flatMap(([name, value]) =>
      [value].flat().map((one) => `${escaped(name)}=${escaped(textOf(one).slice(0, 1_000))}`),
    )
    return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
  }
  if (endpoint.method === 'GET') return { method: 'GET', target: query(), headers: cookies }
  const headers = { ...cookies, origin: PUBLIC_URL, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  if (endpoint.file === 'in') return { method: endpoint.method, target: query(), headers, body: TINY_PICTURE }
  return { method: endpoint.method, target: path, headers, body: bodyOf(rest) }
}

/** By hand: `Object.fromEntries` would lose nothing, but `__proto__` must stay a name. */
const bodyOf = (rest: readonly (readonly [string, unknown])[]): string =>
  `{${rest.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`

const segmentOf = (value: unknown): string => escaped(textOf(value).slice(0, 1_000)) || '%20'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Half a surrogate pair travels as the bytes no decoder accepts. */
const escaped = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')
