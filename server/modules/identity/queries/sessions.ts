import { IDLE_HOURS, SESSION_DAYS } from '@diwan/contract/identity/limits'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export interface SessionRow {
  id: string
  user_id: string
  seen_at: Date
  /** Moves whenever anything access looks at changed for this person. */
  rights: string
}

/** Living sessions, and with each the rights version of its person. Add the one index probe that finds them. */
function livingSessions(db: Queryable, now: Date) {
  const from = new Date(now.getTime() - SESSION_DAYS * 86_400_000)
  const idle = new Date(now.getTime() - IDLE_HOURS * 3_600_000)
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('organisation', (join) => join.onTrue())
    .select(['sessions.id', 'sessions.user_id', 'sessions.seen_at'])
    .select(sql<string>`users.rights_version || '.' || organisation.rights_version`.as('rights'))
    .where('users.disabled_at', 'is', null)
    .where('sessions.created_at', '>', from)
    .where((where) => where.or([where('sessions.remember', '=', true), where('sessions.seen_at', '>', idle)]))
}

export const readSessionByToken = (db: Queryable, hash: Buffer, now: Date): Promise<SessionRow | undefined> =>
  livingSessions(db, now).where('sessions.token_hash', '=', hash).executeTakeFirst()

export const readSessionByStream = (db: Queryable, hash: Buffer, now: Date): Promise<SessionRow | undefined> =>
  livingSessions(db, now).where('sessions.stream_hash', '=', hash).executeTakeFirst()

export const readSessionsById = (db: Queryable, ids: readonly string[], now: Date): Promise<SessionRow[]> =>
  livingSessions(db, now).where(anyOf('sessions.id', ids)).execute()

export async function readSignIn(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function touchSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute()
}
