import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { createHash } from 'node:crypto'
import { SESSION_COOKIE } from '../kit/http/caller.ts'
import { Problem } from '../kit/http/problem.ts'
import { countsIn } from './counts.ts'

const CALLS_A_MINUTE = 600
/** The page and what it is built of cost a file each, and an office behind one address opens many of them. */
const COUNTED = /^\/(api|portal|files|live)\b/
/** Calls of one address that need no session: a guesser that changes the e-mail each time ends here. */
const STRANGERS_CALLS_A_MINUTE = 300

export interface SecurityOptions {
  /** Other origins the page may call, from the environment settings. */
  readonly connectTo: readonly string[]
  /** Fuzz and access suites run without limits. */
  readonly limited: boolean
  /** Where calls are counted for all processes; here alone without it. */
  readonly counts: Redis | undefined
}

export async function secure(app: FastifyInstance, { connectTo, limited, counts }: SecurityOptions): Promise<void> {
  await app.register(fastifyCookie)
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"], // Mantine writes its variables into a style element
        imgSrc: ["'self'", 'data:', 'blob:'],
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
    strictTransportSecurity: false, // belongs to whoever ends TLS
  })
  await app.register(fastifyCompress, {
    threshold: 1_024,
    customTypes: /^(text\/(?!event-stream)|application\/(json|problem\+json|javascript))|\+xml/,
  })
  if (limited) await limitCalls(app, counts)
}

async function limitCalls(app: FastifyInstance, counts: Redis | undefined): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: CALLS_A_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: callerKey,
    ...(counts && { store: countsIn(counts) }),
    allowList: ({ url }) => !COUNTED.test(url),
  })
  const strangers = app.createRateLimit({
    max: STRANGERS_CALLS_A_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request) => request.ip,
  })
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.forStrangers) return // whatever cookie it brings: anybody can invent one
    const limit = await strangers(request)
    if (!limit.isAllowed && limit.isExceeded) throw new Problem('too_many_requests')
  })
}

/** One bucket a session or API token, else one an address. */
function callerKey({ ip, cookies, headers }: FastifyRequest): string {
  const token = headers.authorization ?? cookies[SESSION_COOKIE]
  return token ? createHash('sha256').update(token).digest('base64') : ip
}
