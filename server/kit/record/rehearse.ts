import { sql } from 'kysely'
import type { Tx } from './write.ts'

/**
 * Carries a change out inside the transaction and takes all of it back, so that whatever would refuse it later refuses it now, with
 * the same error. It records nothing and runs no hook; an error ends the transaction, as it does for any other change.
 */
export async function rehearse(tx: Tx, change: (tx: Tx) => Promise<unknown>): Promise<void> {
  const writes: Promise<unknown>[] = []
  await sql`savepoint rehearsal`.execute(tx.db)
  await change({
    db: tx.db,
    record: () => undefined,
    withCommit: (writing) => {
      writing.catch(() => undefined) // The error is thrown below, where it is awaited.
      writes.push(writing)
    },
    afterwards: () => undefined,
  })
  await Promise.all(writes)
  await sql`rollback to savepoint rehearsal`.execute(tx.db)
  await sql`release savepoint rehearsal`.execute(tx.db)
}
