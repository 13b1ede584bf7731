import { ar } from '@diwan/contract/notifications/words.ar'
import { en } from '@diwan/contract/notifications/words.en'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../kit/access/actor.ts'
import { escaped } from '../kit/mail/letter.ts'
import type { RegularMail } from '../kit/module.ts'
import type { Portal } from '../kit/portal.ts'
import { readerOf, unsubscribe, type notificationRulesOf } from '../modules/notifications/public.ts'

const ADDRESS = '/unsubscribe'

interface Serving {
  readonly portal: Portal
  readonly rules: ReturnType<typeof notificationRulesOf>
  readonly regular: readonly RegularMail[]
}

/**
 * The address in a mail (RFC 8058). Its token is the authority: a mail program posts without a cookie or an Origin, and whatever
 * the body says. Looking at it changes nothing, since programs look before people do (H43).
 */
export function serveUnsubscribe(app: FastifyInstance, { portal, ...mails }: Serving): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, (_request, _body, done) => done(null, undefined))
    scope.get(ADDRESS, async (request, reply) => {
      const token = tokenOf(request)
      const reader = await readerOf(portal, token)
      return answer(request, reply, reader, (say) =>
        reader ? `<p>${say('stopText')}</p>${button(say('stopButton'), token)}` : gone(say),
      )
    })
    scope.post(ADDRESS, async (request, reply) => {
      const reader = await unsubscribe(portal, tokenOf(request), mails)
      return answer(request, reply, reader, (say) => (reader ? `<p role="status">${say('stopped')}</p>` : gone(say)))
    })
  })
}

/** In the query, which no log keeps. */
function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown }
  return typeof token === 'string' ? token.slice(0, 2_000) : ''
}

type Say = (key: keyof typeof en) => string

const gone = (say: Say): string => `<p role="alert">${say('stopGone')}</p>`

const button = (words: string, token: string): string =>
  `<form method="post" action="${ADDRESS}?token=${escaped(encodeURIComponent(token))}"><button>${words}</button></form>`

const STYLE = `
  body { margin: 0; font: 16px/1.75 'IBM Plex Sans Arabic', system-ui, sans-serif; background: Canvas; color: CanvasText }
  main { max-inline-size: 480px; margin: 12vh auto 0; padding: 0 20px; display: grid; gap: 16px; justify-items: start }
  h1 { font-size: 20px; margin: 0 } p { margin: 0 } a { color: LinkText }
  button { font: inherit; font-weight: 600; padding: 8px 18px; border: 0; border-radius: 8px; background: #0e67ad; color: #fff; cursor: pointer }`

/** In the language of the letter's reader; without one in that of the browser. */
function answer(request: FastifyRequest, reply: FastifyReply, reader: Actor | null, body: (say: Say) => string): FastifyReply {
  const browser = /^\s*ar\b/i.test(request.headers['accept-language'] ?? '') ? 'ar' : 'en'
  const language = reader?.language ?? browser
  const say: Say = (key) => escaped({ ar, en }[language][key])
  const page = `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" style="color-scheme: light dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${say('stopTitle')}</title><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head>
<body><main><h1>${say('stopTitle')}</h1>${body(say)}<p><a href="/user/profile">${say('stopProfile')}</a></p></main></body></html>`
  return reply
    .status(reader ? 200 : 404)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page)
}
