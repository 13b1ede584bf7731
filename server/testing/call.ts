import type { Endpoint, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import { pathParameters } from '@diwan/contract/kit/paths'
import type { ProblemBody } from '@diwan/contract/kit/errors'
import { randomUUID } from 'node:crypto'
import { SESSION_COOKIE } from '../kit/http/caller.ts'
import type { TestPerson } from './people.ts'

export interface Answer<E extends Endpoint> {
  readonly status: number
  readonly headers: Headers
  /** Asserted by the test's own expectation of the status. */
  readonly body: OutputOf<E> & Pick<ProblemBody, 'code' | 'fields' | 'current'>
  readonly text: string
}

export interface CallOptions {
  readonly requestId?: string
  readonly headers?: Record<string, string>
  /** Body of an endpoint with `file: 'in'`; a small picture when absent. */
  readonly bytes?: Uint8Array<ArrayBuffer>
}

/** One pixel that is a PNG from its first to its last byte. */
export const TINY_PICTURE = Uint8Array.from(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64'),
)

/** A call over real HTTP, the way a browser of this person makes it. */
export async function call<E extends Endpoint>(
  base: string,
  origin: string,
  who: Pick<TestPerson, 'cookie'> | null,
  endpoint: E,
  input: SentInputOf<E>,
  { requestId = randomUUID(), headers = {}, bytes = TINY_PICTURE }: CallOptions = {},
): Promise<Answer<E>> {
  const rest: Record<string, unknown> = { ...(input as object) }
  let path: string = endpoint.path
  for (const name of pathParameters(path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])))
    delete rest[name]
  }
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const inQuery = endpoint.method === 'GET' || endpoint.file === 'in'
  const query =
    inQuery && given.length > 0 ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}` : ''
  const response = await fetch(`${base}${path}${query}`, {
    method: endpoint.method,
    headers: {
      ...(who && { cookie: `${SESSION_COOKIE}=${who.cookie}` }),
      ...(endpoint.method !== 'GET' && {
        origin,
        'content-type': endpoint.file === 'in' ? 'image/png' : 'application/json',
        'idempotency-key': requestId,
      }),
      ...headers,
    },
    ...(endpoint.method !== 'GET' && { body: endpoint.file === 'in' ? bytes : JSON.stringify(rest) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : {}) as Answer<E>['body'] }
}
