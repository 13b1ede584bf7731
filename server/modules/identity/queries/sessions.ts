import { IDLE_HOURS, SESSION_DAYS } from '@diwan/contract/identity/limits'
import { sql } from 'kysely'
import type pg from 'pg'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { emailForms } from '../../../kit/mail/email-forms.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'

export interface SessionRow {
  id: string
  user_id: string
  seen_at: Date
  /** Moves whenever anything access looks at changed for this person. */
  rights: string
}

/** Living sessions, and with each the rights version of its person. Add the one index probe that finds them. */
function selectLiving(db: Queryable, now: Date) {
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
  selectLiving(db, now).where('sessions.token_hash', '=', hash).executeTakeFirst()

export const readSessionByPlainCookie = (db: Queryable, hash: Buffer, now: Date): Promise<SessionRow | undefined> =>
  selectLiving(db, now).where('sessions.token_hash', '=', hash).where('sessions.plain_cookie_until', '>', now).executeTakeFirst()

/** Not at once: other calls of the same browser are on their way. The first end stands. */
export async function endPlainCookie(db: Queryable, id: string, until: Date) {
  return db
    .updateTable('sessions')
    .set({ plain_cookie_until: sql<Date>`least(plain_cookie_until, ${until})` })
    .where('id', '=', id)
    .returning(['remember', 'created_at'])
    .executeTakeFirst()
}

export const readSessionByStream = (db: Queryable, hash: Buffer, now: Date): Promise<SessionRow | undefined> =>
  selectLiving(db, now).where('sessions.stream_hash', '=', hash).executeTakeFirst()

export const readSessionsById = (db: Queryable, ids: readonly string[], now: Date): Promise<SessionRow[]> =>
  selectLiving(db, now).where(anyOf('sessions.id', ids)).execute()

/** Which of these sessions have not ended, by hand or by their age. */
export const livingSessions = async (db: Queryable, ids: readonly string[], now: Date): Promise<Set<string>> =>
  new Set((await readSessionsById(db, ids, now)).map(({ id }) => id))

export interface OwnSessionRow {
  id: string
  device: string
  address: string
  created_at: Date
  seen_at: Date
}

/** Index: sessions_by_user. A person has few. */
export const readOwnSessions = (db: Queryable, userId: string, now: Date, after: Cursor | undefined, limit: number) =>
  selectLiving(db, now)
    .clearSelect()
    .select(['sessions.id', 'sessions.device', 'sessions.address', 'sessions.created_at', 'sessions.seen_at'])
    .select(sql<string>`sessions.created_at::text`.as('sort'))
    .where('sessions.user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(sessions.created_at, sessions.id) < (${after!.sort}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('sessions.created_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(limit)
    .execute()

export async function countSessions(db: Queryable, userId: string, now: Date): Promise<number> {
  const { sessions } = await selectLiving(db, now)
    .clearSelect()
    .select((of) => of.fn.countAll<number>().as('sessions'))
    .where('sessions.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return sessions
}

/** Of this person only: the id of somebody else's session ends nothing. */
export async function deleteSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Every session of this person but the one to keep; answers how many. */
export async function deleteSessions(db: Queryable, userId: string, except?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** After a restore: one that ended since, because a person left or a device was lost, must not be back. All sign in again. */
export async function endEverySession(client: pg.ClientBase): Promise<void> {
  await client.query('delete from sessions')
}

export async function readSignIn(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql<string>`lower(email)`, 'in', emailForms(email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function touchSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute()
}
