import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { holdsFlag } from '../access/actor.ts'
import type { Ctx, Portal } from '../portal.ts'
import type { Caller, Callers } from './caller.ts'
import { SESSION_COOKIE } from './caller.ts'
import { readInput } from './input.ts'
import { Problem } from './problem.ts'
import type { UploadLimit } from './receive.ts'
import { receiveBody } from './receive.ts'
import type { Route } from './route.ts'
import { sendFile } from './send-file.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open without a session. */
    forStrangers?: boolean
  }
}

export interface Mounting {
  readonly portal: Portal
  readonly callers: Callers
  /** Origins a browser may write from. */
  readonly origins: readonly string[]
  /** How a module is closed, if it is: withdrawn and disabled ones refuse by API as well (H12). */
  readonly closed: (module: string) => Promise<ErrorCode | undefined>
}

/** Puts every endpoint on the server in the one order of checks: origin, caller, flag, module, input, work, output. */
export function mount(app: FastifyInstance, routes: readonly Route[], mounting: Mounting): void {
  for (const one of routes) {
    if (one.endpoint.file === 'in') void app.register(async (scope) => put(takingBytes(scope), one, mounting))
    else put(app, one, mounting)
  }
}

/** Whatever the body says of itself, it is not read before somebody asks for it. */
function takingBytes(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  return scope
}

function put(app: FastifyInstance, { endpoint, run }: Route, mounting: Mounting): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.maxBytes && { bodyLimit: endpoint.maxBytes }),
    config: {
      countedAs: endpoint.name,
      forStrangers: endpoint.access.kind === 'anyone' && endpoint.file !== 'out', // there is nothing to guess in bytes
      ...(endpoint.perMinute && { rateLimit: limitOf(endpoint, endpoint.perMinute) }),
    },
    handler: async (request, reply) => {
      const bearer = bearerOf(request)
      if (endpoint.method !== 'GET' && bearer === undefined) demandOrigin(request, mounting.origins)
      const caller = bearer === undefined ? await bySession(request, mounting.callers) : await byBearer(bearer, mounting.callers)
      demandAccess(endpoint, caller)
      const closed = endpoint.module && (await mounting.closed(endpoint.module))
      if (closed) throw new Problem(closed)
      const input = readInput(endpoint, request)
      const ctx = contextOf(mounting.portal, endpoint, request, caller)
      const lives = () => stillThere(caller, bearer, mounting.callers)
      const receive = (limit: UploadLimit) => receiveBody(request, limit, mounting.portal, lives)
      const answer = await run(ctx, input as never, { request, reply, receive })
      if (endpoint.file === 'out') return sendFile(request, reply, answer as FileAnswer)
      reply.header('cache-control', 'no-store')
      return endpoint.output.parse(answer)
    },
  })
}

/** Counted after the body is read, where the count is apart for each value of an input. A cookie nobody knows opens no new count. */
function limitOf({ access, limitedBy, file }: Endpoint, max: number) {
  if (!limitedBy)
    return access.kind === 'anyone' && file !== 'out' ? { max, keyGenerator: ({ ip }: FastifyRequest) => ip } : { max }
  const keyGenerator = ({ ip, body }: FastifyRequest): string => {
    const [, value] = Object.entries(body ?? {}).find(([name]) => name === limitedBy) ?? []
    return `${ip} ${String(value).trim().toLowerCase().slice(0, 300)}`
  }
  return { max, hook: 'preHandler', keyGenerator } as const
}

type AnyCaller = Pick<Caller, 'actor'> & Partial<Caller>

/** Whoever sends one means it: a cookie beside it counts for nothing, and so no Origin is asked for. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (.*)$/i.exec(headers.authorization ?? '')?.[1]
}

async function bySession(request: FastifyRequest, callers: Callers): Promise<AnyCaller | null> {
  const token = request.cookies[SESSION_COOKIE]
  return token ? callers.byCookie(token) : null
}

/** A token that is not known is refused everywhere, so that nobody takes it for having worked. */
async function byBearer(token: string, callers: Callers): Promise<AnyCaller> {
  const caller = await callers.byApiToken(token)
  if (!caller) throw new Problem('not_signed_in')
  return caller
}

/** Asked again while a long body is being read. */
async function stillThere(caller: AnyCaller | null, bearer: string | undefined, callers: Callers): Promise<boolean> {
  if (bearer !== undefined) return (await callers.byApiToken(bearer)) !== null
  return caller?.sessionId !== undefined && (await callers.again([caller.sessionId])).has(caller.sessionId)
}

function demandAccess({ access, byHand, whilePasswordIsDue }: Endpoint, caller: AnyCaller | null): void {
  if (access.kind === 'anyone') return
  if (!caller) throw new Problem('not_signed_in')
  if (caller.actor.passwordDue && !whilePasswordIsDue) throw new Problem('identity.password_change_required')
  if (byHand && caller.sessionId === undefined) throw new Problem('identity.browser_needed')
  if (access.kind === 'flag' && !holdsFlag(caller.actor, access.module, access.flag)) throw new Problem('forbidden')
}

/** A browser's writes need our Origin: with SameSite=Lax the second wall against forged requests (H40). */
function demandOrigin(request: FastifyRequest, origins: readonly string[]): void {
  if (!request.headers.origin || !origins.includes(request.headers.origin)) throw new Problem('foreign_origin')
}

const requestIdSchema = z.uuid()

function contextOf(portal: Portal, endpoint: Endpoint, request: FastifyRequest, caller: AnyCaller | null): Ctx {
  const ctx = { portal, clock: portal.clock, db: portal.db, actor: caller?.actor as Ctx['actor'], sessionId: caller?.sessionId }
  if (endpoint.method === 'GET' || endpoint.repeatable) return ctx
  const requestId = requestIdSchema.safeParse(request.headers['idempotency-key'])
  if (!requestId.success) throw new Problem('request_id_missing')
  const said = JSON.stringify([request.params, (endpoint.file === 'in' ? request.query : request.body) ?? null])
  const bodyHash = createHash('sha256').update(said).digest()
  return { ...ctx, receipt: { requestId: requestId.data, endpoint: endpoint.name, bodyHash } }
}
