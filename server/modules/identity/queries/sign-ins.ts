import { identityEvents } from '@diwan/contract/identity/events'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { ownEntry } from '../../../kit/record/traces.ts'

export interface NewSession {
  id: string
  userId: string
  tokenHash: Buffer
  streamHash: Buffer
  browserHash: Buffer
  /** What was verified: a password given since begins nothing. */
  passwordHash: string
  remember: boolean
  device: string
  address: string
  plainCookie: boolean
  at: Date
}

export type SignInDetail = z.infer<typeof identityEvents.signedIn.detail>

/**
 * The session, the memory of the sign-in and the browser in one statement: everybody waits for this one. False when the access
 * of this person ended since the password was verified; the lock on the person makes one wait for the other.
 */
export async function insertSession(db: Queryable, session: NewSession, detail: SignInDetail): Promise<boolean> {
  const { id, userId, tokenHash, streamHash, browserHash, passwordHash, remember, device, address, plainCookie, at } = session
  const { numAffectedRows } = await sql`
    with person as (
      select id from users where id = ${userId}::uuid and password_hash = ${passwordHash} and disabled_at is null for share
    ), session as (
      insert into sessions (id, user_id, token_hash, stream_hash, remember, device, address, created_at, seen_at, plain_cookie_until)
      select ${id}::uuid, person.id, ${tokenHash}::bytea, ${streamHash}::bytea, ${remember}::boolean, ${device}::text,
             ${address}::text, ${at}::timestamptz, ${at}::timestamptz, ${plainCookie ? 'infinity' : null}::timestamptz from person
    ), browser as (
      insert into known_browsers (user_id, browser_hash, seen_at)
      select person.id, ${browserHash}::bytea, ${at}::timestamptz from person
      on conflict (user_id, browser_hash) do update set seen_at = excluded.seen_at
    )
    ${ownEntry(sql`select id from person`, { event: identityEvents.signedIn.name, detail, at })}`.execute(db)
  return numAffectedRows === 1n
}

/** Index: history_by_object. */
export const readSignIns = (db: Queryable, userId: string, after: Cursor | undefined, limit: number) =>
  db
    .selectFrom('history')
    .select(['id', 'detail', 'at', sql<string>`at::text`.as('sort')])
    .where('object_id', '=', userId)
    .where('event', '=', identityEvents.signedIn.name)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(at, id) < (${after!.sort}::timestamptz, ${after!.id}::uuid)`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
