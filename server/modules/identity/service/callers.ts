import { API_TOKEN_PREFIX, SESSION_DAYS } from '@diwan/contract/identity/limits'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Caller, Callers } from '../../../kit/http/caller.ts'
import type { Portal } from '../../../kit/portal.ts'
import { readActor } from '../../access/public.ts'
import type { SessionRow } from '../queries/sessions.ts'
import {
  endPlainCookie,
  readSessionByPlainCookie,
  readSessionByStream,
  readSessionByToken,
  readSessionsById,
  touchSession,
} from '../queries/sessions.ts'
import { readTokenByHash, touchToken } from '../queries/api-tokens.ts'
import { hashToken } from '../../../kit/secrets/secrets.ts'

/** Being seen is written at most this often. */
const SEEN_MS = 60_000
/** So long a browser has time to hear of its new cookie. */
const BOTH_COOKIES_MS = 86_400_000
/** Ours are shorter. */
const MAX_TOKEN = 100
const MAX_CACHED = 10_000

/**
 * Turns a secret into a person. Rights are cached under their version, which every session read brings along, and no longer
 * than until they change by themselves.
 */
export function createCallers({ db, clock }: Pick<Portal, 'db' | 'clock'>): Callers {
  const cache = new Map<string, { rights: string; actor: Actor }>()

  const isStill = ({ rightsUntil }: Actor): boolean => rightsUntil === null || clock.now() < rightsUntil

  const actorOf = async (session: Pick<SessionRow, 'user_id' | 'rights'>): Promise<Actor | null> => {
    const cached = cache.get(session.user_id)
    if (cached?.rights === session.rights && isStill(cached.actor)) return cached.actor
    const actor = await readActor({ db, clock }, session.user_id)
    if (cache.size >= MAX_CACHED) cache.clear()
    if (actor) cache.set(session.user_id, { rights: session.rights, actor })
    return actor
  }

  const callerOf = async (session: SessionRow | undefined): Promise<Caller | null> => {
    if (!session) return null
    const actor = await actorOf(session)
    return actor && { actor, sessionId: session.id }
  }

  /** Only what a person asks counts as being seen: an open tab whose stream and socket live on is still idle. */
  const seen = async (session: SessionRow | undefined): Promise<Caller | null> => {
    const caller = await callerOf(session)
    const now = clock.now()
    if (caller && session && now.getTime() - session.seen_at.getTime() > SEEN_MS) await touchSession(db, session.id, now)
    return caller
  }

  const byApiToken: Callers['byApiToken'] = async (token) => {
    if (!token.startsWith(API_TOKEN_PREFIX) || token.length > MAX_TOKEN) return null
    const now = clock.now()
    const row = await readTokenByHash(db, hashToken(token), now)
    const actor = row && (await actorOf(row))
    if (!actor) return null
    if (now.getTime() - (row.used_at?.getTime() ?? 0) > SEEN_MS) await touchToken(db, row.id, now)
    return { actor }
  }

  return {
    byApiToken,
    byCookie: async (token) => seen(await readSessionByToken(db, hashToken(token), clock.now())),
    byPlainCookie: async (token) => seen(await readSessionByPlainCookie(db, hashToken(token), clock.now())),
    leavePlainCookie: async (sessionId) => {
      const now = clock.now().getTime()
      const session = await endPlainCookie(db, sessionId, new Date(now + BOTH_COOKIES_MS))
      return session?.remember ? Math.ceil((session.created_at.getTime() - now) / 1_000) + SESSION_DAYS * 86_400 : undefined
    },
    byStreamToken: async (token) => callerOf(await readSessionByStream(db, hashToken(token), clock.now())),
    again: async (sessionIds) => {
      const sessions = await readSessionsById(db, sessionIds, clock.now())
      const callers = await Promise.all(sessions.map(callerOf))
      return new Map(callers.flatMap((caller) => (caller && !caller.actor.passwordDue ? [[caller.sessionId, caller]] : [])))
    },
  }
}
