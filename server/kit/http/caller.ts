import type { Actor } from '../access/actor.ts'

/** Who a request comes from. The kit asks; identity answers. */
export interface Caller {
  readonly actor: Actor
  readonly sessionId: string
}

export interface Callers {
  /** By the session cookie. */
  byCookie(token: string): Promise<Caller | null>
  /** By an API token: a program that acts as this person, without a session. */
  byApiToken(token: string): Promise<Pick<Caller, 'actor'> | null>
  /** By the token that opens the notification stream and nothing else. */
  byStreamToken(token: string): Promise<Caller | null>
  /** Of a live connection: as it is now, or nothing when the session ended. */
  again(sessionIds: readonly string[]): Promise<Map<string, Caller>>
}

export const SESSION_COOKIE = 'diwan_session'
