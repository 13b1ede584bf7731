import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export interface OtpLock {
  who: string
  failures: number
  locks: number
  locked_until: Date | null
  at: Date
}

/** Their rows, made where missing and locked until the transaction ends: guesses made at once are counted one by one. */
export async function lockGuesses(db: Queryable, whos: readonly string[], at: Date): Promise<OtpLock[]> {
  const rows = whos.toSorted().map((who) => ({ who, failures: 0, locks: 0, at }))
  await db
    .insertInto('otp_locks')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db.selectFrom('otp_locks').selectAll().where(anyOf('who', whos)).orderBy('who').forUpdate().execute()
}

export async function keepGuesses(db: Queryable, locks: readonly OtpLock[]): Promise<void> {
  for (const { who, ...values } of locks) await db.updateTable('otp_locks').set(values).where('who', '=', who).execute()
}

export const readLocks = (db: Queryable, whos: readonly string[]): Promise<OtpLock[]> =>
  db.selectFrom('otp_locks').selectAll().where(anyOf('who', whos)).execute()

/** A right code: the account is clean again. */
export async function forgiveGuesses(db: Queryable, who: string): Promise<void> {
  await db.deleteFrom('otp_locks').where('who', '=', who).execute()
}
