import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requests } from './counters.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Under which name it is counted; false for what has no end worth measuring. Pages and their parts need none. */
    countedAs?: string | false
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/** By the route that answered, never by what was typed: a stranger invents no series. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const endpoint = nameOf(request)
    if (endpoint)
      requests.observe(
        {
          endpoint,
          method: METHODS.has(request.method) ? request.method : 'other',
          status: `${Math.floor(reply.statusCode / 100)}xx`,
        },
        reply.elapsedTime / 1_000,
      )
    done()
  })
}

const nameOf = ({ is404, routeOptions }: FastifyRequest): string | false =>
  is404 ? 'unknown' : (routeOptions.config.countedAs ?? 'page')
