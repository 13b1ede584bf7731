import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'

export interface WaitingAsked {
  readonly userId: string
  readonly kinds: readonly string[]
  readonly now: Date
  readonly requester?: readonly string[] | undefined
  readonly late?: boolean | undefined
  readonly id?: string | undefined
}

export interface WaitingRecord extends Cursor {
  readonly kind: string
  readonly deadline_at: Date
  readonly claimed_by: string | null
  readonly outcome: string | null
  readonly effect_at: Date | null
}

const waiting = ({ userId, kinds, now, requester, late, id }: WaitingAsked) => sql`
  from approval_people asked
  join approval_runs run on run.id = asked.run_id
  join objects object on object.id = asked.object_id and object.deleted_at is null
  left join pending_decisions pending on pending.run_id = run.id and pending.user_id = ${userId}
  where asked.user_id = ${userId} and asked.sort_at is not null and ${anyOf('asked.kind', kinds)}
    ${requester === undefined ? sql`` : sql`and ${anyOf('asked.requester_id', requester)}`}
    ${late === undefined ? sql`` : sql`and (run.deadline_at < ${now}) = ${late}`}
    ${id === undefined ? sql`` : sql`and asked.object_id = ${id}`}`

/** Reads the records that wait for a person, the nearest deadline first. Index: approval_people_by_user. */
export async function readWaiting(
  db: Queryable,
  asked: WaitingAsked & { readonly after: Cursor | undefined; readonly limit: number },
): Promise<WaitingRecord[]> {
  const { after, limit } = asked
  const { rows } = await sql<WaitingRecord>`
    select asked.object_id as id, asked.kind, run.deadline_at::text as sort, run.deadline_at, run.claimed_by, pending.outcome, pending.effect_at
    ${waiting(asked)}
    ${after ? sql`and (run.deadline_at, asked.object_id) > (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``}
    order by run.deadline_at, asked.object_id limit ${limit}`.execute(db)
  return rows
}

/** How many wait, stopped one past the limit; a decision that has not taken effect no longer waits. */
export async function countWaiting(db: Queryable, asked: WaitingAsked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${waiting(asked)} and pending.id is null limit ${sql.lit(COUNT_LIMIT + 1)}) found`.execute(
    db,
  )
  return rows[0]!.count
}

export interface OwnDecisionRow extends Cursor {
  readonly object_id: string
  readonly kind: string
  readonly outcome: string
  readonly in_place: boolean
  readonly reason: string
  readonly decided_at: Date
  readonly state: string
}

interface DecidedAsked extends Pick<WaitingAsked, 'userId' | 'kinds' | 'requester'> {
  readonly after: Cursor | undefined
  readonly limit: number
}

/** The decisions of a person, newest first, one row where it counted for several seats. Index: approval_decisions_by_person. */
export async function readOwnDecisions(
  db: Queryable,
  { userId, kinds, requester, after, limit }: DecidedAsked,
): Promise<OwnDecisionRow[]> {
  const { rows } = await sql<OwnDecisionRow>`
    select decision.id, decision.decided_at::text as sort, run.object_id, run.kind, decision.outcome, decision.in_place, decision.reason,
      decision.decided_at, run.state
    from approval_decisions decision join approval_runs run on run.id = decision.run_id
    where decision.decided_by = ${userId} and not decision.carried and ${anyOf('run.kind', kinds)}
      and not exists (select from approval_decisions same where same.run_id = decision.run_id and same.step = decision.step
        and same.round = decision.round and same.decided_by = decision.decided_by and not same.carried and same.id > decision.id)
      ${requester === undefined ? sql`` : sql`and ${anyOf('decision.requester_id', requester)}`}
      ${after ? sql`and (decision.decided_at, decision.id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``}
    order by decision.decided_at desc, decision.id desc limit ${limit}`.execute(db)
  return rows
}

/** The kind of the run of each record that is on its way. Index: approval_runs_live. */
export async function kindsOfRuns(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ object_id: string; kind: string }>`
    select object_id, kind from approval_runs where ${anyOf('object_id', ids)} and state in ('waiting', 'claimed')`.execute(db)
  return new Map(rows.map(({ object_id, kind }) => [object_id, kind]))
}
