import type { Queryable } from '../../../kit/db/database.ts'

export interface Asking {
  asker: Buffer
  browserHash: Buffer
  /** Nobody, where the answer must not tell. */
  userId: string | null
  round: string
  handleHash: Buffer
  now: Date
}

/** A newer asking of this browser ends the code and the ticket of its older one, and those of no other browser. */
export async function beginReset(db: Queryable, { asker, browserHash, userId, round, handleHash, now }: Asking): Promise<void> {
  const begun = { user_id: userId, round, handle_hash: handleHash, asked_at: now }
  await db
    .insertInto('reset_codes')
    .values({ asker, browser_hash: browserHash, ...begun })
    .onConflict((conflict) =>
      conflict
        .columns(['asker', 'browser_hash'])
        .doUpdateSet({ ...begun, code_hash: null, code_until: null, ticket_hash: null, ticket_until: null }),
    )
    .execute()
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
    .select(['asker', 'browser_hash', 'user_id', 'round', 'code_hash', 'code_until'])
    .where('handle_hash', '=', handleHash)
    .executeTakeFirst()
export type ResetRow = NonNullable<Awaited<ReturnType<typeof readReset>>>

/** Browsers that asked for this account lately. Index: the primary key. */
export async function readAskingBrowsers(db: Queryable, asker: Buffer): Promise<Buffer[]> {
  const rows = await db.selectFrom('reset_codes').select('browser_hash').where('asker', '=', asker).execute()
  return rows.map((row) => row.browser_hash)
}

/** The first caller uses up the code; the ticket takes its place. */
export async function exchangeCode(
  db: Queryable,
  { round, codeHash, ticketHash, until }: { round: string; codeHash: string; ticketHash: Buffer; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reset_codes')
    .set({ code_hash: null, code_until: null, ticket_hash: ticketHash, ticket_until: until })
    .where('round', '=', round)
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

/** What nobody can use any more; who asked and guessed how often is forgotten with it. */
export async function deleteOldResets(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('reset_codes').where('asked_at', '<', before).execute()
  await db.deleteFrom('otp_locks').where('at', '<', before).execute()
}
