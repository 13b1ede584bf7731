import fastifyStatic from '@fastify/static'
import type { Environment } from '@diwan/contract/settings/environment'
import { DEFAULT_COLOURS } from '@diwan/contract/settings/vocabulary'
import { ar } from '@diwan/contract/shell/words.ar'
import { en } from '@diwan/contract/shell/words.en'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bringsSession, type SessionCookie } from '../kit/http/session-cookie.ts'
import { LOOPBACK_NAMES } from '../kit/platform/loopback.ts'
import { readPreloads, type Arrival } from './preloads.ts'
import { screenPatterns } from './screens.ts'

export interface Pages {
  /** Folder of the built web. */
  readonly dist: string
  readonly cookie: SessionCookie
  /** Meant for the people at this machine alone: only then it has a workshop. */
  readonly local: boolean
  /** The mails of the demo as a page; nothing where mail goes elsewhere. */
  readonly mailbox: (language: 'ar' | 'en', scheme: 'light' | 'dark', zone: string) => string | null
  /** What the browser is told, asked for at each page. */
  readonly environment: () => Promise<Omit<Environment, 'workshop'> & { demo: boolean }>
}

/** Serves the screens: language, direction, theme and environment are written into the page, so nothing flashes. */
export async function servePages(app: FastifyInstance, pages: Pages): Promise<void> {
  const { dist, local, environment, mailbox } = pages
  const html = await readFile(path.join(dist, 'index.html'), 'utf8')
  const patterns = screenPatterns()
  const preloads = await readPreloads(dist, html)
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, calls: 'free' }
    })
    await scope.register(fastifyStatic, {
      root: dist,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['index.html', '.stamp', '.vite/**', '**/*.{br,gz}'],
      setHeaders: (reply, file) => {
        const forever = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  })

  app.get('/*', { config: { calls: 'free' } }, async (request, reply) => {
    const asked = askedOf(request)
    if (/^\/(api|portal|files|health|assets)(\/|$)/.test(asked)) return reply.callNotFound()
    const { demo, ...known } = await environment()
    const workshop = demo && local && isLoopback(request)
    const letters = workshop && asked === '/dev/mail' ? mailbox(...looksOf(request), known.organisation?.zone ?? 'UTC') : null
    if (letters !== null) return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(letters)
    const signedIn = bringsSession(pages.cookie, request.cookies)
    const found = patterns.some((pattern) => pattern.test(asked)) || (workshop && asked === '/dev/components')
    return reply
      .status(found ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(fill(html, request, { ...known, workshop }, (arrival) => preloads({ ...arrival, signedIn })))
  })
}

/** Words of the page that stand there before any script. */
const SAID = ['lateText', 'loadAgain'] as const

type PageArrival = Omit<Arrival, 'signedIn'>

/** As the router reads it, however it was written. */
const askedOf = ({ params }: FastifyRequest): string => `/${(params as { '*': string })['*']}`

function fill(html: string, request: FastifyRequest, environment: Environment, preloads: (asked: PageArrival) => string): string {
  const language = languageOf(request)
  const asked = askedOf(request)
  const words = language === 'ar-SA' ? ar : en
  const area = asked.startsWith('/admin') ? 'admin' : 'user'
  const values: Record<string, string> = {
    lang: language,
    dir: language === 'ar-SA' ? 'rtl' : 'ltr',
    scheme: schemeOf(request),
    themeColor: (environment.organisation?.colours ?? DEFAULT_COLOURS)[area],
    ...Object.fromEntries(SAID.map((key) => [key, words[key]])),
    environment: JSON.stringify(environment).replaceAll('<', '\\u003c'),
  }
  return html
    .replace('<!--preloads-->', preloads({ asked, language: short(language) }))
    .replace(/%(\w+)%/g, (whole, name: string) => values[name] ?? whole)
}

const schemeOf = (request: FastifyRequest): 'light' | 'dark' => (request.cookies['darkMode'] === 'true' ? 'dark' : 'light')

const short = (language: 'ar-SA' | 'en-US'): 'ar' | 'en' => (language === 'ar-SA' ? 'ar' : 'en')

const looksOf = (request: FastifyRequest): ['ar' | 'en', 'light' | 'dark'] => [short(languageOf(request)), schemeOf(request)]

/** The cookie mirrors the stored `lang`; without it the browser's own language decides (S9.07). */
function languageOf(request: FastifyRequest): 'ar-SA' | 'en-US' {
  const chosen = request.cookies['lang']
  if (chosen === 'ar-SA' || chosen === 'en-US') return chosen
  return /^\s*ar\b/i.test(request.headers['accept-language'] ?? '') ? 'ar-SA' : 'en-US'
}

/** Through a proxy everybody looks local, so what was forwarded or asked for under another name does not count. */
function isLoopback(request: FastifyRequest): boolean {
  if (request.headers['x-forwarded-for'] || request.headers.forwarded) return false
  if (!LOOPBACK_NAMES.includes(request.hostname)) return false
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
}
