import scalar from '@scalar/fastify-api-reference'
import { api } from '@diwan/contract/api'
import { STREAM_PATH } from '@diwan/contract/kit/paths'
import fastify, { LogController } from 'fastify'
import type { Redis } from 'ioredis'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Module } from '../kit/module.ts'
import type { Mail } from '../kit/mail/mail.ts'
import { isMailbox } from '../kit/mail/mailbox.ts'
import type { Portal } from '../kit/portal.ts'
import { answerBadAddress, answerErrors } from '../kit/http/errors.ts'
import { mount } from '../kit/http/mount.ts'
import { describe } from '../kit/http/openapi.ts'
import { countRequests } from '../kit/observe/count-requests.ts'
import { createReadiness, type Readiness } from '../kit/observe/readiness.ts'
import { createGateway } from '../kit/realtime/gateway.ts'
import { serveSockets } from '../kit/realtime/socket.ts'
import { serveStream } from '../kit/realtime/stream.ts'
import { createCallers } from '../modules/identity/public.ts'
import { closedNow, closedReader } from '../modules/modules/public.ts'
import { describer } from '../modules/notifications/public.ts'
import { presentShown, readOrganisation } from '../modules/settings/public.ts'
import { health } from './health.ts'
import { mailboxPage } from './mailbox-page.ts'
import type { Pages } from './pages.ts'
import { servePages } from './pages.ts'
import { secure } from './security.ts'
import { sentences } from './words.ts'

/** What is on its way when the process is asked to go may take so long to be answered. */
const PATIENCE_MS = 30_000

export interface AppOptions {
  readonly portal: Portal
  readonly modules: readonly Module[]
  readonly publicUrl: string
  /** The five settings the browser is told. */
  readonly addresses: {
    apiBaseUrl: string
    socketUrl: string
    integrationApiBaseUrl: string
    meetingServerHost: string
    meetingRedirectUrl: string
  }
  /** Proxies whose word about the caller's address is believed; nobody's when empty. */
  readonly trustedProxies?: readonly string[]
  /** Folder of the built web; absent in tests that speak HTTP only. */
  readonly dist?: string
  readonly limited?: boolean
  /** Asked by balancers; that of the database alone when absent. */
  readonly readiness?: Readiness
  /** Where calls are counted for all processes; here alone without it. */
  readonly counts?: Redis
  readonly version: string
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { portal, modules, publicUrl, addresses } = options
  const loggerInstance: FastifyBaseLogger = portal.log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    bodyLimit: 262_144,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what comes by a connection that stands is still answered, and told that it ends
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    frameworkErrors: answerBadAddress,
  })
  app.removeContentTypeParser('text/plain') // JSON only: a form of another site cannot speak to us
  answerErrors(app)
  countRequests(app)
  const connectTo = [addresses.apiBaseUrl, addresses.socketUrl, addresses.integrationApiBaseUrl].map((url) =>
    new URL(url).origin.replace('null', url),
  )
  await secure(app, { connectTo: [...new Set(connectTo)], limited: options.limited ?? true, counts: options.counts })
  health(app, options.readiness ?? createReadiness(portal.db))

  const callers = createCallers(portal)
  const origins = originsOf(publicUrl)
  const routes = modules.flatMap((module) => module.routes ?? [])
  mount(app, routes, { portal, callers, origins, closed: closedReader(portal.db) })

  const gateway = createGateway({
    portal,
    callers,
    channels: modules.flatMap((module) => module.channels ?? []),
    topicsOf: (actor) => modules.flatMap((module) => module.topics?.(actor) ?? []),
    isClosed: async (module) => (await closedNow(portal.db, module)) !== undefined,
  })
  serveSockets(app, gateway, callers, origins)
  serveStream(app, { path: STREAM_PATH, portal, gateway, callers, describe: describer(sentences) })
  app.addHook('preClose', () => {
    gateway.close() // after they were told that this process goes
    drain(app.server)
  })

  await serveReference(app, options)
  if (options.dist)
    await servePages(app, { dist: options.dist, environment: () => environmentOf(options), mailbox: mailboxOf(portal.mail) })
  return app
}

/** What is being answered is; a connection ends with its answer, and whoever takes too long is cut off. */
function drain(server: FastifyInstance['server']): void {
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  server.once('close', () => {
    clearInterval(idle)
    clearTimeout(late)
  })
}

/** A portal on this machine answers to all its loopback names. */
function originsOf(publicUrl: string): string[] {
  const { origin, hostname, protocol, port } = new URL(publicUrl)
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return [origin]
  return ['localhost', '127.0.0.1', '[::1]'].map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`)
}

async function environmentOf({ portal, addresses, publicUrl }: AppOptions) {
  const organisation = await readOrganisation(portal.db)
  /** Empty means the address the page came from, whichever of the portal's names was typed. */
  const own = (url: string): string => (new URL(url).host === new URL(publicUrl).host ? '' : url)
  return {
    apiBaseUrl: own(addresses.apiBaseUrl),
    socketUrl: own(addresses.socketUrl),
    integrationApiBaseUrl: own(addresses.integrationApiBaseUrl),
    meetingServerHost: addresses.meetingServerHost,
    meetingRedirectUrl: addresses.meetingRedirectUrl,
    organisation: organisation && presentShown(organisation),
    mail: portal.mail.kind,
    demo: organisation?.demo ?? false,
  }
}

/** The demo's own mails, drawn by the server. */
const mailboxOf =
  (mail: Mail): Pages['mailbox'] =>
  (language, scheme, zone) =>
    isMailbox(mail) ? mailboxPage(mail, language, scheme, zone) : null

async function serveReference(app: FastifyInstance, { version, publicUrl }: AppOptions): Promise<void> {
  const description = describe(api, version, publicUrl)
  app.get('/openapi.json', () => description)
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'",
      )
    })
    await scope.register(scalar, {
      routePrefix: '/reference',
      configuration: {
        url: '/openapi.json',
        favicon: '/favicon.svg',
        withDefaultFonts: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
        hideClientButton: true,
      },
    })
  })
}
