import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { ApprovalCancellations } from '../rows.gen.ts'

export type CancellationRow = Selectable<ApprovalCancellations>

export async function insertCancellation(db: Queryable, row: Insertable<ApprovalCancellations>): Promise<void> {
  await db.insertInto('approval_cancellations').values(row).execute()
}

/** Reads those of all runs of a record. Indexes: approval_runs_by_object, approval_cancellations_once. */
export async function readCancellations(db: Queryable, objectId: string): Promise<CancellationRow[]> {
  return db
    .selectFrom('approval_cancellations as canceled')
    .innerJoin('approval_runs as run', 'run.id', 'canceled.run_id')
    .selectAll('canceled')
    .where('run.object_id', '=', objectId)
    .orderBy('canceled.canceled_at')
    .execute()
}

/** For kinds that stay open to those who decided: everyone who approved, rejected or returned a record of a query. Index: approval_runs_by_object. */
export const decidedIn = (record: string): RawBuilder<string[]> =>
  sql`array(select distinct decision.decided_by from approval_runs run join approval_decisions decision on decision.run_id = run.id
    where run.object_id = ${sql.ref(`${record}.id`)})`
