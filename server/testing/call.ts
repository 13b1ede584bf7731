import type { Endpoint, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import { pathParameters } from '@diwan/contract/kit/endpoint'
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
}

/** A call over real HTTP, the way a browser of this person makes it. */
export async function call<E extends Endpoint>(
  base: string,
  origin: string,
  who: Pick<TestPerson, 'cookie'> | null,
  endpoint: E,
  input: SentInputOf<E>,
  { requestId = randomUUID(), headers = {} }: CallOptions = {},
): Promise<Answer<E>> {
  const rest: Record<string, unknown> = { ...input }
  let path: string = endpoint.path
  for (const name of pathParameters(path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])))
    delete rest[name]
  }
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const query =
    endpoint.method === 'GET' && given.length > 0
      ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`
      : ''
  const response = await fetch(`${base}${path}${query}`, {
    method: endpoint.method,
    headers: {
      ...(who && { cookie: `${SESSION_COOKIE}=${who.cookie}` }),
      ...(endpoint.method !== 'GET' && { origin, 'content-type': 'application/json', 'idempotency-key': requestId }),
      ...headers,
    },
    ...(endpoint.method !== 'GET' && { body: JSON.stringify(rest) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: (text ? JSON.parse(text) : {}) as Answer<E>['body'] }
}
