import type { Actor } from '../access/actor.ts'

/** Who a request comes from. The kit asks; identity answers. */
export interface Caller {
  readonly actor: Actor
  readonly sessionId: string
}

export interface Callers {
  /** By the session cookie. */
  byCookie(token: string): Promise<Caller | null>
  /** By the plain cookie where the portal speaks https: only a session that was begun in it. */
  byPlainCookie(token: string): Promise<Caller | null>
  /** The plain cookie of this session is given up for the other; answers the seconds that one lives, if it outlives the browser. */
  leavePlainCookie(sessionId: string): Promise<number | undefined>
  /** By an API token: a program that acts as this person, without a session. */
  byApiToken(token: string): Promise<Pick<Caller, 'actor'> | null>
  /** By the token that opens the notification stream and nothing else. */
  byStreamToken(token: string): Promise<Caller | null>
  /** Of a live connection: as it is now, or nothing when the session ended. */
  again(sessionIds: readonly string[]): Promise<Map<string, Caller>>
}

/** Of a portal that speaks http; over https see `session-cookie.ts`. */
export const SESSION_COOKIE = 'diwan_session'
