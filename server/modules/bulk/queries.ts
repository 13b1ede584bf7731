import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../kit/db/database.ts'
import { newId } from '../../kit/db/id.ts'
import type { BulkRows, BulkRuns } from './rows.gen.ts'

interface NewRun {
  readonly kind: string
  readonly records: readonly { readonly id: string; readonly version: number }[]
  readonly command: unknown
}

export async function insertRun(db: Queryable, actorId: string, { kind, records, command }: NewRun, at: Date): Promise<string> {
  const id = newId()
  await db
    .insertInto('bulk_runs')
    .values({ id, kind, actor_id: actorId, command: JSON.stringify(command), created_at: at })
    .execute()
  await db
    .insertInto('bulk_rows')
    .values(
      records.map((record, place) => ({
        run_id: id,
        place,
        object_id: record.id,
        version: record.version,
        request_id: newId(),
      })),
    )
    .execute()
  return id
}

export function readRun(db: Queryable, id: string): Promise<Run | undefined> {
  return db.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A number of our own among PostgreSQL's advisory locks of two keys. */
const RUNS = 481_517

/** How many runs of this person wait; until the transaction ends nobody else adds one. Index: bulk_runs_waiting. */
export async function countWaiting(db: Queryable, actorId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(RUNS)}, hashtext(${actorId}))`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*) from bulk_runs where actor_id = ${actorId} and finished_at is null`.execute(db)
  return rows[0]!.count
}

/**
 * The run of a kind whose turn it is, locked until the transaction ends: the oldest of the person who waits longest for a turn. A
 * person whose run is in progress is passed over, so that no two of one person and kind run at once.
 */
export async function takeTurn(db: Queryable, kind: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update bulk_runs set turn = nextval('bulk_turns') where id = (
      select run.id from bulk_runs run
      where kind = ${kind} and finished_at is null and not exists (
        select from bulk_runs earlier
        where earlier.actor_id = run.actor_id and earlier.kind = run.kind and earlier.finished_at is null
          and (earlier.created_at, earlier.id) < (run.created_at, run.id)
      )
      order by (select max(turn) from bulk_runs own where own.actor_id = run.actor_id), created_at, id
      limit 1 for update skip locked
    )
    returning id`.execute(db)
  return rows[0]?.id
}

export type Run = Selectable<BulkRuns>
export type RunRow = Selectable<BulkRows>

export interface RunLine {
  id: string
  command: string
  created_at: Date
  finished_at: Date | null
  waiting: number
  done: number
  refused: number
}

/** Newest first. Index: bulk_runs_by_actor. */
export async function readRunsOf(db: Queryable, kind: string, actorId: string, since: Date, limit: number): Promise<RunLine[]> {
  const { rows } = await sql<RunLine>`
    select run.id, run.command->>'name' as command, run.created_at, run.finished_at, counted.*
    from (
      select * from bulk_runs where actor_id = ${actorId} and kind = ${kind} and created_at > ${since}
      order by created_at desc, id desc limit ${sql.lit(limit)}
    ) run
    cross join lateral (
      select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'done')::int as done,
             count(*) filter (where state = 'refused')::int as refused
      from bulk_rows where run_id = run.id
    ) counted
    order by run.created_at desc, run.id desc`.execute(db)
  return rows
}

/** In their order. */
export function readWaitingRows(db: Queryable, runId: string, limit: number) {
  return db
    .selectFrom('bulk_rows')
    .selectAll()
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .orderBy('place')
    .limit(limit)
    .execute()
}

export function readRunRows(db: Queryable, runId: string) {
  return db.selectFrom('bulk_rows').selectAll().where('run_id', '=', runId).orderBy('place').execute()
}

/** Without a code it was done. */
export async function settleRow(db: Queryable, runId: string, place: number, code: string | null): Promise<void> {
  await db
    .updateTable('bulk_rows')
    .set({ state: code === null ? 'done' : 'refused', code })
    .where('run_id', '=', runId)
    .where('place', '=', place)
    .execute()
}

export async function finishRun(db: Queryable, id: string, at: Date): Promise<void> {
  await db.updateTable('bulk_runs').set({ finished_at: at }).where('id', '=', id).execute()
}

/** Index: bulk_runs_by_age. */
export async function forgetRuns(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('bulk_runs').where('created_at', '<', before).execute()
}
