import type { Endpoint, InputOf, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import { randomUUID } from 'node:crypto'
import { SESSION_COOKIE } from '../../server/kit/http/caller.ts'
import type { Member } from '../cast.ts'
import type { Call } from '../client.ts'

/** As a browser reads. */
export const reads = (origin: string, { cookie }: Member, path: string): Call => ({
  origin,
  method: 'GET',
  path,
  headers: () => ({ cookie: `${SESSION_COOKIE}=${cookie}` }),
})

/** As a browser sends, each time under a request id of its own. */
export const sends = (origin: string, { cookie }: Member, path: string, body: object): Call => ({
  origin,
  method: 'POST',
  path,
  headers: () => ({
    cookie: `${SESSION_COOKIE}=${cookie}`,
    origin,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }),
  body: JSON.stringify(body),
})

/** One call of what is planted through the front door; a refusal ends the run. */
export async function asked<E extends Endpoint>(
  origin: string,
  by: Member,
  endpoint: E,
  input: SentInputOf<E>,
): Promise<OutputOf<E>> {
  const { id, ...rest } = input as InputOf<E> & { id?: string }
  const path = endpoint.path.replace('{id}', id ?? '')
  const { headers, body } = sends(origin, by, path, rest)
  const response = await fetch(`${origin}${path}`, { method: endpoint.method, headers: headers(), body: String(body) })
  if (!response.ok) throw new Error(`${endpoint.name} was refused: ${await response.text()}`)
  return (await response.json()) as OutputOf<E>
}
