import { BulkCommand, type StartBulk } from '@diwan/contract/tickets/schemas/bulk'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'

export async function insertRun(db: Queryable, actorId: string, { tickets, command }: StartBulk, at: Date): Promise<string> {
  const id = newId()
  await db
    .insertInto('bulk_runs')
    .values({ id, actor_id: actorId, command: JSON.stringify(command), created_at: at })
    .execute()
  await db
    .insertInto('bulk_rows')
    .values(
      tickets.map((ticket, place) => ({
        run_id: id,
        place,
        ticket_id: ticket.id,
        version: ticket.version,
        request_id: newId(),
      })),
    )
    .execute()
  return id
}

export async function readRun(db: Queryable, id: string) {
  const run = await db.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirst()
  return run && { ...run, command: BulkCommand.parse(run.command) }
}

export interface RunLine {
  id: string
  command: BulkCommand['name']
  created_at: Date
  finished_at: Date | null
  waiting: number
  done: number
  refused: number
}

/** Newest first. Index: bulk_runs_by_actor. */
export async function readRunsOf(db: Queryable, actorId: string, since: Date, limit: number): Promise<RunLine[]> {
  const { rows } = await sql<RunLine>`
    select run.id, run.command->>'name' as command, run.created_at, run.finished_at, counted.*
    from (
      select * from bulk_runs where actor_id = ${actorId} and created_at > ${since}
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
