import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { holdsFlag } from '../access/actor.ts'
import type { Ctx, Portal } from '../portal.ts'
import type { Alone } from './alone.ts'
import type { Callers } from './caller.ts'
import type { Counting } from './count-calls.ts'
import { countBody, countCall, countInput } from './count-calls.ts'
import { readInput } from './input.ts'
import { withWhoWasFaster } from '../record/overtaken.ts'
import { Problem } from './problem.ts'
import type { UploadLimit } from './receive.ts'
import { receiveBody } from './receive.ts'
import type { OpenAnswers } from './open-answers.ts'
import { placeOf } from './place.ts'
import type { Charge, Route } from './route.ts'
import { sendFile } from './send-file.ts'
import type { AnyCaller } from './who-asks.ts'
import { bearerOf, demandSignedIn, whoAsks } from './who-asks.ts'

export interface Mounting extends Counting {
  readonly portal: Portal
  /** Origins a browser may write from. */
  readonly origins: readonly string[]
  /** How a module is closed, if it is: withdrawn and disabled ones refuse by API as well (H12). */
  readonly closed: (module: string) => Promise<ErrorCode | undefined>
  readonly answers: OpenAnswers
  readonly alone: Alone
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
    config: { countedAs: endpoint.name, calls: 'counted by its route' },
    onRequest: (request, reply) => countCall(endpoint, request, reply, mounting),
    handler: async (request, reply) => {
      const bearer = bearerOf(request)
      if (endpoint.method !== 'GET' && bearer === undefined) demandOrigin(request, mounting.origins)
      await countInput(endpoint, request, mounting.limits)
      const caller = await whoAsks(request, reply, mounting)
      if (bearer !== undefined && !caller) throw new Problem('not_signed_in') // so that nobody takes it for having worked
      demandAccess(endpoint, caller)
      await countBody(endpoint, request, caller?.actor.id, mounting.limits)
      const closed = endpoint.module && (await mounting.closed(endpoint.module))
      if (closed) throw new Problem(closed)
      const input = readInput(endpoint, request)
      const ctx = contextOf(mounting.portal, endpoint, request, caller)
      const lives = () => stillThere(caller, bearer, mounting.callers)
      const receive = (limit: UploadLimit) => receiveBody(request, limit, mounting.portal, lives)
      const charge: Charge = (kind, amount, most) =>
        mounting.limits.take(kind, caller?.actor.id ?? placeOf(request.ip), most, amount)
      const ended = endpoint.alone && mounting.alone.begin(endpoint.alone, caller?.actor.id ?? placeOf(request.ip))
      const answer = await run(ctx, input as never, { request, reply, receive, charge })
        .catch(async (error: unknown) => {
          throw await withWhoWasFaster(ctx, input, error)
        })
        .finally(() => ended && ended())
      if (endpoint.file === 'out') return sendFile(request, reply, answer as FileAnswer, mounting.answers)
      reply.header('cache-control', 'no-store')
      return endpoint.output.parse(answer)
    },
  })
}

/** Asked again while a long body is being read. */
async function stillThere(caller: AnyCaller | null, bearer: string | undefined, callers: Callers): Promise<boolean> {
  if (bearer !== undefined) return (await callers.byApiToken(bearer)) !== null
  return caller?.sessionId !== undefined && (await callers.again([caller.sessionId])).has(caller.sessionId)
}

function demandAccess({ access, byHand, whilePasswordIsDue }: Endpoint, caller: AnyCaller | null): void {
  if (access.kind === 'anyone') return
  demandSignedIn(caller, whilePasswordIsDue)
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
  const input = JSON.stringify([request.params, (endpoint.file === 'in' ? request.query : request.body) ?? null])
  const bodyHash = createHash('sha256').update(input).digest()
  return { ...ctx, receipt: { requestId: requestId.data, endpoint: endpoint.name, bodyHash } }
}
