import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../observe/counters.ts'
import { isDatabaseAway } from '../db/away.ts'
import { Problem } from './problem.ts'
import { PAGE_POLICY } from './send-file.ts'

/** Every refusal leaves as problem+json, or as a page where it has one and a page is asked for; a bug leaves as one logged 500 without a word about itself. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => send(problemOf(error, request), request, reply))
  app.setNotFoundHandler((request, reply) => send(new Problem('not_found'), request, reply))
}

/** An address nobody can read is refused before any route is looked for. */
export const answerBadAddress = (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  void send(new Problem('not_found'), request, reply)
}

/** Of a limit that cannot say itself when it ends. */
const RETRY_AFTER = 60

function send(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  refusals.inc({ code: problem.code })
  if (problem.status === 429) reply.header('retry-after', String(problem.extras.retryAfter ?? RETRY_AFTER))
  if (problem.page !== undefined && request.headers.accept?.includes('text/html'))
    return reply
      .status(problem.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .send(problem.page)
  return reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem.body(request.id)))
}

function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  const status = statusOf(error)
  if (status === 429) return new Problem('too_many_requests')
  if (status === 413) return new Problem('too_large')
  if (status === 503) return new Problem('unavailable')
  if (status >= 400 && status < 500) return new Problem('invalid_input')
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'database connection lost during a request')
    return new Problem('unavailable') // a browser asks again under the same request id
  }
  request.log.error({ err: error }, 'a request failed')
  return new Problem('failed')
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
}
