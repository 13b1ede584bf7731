import { CODES_AN_HOUR } from '@diwan/contract/identity/limits'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

const HOUR_MS = 3_600_000

export interface Asking {
  asker: Buffer
  /** Nobody, where the answer must not tell. */
  userId: string | null
  round: string
  handleHash: Buffer
  now: Date
}

/** A newer asking ends the code and the ticket of the older. False when this address had its codes for the hour. */
export async function beginReset(db: Queryable, { asker, userId, round, handleHash, now }: Asking): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  const fresh = sql<boolean>`reset_codes.asked_since <= ${hourAgo}::timestamptz`
  const row = await db
    .insertInto('reset_codes')
    .values({ asker, user_id: userId, round, handle_hash: handleHash, asked: 1, asked_since: now })
    .onConflict((conflict) =>
      conflict
        .column('asker')
        .doUpdateSet({
          user_id: userId,
          round,
          handle_hash: handleHash,
          code_hash: null,
          code_until: null,
          ticket_hash: null,
          ticket_until: null,
          asked: sql<number>`case when ${fresh} then 1 else reset_codes.asked + 1 end`,
          asked_since: sql<Date>`case when ${fresh} then ${now}::timestamptz else reset_codes.asked_since end`,
        })
        .where(sql<boolean>`(${fresh} or reset_codes.asked < ${CODES_AN_HOUR})`),
    )
    .returning('asker')
    .executeTakeFirst()
  return row !== undefined
}

/** Who waits for this code, unless a newer asking overtook it. */
export const readRound = (db: Queryable, round: string) =>
  db
    .selectFrom('reset_codes')
    .innerJoin('users', 'users.id', 'reset_codes.user_id')
    .select(['users.email', 'users.full_name', 'users.language'])
    .where('round', '=', round)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()

export async function keepCode(db: Queryable, round: string, code_hash: string, code_until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reset_codes')
    .set({ code_hash, code_until })
    .where('round', '=', round)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Index: reset_codes_by_handle. */
export const readReset = (db: Queryable, handleHash: Buffer) =>
  db
    .selectFrom('reset_codes')
    .select(['asker', 'user_id', 'code_hash', 'code_until'])
    .where('handle_hash', '=', handleHash)
    .executeTakeFirst()

/** The code is used up by whoever comes first; its place is taken by the ticket. */
export async function exchangeCode(
  db: Queryable,
  { asker, codeHash, ticketHash, until }: { asker: Buffer; codeHash: string; ticketHash: Buffer; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reset_codes')
    .set({ code_hash: null, code_until: null, ticket_hash: ticketHash, ticket_until: until })
    .where('asker', '=', asker)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Index: reset_codes_by_ticket. */
export const readTicket = (db: Queryable, ticketHash: Buffer, now: Date) =>
  db
    .selectFrom('reset_codes')
    .select('user_id')
    .where('ticket_hash', '=', ticketHash)
    .where('ticket_until', '>', now)
    .executeTakeFirst()

export async function takeTicket(db: Queryable, ticketHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reset_codes')
    .set({ ticket_hash: null, ticket_until: null })
    .where('ticket_hash', '=', ticketHash)
    .where('ticket_until', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What nobody can use any more; who asked how often is forgotten with it. */
export async function deleteOldResets(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('reset_codes').where('asked_since', '<', before).execute()
  await db.deleteFrom('otp_locks').where('at', '<', before).execute()
}
