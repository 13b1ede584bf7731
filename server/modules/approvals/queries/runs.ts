import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { ApprovalDecisions, ApprovalRuns } from '../rows.gen.ts'

export type RunRow = Selectable<ApprovalRuns>
export type DecisionRow = Selectable<ApprovalDecisions>

export async function insertRun(db: Queryable, row: Insertable<ApprovalRuns>): Promise<void> {
  await db.insertInto('approval_runs').values(row).execute()
}

export async function updateRun(db: Queryable, id: string, set: Updateable<ApprovalRuns>): Promise<void> {
  await db.updateTable('approval_runs').set(set).where('id', '=', id).execute()
}

/** The newest one of a record, living or ended. Index: approval_runs_by_object. */
export async function readRun(db: Queryable, objectId: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('approval_runs')
    .selectAll()
    .where('object_id', '=', objectId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The one that is on its way. The caller holds the lock of the record. */
export async function lockRun(db: Queryable, objectId: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('approval_runs')
    .selectAll()
    .where('object_id', '=', objectId)
    .where(sql<boolean>`state in ('waiting', 'claimed')`)
    .forUpdate()
    .executeTakeFirst()
}

/** Records of which something is due, or of which others may have to be asked. Indexes: approval_runs_due and its neighbours. */
export async function readDue(db: Queryable, now: Date, kinds: readonly string[], limit: number) {
  const living = sql`run.state in ('waiting', 'claimed') and ${anyOf('run.kind', kinds)}`
  const { rows } = await sql<{ object_id: string; kind: string }>`
    select object_id, kind from (
      (select id from approval_runs where state in ('waiting', 'claimed') and due_at <= ${now} limit ${sql.lit(limit)})
      union (select id from approval_runs where state in ('waiting', 'claimed') and reminded_at is null and half_at <= ${now} limit ${sql.lit(limit)})
      union (select id from approval_runs where state = 'claimed' and claimed_until <= ${now} limit ${sql.lit(limit)})
      union (select id from approval_runs where stale limit ${sql.lit(limit)})
    ) due join approval_runs run on run.id = due.id where ${living}`.execute(db)
  return rows
}

/** Somebody came, left, or is away: the minute looks again who is asked. */
export async function markStale(db: Queryable): Promise<void> {
  await sql`update approval_runs set stale = true where state in ('waiting', 'claimed') and not stale`.execute(db)
}

/** The record is decided on this seat; false where somebody was faster. */
export async function insertDecision(db: Queryable, row: Insertable<ApprovalDecisions>): Promise<boolean> {
  const made = await db
    .insertInto('approval_decisions')
    .values(row)
    .onConflict((conflict) => conflict.constraint('approval_decisions_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Index: approval_decisions_once. */
export async function readDecisions(db: Queryable, runId: string): Promise<DecisionRow[]> {
  return db.selectFrom('approval_decisions').selectAll().where('run_id', '=', runId).orderBy('decided_at').orderBy('id').execute()
}

/** Reads those of all runs of a record. Indexes: approval_runs_by_object, approval_decisions_once. */
export async function readAllDecisions(db: Queryable, objectId: string): Promise<DecisionRow[]> {
  return db
    .selectFrom('approval_decisions as decision')
    .innerJoin('approval_runs as run', 'run.id', 'decision.run_id')
    .selectAll('decision')
    .where('run.object_id', '=', objectId)
    .orderBy('decision.decided_at')
    .orderBy('decision.id')
    .execute()
}

/** The rows of purged records; their people and decisions go with their runs, chains with their targets. */
export async function forgetApprovals(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('approval_runs').where(anyOf('object_id', ids)).execute()
  await sql`delete from approval_chains where ${anyOf('target_id', ids)}
    and not exists (select from approval_runs where chain_id = approval_chains.id)`.execute(db)
}
