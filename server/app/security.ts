import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../kit/http/limits.ts'
import { CALLS_A_MINUTE } from '../kit/http/limits.ts'
import { placeOf } from '../kit/http/place.ts'

export interface SecurityOptions {
  /** Other origins the page may call, from the environment settings. */
  readonly connectTo: readonly string[]
  readonly limits: Limits
}

export async function secure(app: FastifyInstance, { connectTo, limits }: SecurityOptions): Promise<void> {
  await app.register(fastifyCookie)
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"], // Mantine writes its variables into a style element
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connectTo],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false, // set by the proxy that ends TLS
  })
  await app.register(fastifyCompress, {
    threshold: 1_024,
    customTypes: /^(text\/(?!event-stream)|application\/(json|problem\+json|javascript))|\+xml/,
  })
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config?.calls) return // by the route that matched, never by what was typed
    await limits.take('calls', placeOf(request.ip), CALLS_A_MINUTE)
  })
}
