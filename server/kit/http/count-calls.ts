import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from './limits.ts'
import { BODY_BYTES_A_MINUTE, CALLS_A_MINUTE, SMALL_BODY_BYTES, STRANGERS_CALLS_A_MINUTE } from './limits.ts'
import { placeOf } from './place.ts'
import type { Asking } from './who-asks.ts'
import { whoAsks } from './who-asks.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By address like everything else, when absent. `free`: pages and what they are built of, since an office opens many of them. */
    calls?: 'counted by its route' | 'free'
  }
}

export interface Counting extends Asking {
  readonly limits: Limits
}

/** Where anybody may come in, a session counts for nothing: who guesses has none. Bytes hold nothing to guess. */
const isOpen = ({ access, file }: Endpoint): boolean => access.kind === 'anyone' && file !== 'out'

/** One bucket for all sessions, devices and tokens of a person, by the endpoint that matched, however its address was written. */
export async function countCall(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  counting: Counting,
): Promise<void> {
  const { limits } = counting
  const place = placeOf(request.ip)
  if (isOpen(endpoint)) await limits.take('open', place, STRANGERS_CALLS_A_MINUTE)
  if (endpoint.limitedBy) return // see countInput
  if (endpoint.perMinute === undefined) return isOpen(endpoint) ? undefined : limits.take('calls', await who(), CALLS_A_MINUTE)
  await limits.take(endpoint.name, isOpen(endpoint) ? place : await who(), endpoint.perMinute)

  async function who(): Promise<string> {
    return (await whoAsks(request, reply, counting))?.actor.id ?? place
  }
}

/** Once the body is read, by its bytes: those of the caller, or of the address where nobody is signed in. */
export async function countBody(
  { method, file }: Endpoint,
  { headers, body, ip }: FastifyRequest,
  who: string | undefined,
  limits: Limits,
): Promise<void> {
  if (method === 'GET' || file === 'in') return
  const bytes = Number(headers['content-length'] ?? JSON.stringify(body ?? null).length)
  if (bytes > SMALL_BODY_BYTES) await limits.take('bytes', who ?? placeOf(ip), BODY_BYTES_A_MINUTE, bytes)
}

/** Once the body is read, where each value of an input is counted apart. */
export async function countInput(endpoint: Endpoint, { ip, body }: FastifyRequest, limits: Limits): Promise<void> {
  const { name, limitedBy, perMinute } = endpoint
  if (!limitedBy || perMinute === undefined) return
  const [, value] = Object.entries(body ?? {}).find(([key]) => key === limitedBy) ?? []
  await limits.take(name, `${placeOf(ip)} ${String(value).trim().toLowerCase().slice(0, 300)}`, perMinute)
}
