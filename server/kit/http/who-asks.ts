import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller, Callers } from './caller.ts'
import { Problem } from './problem.ts'
import type { SessionCookie } from './session-cookie.ts'
import { giveSession, plainToken } from './session-cookie.ts'

export type AnyCaller = Pick<Caller, 'actor'> & Partial<Caller>

export interface Asking {
  readonly callers: Callers
  readonly cookie: SessionCookie
}

/** A request with a token is judged by it alone: a cookie beside it counts for nothing, and so no Origin is asked for. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer (.*)$/i.exec(headers.authorization ?? '')?.[1]
}

/** A body may take longer than this to arrive. The caller may have lost access by then, and is looked up again. */
const FRESH_MS = 250
const verifiedCallers = new WeakMap<FastifyRequest, { readonly caller: AnyCaller | null; readonly at: number }>()

/** The person whose token or cookie was verified; nobody otherwise, whatever a request says of itself. */
export async function whoAsks(request: FastifyRequest, reply: FastifyReply, asking: Asking): Promise<AnyCaller | null> {
  const at = performance.now()
  const known = verifiedCallers.get(request)
  if (known && at - known.at < FRESH_MS) return known.caller
  const caller = await verified(request, reply, asking)
  verifiedCallers.set(request, { caller, at })
  return caller
}

/** The caller of a request as it was verified last; nothing where nobody was looked for. */
export const knownCaller = (request: FastifyRequest): AnyCaller | null => verifiedCallers.get(request)?.caller ?? null

async function verified(request: FastifyRequest, reply: FastifyReply, { callers, cookie }: Asking): Promise<AnyCaller | null> {
  const bearer = bearerOf(request)
  if (bearer !== undefined) return callers.byApiToken(bearer)
  const { caller, plain } = await byCookies(request.cookies, { callers, cookie })
  if (caller && plain) giveSession(reply, cookie, plain, await callers.leavePlainCookie(caller.sessionId))
  return caller
}

/** With `plain`, its token, where it came in the cookie of before. */
export async function byCookies(
  cookies: Readonly<Record<string, string | undefined>>,
  { callers, cookie }: Asking,
): Promise<{ caller: Caller | null; plain?: string }> {
  const token = cookies[cookie.name]
  if (token) return { caller: await callers.byCookie(token) }
  const plain = plainToken(cookie, cookies)
  return plain ? { caller: await callers.byPlainCookie(plain), plain } : { caller: null }
}

export function demandSignedIn(caller: AnyCaller | null, whilePasswordIsDue = false): asserts caller is AnyCaller {
  if (!caller) throw new Problem('not_signed_in')
  if (caller.actor.passwordDue && !whilePasswordIsDue) throw new Problem('identity.password_change_required')
}
