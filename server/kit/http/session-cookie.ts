import type { FastifyReply } from 'fastify'
import { SESSION_COOKIE } from './caller.ts'

type Cookies = Readonly<Record<string, string | undefined>>

/** What the address of the portal makes of the cookie. */
export interface SessionCookie {
  readonly name: string
  /** Over https. The plain name is then still taken from a session that was begun in it. */
  readonly secure: boolean
}

/** Over https a browser takes a cookie of this name from this very host and by https only (RFC 6265bis): nobody else can plant one. */
export const sessionCookie = (publicUrl: string): SessionCookie =>
  publicUrl.startsWith('https:') ? { name: `__Host-${SESSION_COOKIE}`, secure: true } : { name: SESSION_COOKIE, secure: false }

/** The token of the plain cookie, where it is the one of before. */
export const plainToken = ({ secure }: SessionCookie, cookies: Cookies): string | undefined =>
  secure ? cookies[SESSION_COOKIE] : undefined

/** Whether a browser brings a session, whatever becomes of it. */
export const bringsSession = (cookie: SessionCookie, cookies: Cookies): boolean =>
  Boolean(cookies[cookie.name] ?? plainToken(cookie, cookies))

/** Without a life it ends with the browser; the server ends it after idle hours as well. The cookie of before goes. */
export function giveSession(reply: FastifyReply, { name, secure }: SessionCookie, token: string, seconds?: number): void {
  const life = seconds === undefined ? {} : { maxAge: seconds }
  reply.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, ...life })
  if (secure) reply.clearCookie(SESSION_COOKIE, { path: '/' })
}

export function takeSession(reply: FastifyReply, { name, secure }: SessionCookie): void {
  reply.clearCookie(name, { path: '/', secure })
  if (secure) reply.clearCookie(SESSION_COOKIE, { path: '/' })
}
