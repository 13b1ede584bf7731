import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { ApprovalPeople } from '../rows.gen.ts'
import type { RunRow } from './runs.ts'

export type AskedRow = Selectable<ApprovalPeople>

/** Those whom the waiting step of a record of a query asks. One probe a record. Index: approval_people_of. */
export const askedIn = (record: string): RawBuilder<string[]> =>
  sql`array(select asked.user_id from approval_people asked
    where asked.object_id = ${sql.ref(`${record}.id`)} and asked.sort_at is not null)`

/** The person who sent a record of a query for approval last. Index: approval_runs_by_object. */
export const senderIn = (record: string): RawBuilder<string | null> =>
  sql`(select run.requester_id from approval_runs run where run.object_id = ${sql.ref(`${record}.id`)} order by run.started_at desc limit 1)`

/** One who is to be asked. All of `any` share a seat; a delegate sits on the seat of the person acted for. */
export interface AskedPerson {
  readonly seat: string
  readonly userId: string
  readonly forUserId: string | null
  readonly via: AskedRow['via']
}

/** Index: the primary key. */
export async function readAsked(db: Queryable, { id, step, round }: RunRow): Promise<AskedRow[]> {
  return db
    .selectFrom('approval_people')
    .selectAll()
    .where('run_id', '=', id)
    .where('step', '=', step)
    .where('round', '=', round)
    .where('live', '=', true)
    .execute()
}

/** These and no others are asked from now on. Answers whether anybody came or went. */
export async function setAsked(db: Queryable, run: RunRow, wanted: readonly AskedPerson[], sortAt: Date): Promise<boolean> {
  const before = await readAsked(db, run)
  const key = ({ seat, userId }: { seat: string; userId: string }) => `${seat} ${userId}`
  const kept = new Set(wanted.map(key))
  const gone = before.filter((row) => !kept.has(key({ seat: row.seat, userId: row.user_id })))
  const there = new Set(before.map((row) => key({ seat: row.seat, userId: row.user_id })))
  const come = wanted.filter((one) => !there.has(key(one)))
  if (gone.length === 0 && come.length === 0) return false
  await endAsked(db, run)
  const listed = new Set<string>()
  const rows = wanted.map(({ seat, userId, forUserId, via }) => {
    const first = !listed.has(userId)
    listed.add(userId)
    return {
      run_id: run.id,
      object_id: run.object_id,
      kind: run.kind,
      requester_id: run.requester_id,
      step: run.step,
      round: run.round,
      seat,
      user_id: userId,
      for_user_id: forUserId,
      via,
      live: true,
      sort_at: first ? sortAt : null,
    }
  })
  if (rows.length > 0)
    await db
      .insertInto('approval_people')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['run_id', 'step', 'round', 'seat', 'user_id']).doUpdateSet((eb) => ({
          live: true,
          sort_at: eb.ref('excluded.sort_at'),
          for_user_id: eb.ref('excluded.for_user_id'),
          via: eb.ref('excluded.via'),
        })),
      )
      .execute()
  return true
}

/** Nobody is asked any more. */
export async function endAsked(db: Queryable, { id }: Pick<RunRow, 'id'>): Promise<void> {
  await db
    .updateTable('approval_people')
    .set({ live: false, sort_at: null })
    .where('run_id', '=', id)
    .where('live', '=', true)
    .execute()
}
