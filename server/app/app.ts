import { UPLOAD_IDLE_SECONDS, UPLOAD_SECONDS } from '@diwan/contract/files/limits'
import { STREAM_PATH } from '@diwan/contract/kit/paths'
import fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Module } from '../kit/module.ts'
import type { Mail } from '../kit/mail/mail.ts'
import { isMailbox } from '../kit/mail/mailbox.ts'
import type { Portal } from '../kit/portal.ts'
import { createAlone } from '../kit/http/alone.ts'
import { answerBadAddress, answerErrors } from '../kit/http/errors.ts'
import type { Limits } from '../kit/http/limits.ts'
import { mount } from '../kit/http/mount.ts'
import { createOpenAnswers, limitOpenAnswers } from '../kit/http/open-answers.ts'
import { sessionCookie } from '../kit/http/session-cookie.ts'
import { cutOffStalled } from '../kit/http/stalled.ts'
import { serveUnknown } from '../kit/http/unknown-addresses.ts'
import { countRequests } from '../kit/observe/count-requests.ts'
import { createReadiness, type Readiness } from '../kit/observe/readiness.ts'
import { isLoopbackUrl, LOOPBACK_NAMES } from '../kit/platform/loopback.ts'
import { createGateway } from '../kit/realtime/gateway.ts'
import { serveSockets } from '../kit/realtime/socket.ts'
import { serveStream } from '../kit/realtime/stream.ts'
import { createCallers } from '../modules/identity/public.ts'
import { closedNow, closedReader } from '../modules/releases/public.ts'
import { describer, retelling, notificationRulesOf } from '../modules/notifications/public.ts'
import { presentShown, readOrganisation } from '../modules/settings/public.ts'
import { health } from './health.ts'
import { mailboxPage } from './mailbox-page.ts'
import { moduleBelow } from './module-below.ts'
import type { Pages } from './pages.ts'
import { servePages } from './pages.ts'
import { serveReference } from './reference.ts'
import { secure } from './security.ts'
import { serveUnsubscribe } from './unsubscribe.ts'
import { sentencesOf } from './words.ts'

/** What is on its way when the process is asked to go may take so long to be answered. */
const PATIENCE_MS = 30_000

/** No request arrives more slowly than the slowest upload may. */
const REQUEST_MS = (UPLOAD_SECONDS + UPLOAD_IDLE_SECONDS) * 1_000

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
  readonly limits: Limits
  /** Asked by balancers; that of the database alone when absent. */
  readonly readiness?: Readiness
  readonly version: string
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { portal, modules, publicUrl, addresses, limits } = options
  const loggerInstance: FastifyBaseLogger = portal.log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    bodyLimit: 262_144,
    requestTimeout: REQUEST_MS,
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
  cutOffStalled(app)
  const answers = createOpenAnswers()
  limitOpenAnswers(app, answers) // before what compresses them: it sees how large they are
  await secure(app, { connectTo: [...new Set(connectTo)], limits })
  health(app, options.readiness ?? createReadiness(portal.db))

  const callers = createCallers(portal)
  const origins = originsOf(publicUrl)
  const cookie = sessionCookie(publicUrl)
  const routes = modules.flatMap((module) => module.routes ?? [])
  const mounting = { portal, callers, cookie, limits, origins, closed: closedReader(portal.db), answers, alone: createAlone() }
  mount(app, routes, mounting)
  serveUnknown(app, moduleBelow, mounting)

  const gateway = createGateway({
    portal,
    callers,
    channels: modules.flatMap((module) => module.channels ?? []),
    topicsOf: (actor) => modules.flatMap((module) => module.topics?.(actor) ?? []),
    isClosed: async (module) => (await closedNow(portal.db, module)) !== undefined,
    replay: retelling(
      portal,
      modules.flatMap((module) => module.kinds ?? []),
    ),
  })
  serveSockets(app, { gateway, callers, cookie, limits, origins, trustedProxies: options.trustedProxies ?? [] })
  serveStream(app, { path: STREAM_PATH, portal, gateway, callers, limits, describe: describer(sentencesOf(modules)) })
  app.addHook('preClose', () => {
    gateway.close() // after they were told that this process goes
    drain(app.server)
  })

  serveUnsubscribe(app, {
    portal,
    rules: notificationRulesOf(modules),
    regular: modules.flatMap(({ regularMails = [] }) => regularMails),
  })
  await serveReference(app, options.version, publicUrl)
  if (options.dist)
    await servePages(app, {
      dist: options.dist,
      cookie,
      local: isLoopbackUrl(publicUrl),
      environment: () => environmentOf(options),
      mailbox: mailboxOf(portal.mail),
    })
  return app
}

/** What is being answered is; a connection ends with its answer, and one that takes too long is cut off. */
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
  const { origin, protocol, port } = new URL(publicUrl)
  if (!isLoopbackUrl(publicUrl)) return [origin]
  return LOOPBACK_NAMES.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`)
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
