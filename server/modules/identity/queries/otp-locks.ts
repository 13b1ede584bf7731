import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export interface OtpLock {
  who: string
  failures: number
  locks: number
  locked_until: Date | null
  /** When the first of these failures was. */
  since: Date
  at: Date
}

/** Their rows, made where missing and locked until the transaction ends: guesses made at once are counted one by one. */
export async function lockGuesses(db: Queryable, whos: readonly string[], at: Date): Promise<OtpLock[]> {
  const rows = whos.toSorted().map((who) => ({ who, failures: 0, locks: 0, since: at, at }))
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

/** These are clean again. */
export async function forgiveGuesses(db: Queryable, whos: readonly string[]): Promise<void> {
  await db.deleteFrom('otp_locks').where(anyOf('who', whos)).execute()
}
