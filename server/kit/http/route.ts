import type { Endpoint, InputOf } from '@diwan/contract/kit/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Ctx } from '../portal.ts'
import type { Received, UploadLimit } from './receive.ts'

/** What a route of identity needs of HTTP itself: cookies. What a route of files needs: the body. Everything else ignores it. */
export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Keeps the body of an endpoint with `file: 'in'` aside; the caller drops or keeps it. */
  readonly receive: (limit: UploadLimit) => Promise<Received>
  readonly charge: Charge
}

/** Counts the cost of a call, once it is known, for its caller; refuses more than `most` of a kind within a minute (`too_many_requests`). */
export type Charge = (kind: string, amount: number, most: number) => Promise<void>

export interface Route {
  readonly endpoint: Endpoint
  readonly run: (ctx: Ctx, input: never, exchange: Exchange) => Promise<unknown>
}

/** Joins a promise of the contract with the one line that keeps it. */
export function route<E extends Endpoint>(
  endpoint: E,
  run: (ctx: Ctx, input: InputOf<E>, exchange: Exchange) => Promise<z.input<E['output']>>,
): Route {
  return { endpoint, run }
}
