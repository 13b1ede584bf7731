import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { PendingDecisions } from '../rows.gen.ts'

/** A decision that has not taken effect: until then its maker may undo it, and it changes nothing for anyone else. */
export type PendingRow = Selectable<PendingDecisions>

/** For the lists of what waits for a person's decision: leaves out what this person decided a moment ago. */
export const notDecidedBy = (record: string, userId: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from pending_decisions pending
    where pending.object_id = ${sql.ref(`${record}.id`)} and pending.user_id = ${userId})`

export async function insertPending(db: Queryable, row: Insertable<PendingDecisions>): Promise<void> {
  await db.insertInto('pending_decisions').values(row).execute()
}

/** Index: pending_decisions_run_id_key. */
export async function readPending(db: Queryable, runId: string): Promise<PendingRow | undefined> {
  return db.selectFrom('pending_decisions').selectAll().where('run_id', '=', runId).executeTakeFirst()
}

export async function readPendingById(db: Queryable, id: string): Promise<PendingRow | undefined> {
  return db.selectFrom('pending_decisions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Index: pending_decisions_due. */
export async function readPendingDue(db: Queryable, now: Date, kinds: readonly string[], limit: number): Promise<PendingRow[]> {
  return db
    .selectFrom('pending_decisions')
    .selectAll()
    .where('effect_at', '<=', now)
    .where(anyOf('kind', kinds))
    .orderBy('effect_at')
    .limit(limit)
    .execute()
}

/** Removes it; false if it was undone, carried out or dropped before. */
export async function takePending(db: Queryable, id: string): Promise<boolean> {
  const taken = await db.deleteFrom('pending_decisions').where('id', '=', id).returning('id').executeTakeFirst()
  return taken !== undefined
}

/** Index: pending_decisions_by_object. */
export async function takeOwnPending(db: Queryable, objectId: string, userId: string): Promise<PendingRow | undefined> {
  return db
    .deleteFrom('pending_decisions')
    .where('object_id', '=', objectId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** The run has ended in another way. */
export async function dropPendingOf(db: Queryable, runId: string): Promise<void> {
  await db.deleteFrom('pending_decisions').where('run_id', '=', runId).execute()
}
