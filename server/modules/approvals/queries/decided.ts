import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

/** The people who decided on a record so far, and their reasons, each in the order of the decisions. */
interface Decided {
  readonly people: string
  readonly reasons: string
}

/** By record, for lists of them. Indexes: approval_runs_by_object, approval_decisions_once. */
export async function readDecided(db: Queryable, objectIds: readonly string[]): Promise<ReadonlyMap<string, Decided>> {
  const { rows } = await sql<Decided & { object_id: string }>`
    select run.object_id,
      string_agg(person.full_name, ' · ' order by decision.decided_at, decision.id) as people,
      coalesce(string_agg(nullif(decision.reason, ''), ' · ' order by decision.decided_at, decision.id), '') as reasons
    from approval_runs run
    join approval_decisions decision on decision.run_id = run.id and not decision.carried
    join users person on person.id = decision.decided_by
    where ${anyOf('run.object_id', objectIds)} group by run.object_id`.execute(db)
  return new Map(rows.map(({ object_id, ...decided }) => [object_id, decided]))
}

/** The person whose approval ended the newest run of a record. Index: approval_runs_by_object. */
export async function readLastApprover(db: Queryable, objectId: string): Promise<string> {
  const { rows } = await sql<{ decided_by: string }>`
    select decision.decided_by from approval_decisions decision join approval_runs run on run.id = decision.run_id
    where run.object_id = ${objectId} and decision.outcome = 'approved' order by decision.decided_at desc, decision.id desc limit 1`.execute(
    db,
  )
  return rows[0]!.decided_by
}
